import {site} from '../settings/site.ts';
import {exampleFacts} from './ownerFacts.example.ts';
import type {OwnerFacts} from './ownerFactTypes.ts';

/** The facts of this site that only its owner knows: ownerFactTypes.ts lists them. None is set. */
export const knownFacts: OwnerFacts = {};

/** What pages show. With EXAMPLE_FACTS=1 that is every fact, with invented values: to see where each appears. */
export const ownerFacts: OwnerFacts = site.exampleFacts ? exampleFacts : knownFacts;
