import {FeatureMark} from '@/components/scenes/FeatureMark';
import type {SectionProps} from './productSection';
import {SectionHead} from './SectionHead';

/** Features as entries of a ledger; beside them, one of them at work, in sight while the others pass. */
export function FeatureRows({id, title, text, items, picture}: SectionProps) {
  return (
    <section id={id} className="border-line border-t bg-sheet py-section">
      <div className="wrap">
        <SectionHead title={title} text={text} />
        <div className="grid items-start gap-x-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <ul className="-mt-7 lg:-mt-4">
            {items.map((item) => (
              <li
                key={item.id}
                className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-5 border-line border-b py-6 last:border-b-0 last:pb-0 md:grid-cols-[3.5rem_minmax(0,1fr)] md:gap-x-7 md:py-7"
              >
                <FeatureMark name={item.id} className="size-11 text-p md:size-13" />
                <div>
                  <h3 className="md:text-h3-lg">{item.title}</h3>
                  <p className="mt-2 text-ink-2">{item.text}</p>
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
