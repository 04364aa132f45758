import {H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {entriesOf, wordsAt} from '@/i18n/words';
import {Section} from './SectionParts';

/** Partners by their role, strung on the thread. */
export async function PartnerStrip() {
  const {items, ...head} = await wordsAt('home.partners');
  return (
    <Section id="partners" className="" {...head}>
      <ul className="partner-strip">
        {entriesOf(items).map(({id, name, text}) => (
          <li key={id}>
            <span>
              <Icon name={`icon-${id}`} />
            </span>
            <H3>{name}</H3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
