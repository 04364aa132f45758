import {Section} from '@/components/sections/SectionParts';
import {H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {entriesOf, wordsAt} from '@/i18n/words';

const list =
  'grid grid-cols-3 gap-x-6 gap-y-5 overflow-x-clip @max-xs:gap-x-2 @max-xs:text-center @xs:gap-y-9 @xl:grid-cols-6';

/** The thread from this mark to the next; it passes behind the mark. */
const thread =
  'before:absolute before:top-6 before:-right-6 before:left-0 before:border-cloth before:border-t-2 before:border-dashed @xs:before:top-9';

const mark =
  'relative grid size-12 place-items-center rounded-full border-[1.5px] border-rule bg-sheet @max-xs:mx-auto @xs:size-18';

/** Partners by their role, strung on the thread. */
export async function PartnerRoles() {
  const {items, ...head} = await wordsAt('home.partners');
  return (
    <Section id="partners" className="" {...head}>
      <ul className={list}>
        {entriesOf(items).map(({id, name, text}) => (
          <li key={id} className={`relative ${thread}`}>
            <span className={mark}>
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
