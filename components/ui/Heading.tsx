import type {ComponentProps, ReactNode} from 'react';
import {keepPhrasesTogether} from './keepPhrasesTogether';

/** Headings whose lines break only between phrases. Sections and pages must use these (`noRestrictedElements` in biome.json). */
export const H1 = ({children, ...props}: ComponentProps<'h1'>) => <h1 {...props}>{withPhrases(children)}</h1>;
export const H2 = ({children, ...props}: ComponentProps<'h2'>) => <h2 {...props}>{withPhrases(children)}</h2>;
export const H3 = ({children, ...props}: ComponentProps<'h3'>) => <h3 {...props}>{withPhrases(children)}</h3>;

/** The text below a page's title. The first paint waits for it (app/[locale]/layout.tsx). */
export const Lede = ({className = '', ...props}: ComponentProps<'p'>) => (
  <p id={ledeId} className={`text-lede ${className}`} {...props} />
);
export const ledeId = 'lede';

function withPhrases(children: ReactNode): ReactNode {
  // In development the types of keys are not checked.
  if (children === undefined) {
    throw new Error('A heading has no words: `npm run typecheck` names the key that is missing.');
  }
  return typeof children === 'string' ? keepPhrasesTogether(children) : children;
}
