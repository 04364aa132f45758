import {H2, H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';

/** The id of each names its icon. */
type Props = {title: string; text?: string; items: readonly {id: string; name: string; text: string}[]};

/** A hand never presses two stamps at the same angle. */
const angles = ['-rotate-6', 'rotate-4', '-rotate-3', 'rotate-7'];

/** Those who vouch for the company, as rubber stamps on a strip of paper. */
export function AffiliationStamps({title, text, items}: Props) {
  return (
    <section id="affiliations" className="wrap pb-section">
      <div className="grid print:break-inside-avoid items-center gap-x-12 gap-y-4 border-rule border-y-[1.5px] py-5 sm:gap-y-8 sm:py-10 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
        <div>
          <H2 className="text-h3-lg">{title}</H2>
          {text && <p className="mt-2">{text}</p>}
        </div>
        <ul className="stamp-list">
          {items.map(({id, name, text: role}, index) => (
            <li key={id}>
              <span className={angles[index]}>
                <Icon name={`icon-${id}`} />
              </span>
              <H3>{name}</H3>
              <p>{role}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
