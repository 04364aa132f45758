import {getFormatter} from 'next-intl/server';
import {Section} from '@/components/sections/SectionParts';
import {H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {ownerFacts} from '@/content/ownerFacts';
import {entriesOf, wordsAt} from '@/i18n/words';
import {interpolate, placeholders} from '@/lib/interpolate';
import styles from './PartnerRoles.module.css';

/** The roles of partners, as marks on a dashed line. */
export async function PartnerRoles() {
  const {items, connectsTo, ...head} = await wordsAt('home.partners', placeholders('names'));
  const format = await getFormatter();
  const {gateways, crms, couriers} = ownerFacts;
  const partnerNames: {[role: string]: readonly string[] | undefined} = {
    payments: gateways,
    crm: crms,
    shipping: couriers,
  };
  const roles = entriesOf<string, {name: string; text?: string}>(items).map((role) => {
    const names = partnerNames[role.id];
    return names ? {...role, text: interpolate(connectsTo, {names: format.list(names, 'names')})} : role;
  });
  return (
    <Section id="partners" className="" {...head}>
      <ul className={styles.list}>
        {roles.map(({id, name, text}) => (
          <li key={id} className={styles.role}>
            <span className={styles.mark}>
              <Icon name={`icon-${id}`} className="size-6 @xs:size-9" />
            </span>
            <H3 className="mt-2 text-base leading-tight @max-xs:text-note @xs:mt-4">{name}</H3>
            {text && <p className="mt-1 text-note @max-xs:hidden">{text}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
