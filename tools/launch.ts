/**
 * `npm run launch`: what is still a placeholder or not set, why it matters and where it is set (docs/launching.md). It fails where the law
 * or a lead depends on something that is missing.
 */
import './withBuildSettings';
import {knownFacts} from '@/content/ownerFacts';
import {campaign} from '@/content/plans';
import {site} from '@/settings/site';
import {isNeeded, openPoints, report} from './launchPoints';

const open = openPoints({site, facts: knownFacts, discount: campaign.percent});
console.log(report(open));
if (open.some(isNeeded)) process.exitCode = 1;
