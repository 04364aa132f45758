/**
 * The plain script of every page. It works whether React is loaded or not, so its modules keep to two rules. They look up
 * elements at each event, because React may have rendered the page again. And they change only attributes and the content of
 * `ForeignContent`, because React would undo anything else.
 */

import {addCampaignToLinks} from '@/components/layout/addCampaignToLinks';
import {countVisits} from '@/components/layout/countVisits';
import {hoverMenus} from '@/components/layout/hoverMenus';
import {makePhoneMenuModal} from '@/components/layout/makePhoneMenuModal';
import {rememberLanguage} from '@/components/layout/rememberLanguage';
import {reportVisits} from '@/components/layout/reportVisits';
import {showOfflineBar} from '@/components/layout/showOfflineBar';
import {showOpeningHours} from '@/components/sections/showOpeningHours';
import {playInSight} from '@/components/ui/playInSight';
import {forgetDrafts} from '@/lib/forms/forgetDrafts';

hoverMenus();
makePhoneMenuModal();
rememberLanguage();
showOfflineBar();
showOpeningHours();
playInSight();
forgetDrafts();

/** bundle.ts inlines the settings, so that a build without them has none of the code. */
const admin = process.env.ADMIN ?? '';
addCampaignToLinks([admin, process.env.PARTNER_FORM ?? '']);
if (process.env.COUNTING_SCRIPT) {
  countVisits({script: process.env.COUNTING_SCRIPT, siteId: process.env.COUNTING_SITE_ID ?? '', admin});
}
if (process.env.VISIT_REPORTS) reportVisits(process.env.VISIT_REPORTS);
