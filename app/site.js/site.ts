/**
 * What every page does by plain script, whether React is there or not. Elements are looked up at each event: React may make the
 * page again. Of what React draws, only attributes and `ForeignContent` change.
 */
import {holdPhoneMenu} from '@/components/layout/holdPhoneMenu';
import {hoverMenus} from '@/components/layout/hoverMenus';
import {rememberLanguage} from '@/components/layout/rememberLanguage';
import {tellOffline} from '@/components/layout/tellOffline';
import {tellOpeningHours} from '@/components/sections/tellOpeningHours';
import {playInSight} from '@/components/ui/playInSight';

hoverMenus();
holdPhoneMenu();
rememberLanguage();
tellOffline();
tellOpeningHours();
playInSight();
