import {Icon} from '@/components/ui/Icon';
import type {SectionProps} from './productSection';
import {SectionHead} from './SectionHead';

/** Features as entries of a ledger; beside them, one of them at work, in sight while the others pass. */
export function FeatureRows({id, title, text, items, picture}: SectionProps) {
  return (
    <section id={id} className="border-line border-t bg-sheet py-section">
      <div className="wrap">
        <SectionHead title={title} text={text} />
        <div className="grid items-start gap-x-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <ul className="feature-rows">
            {items.map((item) => (
              <li key={item.id}>
                <Icon name={`feature-${item.id}`} />
                <div>
                  <h3>{item.title}</h3>
                  <p>{item.text}</p>
                </div>
              </li>
            ))}
          </ul>
          <div className="sticky top-28 rounded-md bg-p-tint px-8 pt-10 max-lg:hidden">{picture}</div>
        </div>
      </div>
    </section>
  );
}
