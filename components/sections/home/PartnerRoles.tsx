import {getFormatter} from 'next-intl/server';
import {LogoStrip} from '@/components/sections/LogoStrip';
import {partnerLogos} from '@/content/logos';
import {ownerFacts} from '@/content/ownerFacts';
import {entriesOf, wordsAt} from '@/i18n/words';
import {interpolate, placeholders} from '@/lib/interpolate';

/** The logos of the companies that the suite works with. If the owner has listed the names of a role, it says what it connects to. */
export async function PartnerRoles() {
  const {title, text, items, connectsTo} = await wordsAt('home.partners', placeholders('names'));
  const format = await getFormatter();
  const {gateways, crms, couriers} = ownerFacts;
  const names: {[role: string]: readonly string[] | undefined} = {payments: gateways, crm: crms, shipping: couriers};
  const logos = entriesOf(items).map(({id, name: role}) => {
    const connected = names[id];
    const connection = connected && interpolate(connectsTo, {names: format.list(connected, 'names')});
    return {...partnerLogos[id], role: connection ?? role};
  });
  return (
    <LogoStrip
      id="partners"
      title={title}
      text={text}
      logos={logos}
      className="@sm:grid-cols-3 @xl:grid-cols-[repeat(6,auto)] @xl:justify-between"
    />
  );
}
