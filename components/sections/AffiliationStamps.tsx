import {H2, H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';

/** The id of each names its icon. */
type Props = {title: string; text?: string; items: readonly {id: string; name: string; text: string}[]};

const frame =
  'grid items-center gap-x-12 gap-y-4 border-rule border-y-[1.5px] py-5 @sm:gap-y-8 @sm:py-10 @lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] print:break-inside-avoid';

const list = 'grid gap-x-6 gap-y-3 @xs:grid-cols-2 @sm:auto-cols-fr @sm:grid-flow-col @sm:gap-y-7';

const stampLayout =
  'grid size-14 place-items-center rounded-full @max-xs:row-span-2 @xs:mb-4 @xs:size-24 @xs:-outline-offset-8';
const stampInk = 'border-2 border-current text-cloth-text outline-1 outline-current -outline-offset-6';

/** A hand never presses two stamps at the same angle. */
const angles = ['-rotate-6', 'rotate-4', '-rotate-3', 'rotate-7'];

/** Those who vouch for the company, as rubber stamps on a strip of paper. */
export function AffiliationStamps({title, text, items}: Props) {
  return (
    <section id="affiliations" className="wrap pb-section">
      <div className={frame}>
        <div>
          <H2 className="text-h3-lg">{title}</H2>
          {text && <p className="mt-2">{text}</p>}
        </div>
        <ul className={list}>
          {items.map(({id, name, text: role}, index) => (
            <li key={id} className="@max-xs:grid @max-xs:grid-cols-[3.5rem_1fr] @max-xs:gap-x-4">
              <span className={`${stampLayout} ${stampInk} ${angles[index]}`}>
                <Icon name={`icon-${id}`} className="size-7 @xs:size-10" />
              </span>
              <H3 className="text-base">{name}</H3>
              <p className="mt-1 text-note">{role}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
