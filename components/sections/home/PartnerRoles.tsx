import {Section} from '@/components/sections/SectionParts';
import {H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {entriesOf, wordsAt} from '@/i18n/words';
import styles from './PartnerRoles.module.css';

/** The roles of partners, as marks on a dashed line. */
export async function PartnerRoles() {
  const {items, ...head} = await wordsAt('home.partners');
  return (
    <Section id="partners" className="" {...head}>
      <ul className={styles.list}>
        {entriesOf(items).map(({id, name, text}) => (
          <li key={id} className={styles.role}>
            <span className={styles.mark}>
              <Icon name={`icon-${id}`} className="size-6 @xs:size-9" />
            </span>
            <H3 className="mt-2 text-base leading-tight @max-xs:text-note @xs:mt-4">{name}</H3>
            <p className="mt-1 text-note @max-xs:hidden">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
