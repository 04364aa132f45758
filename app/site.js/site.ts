/**
 * The plain script of every page. It works whether React is loaded or not, so its modules keep to two rules. They look up
 * elements at each event, because React may have rendered the page again. And they change only attributes and the content of
 * `ForeignContent`, because React would undo anything else.
 */
import {holdPhoneMenu} from '@/components/layout/holdPhoneMenu';
import {hoverMenus} from '@/components/layout/hoverMenus';
import {rememberLanguage} from '@/components/layout/rememberLanguage';
import {tellOffline} from '@/components/layout/tellOffline';
import {tellOpeningHours} from '@/components/sections/tellOpeningHours';
import {playInSight} from '@/components/ui/playInSight';
import {forgetDrafts} from '@/lib/forms/forgetDrafts';

hoverMenus();
holdPhoneMenu();
rememberLanguage();
tellOffline();
tellOpeningHours();
playInSight();
forgetDrafts();
