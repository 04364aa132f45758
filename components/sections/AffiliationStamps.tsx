import {H2, H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import styles from './AffiliationStamps.module.css';

type Props = {title: string; items: readonly {icon: string; name: string; text?: string}[]};

const frame =
  'grid items-center gap-x-12 gap-y-4 border-rule border-y-[1.5px] py-5 @sm:gap-y-8 @sm:py-10 @lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] print:break-inside-avoid';

/** Each stamp has another angle, as if it was stamped by hand. */
const angles = ['-rotate-6', 'rotate-4', '-rotate-3', 'rotate-7'];

/** The organisations that vouch for the company, drawn as rubber stamps on a strip of paper. */
export function AffiliationStamps({title, items}: Props) {
  return (
    <section id="affiliations" className="wrap pb-section">
      <div className={frame}>
        <div>
          <H2 className="text-h3-lg">{title}</H2>
        </div>
        <ul className={styles.list}>
          {items.map(({icon, name, text: role}, index) => (
            <li key={name} className={styles.entry}>
              <span className={`${styles.stamp} ${angles[index]} text-cloth-text`}>
                <Icon name={`icon-${icon}`} className="size-7 @xs:size-10" />
              </span>
              <H3 className="text-base">{name}</H3>
              {role && <p className="mt-1 text-note">{role}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
