import {FeatureMark} from '@/components/scenes/FeatureMark';
import type {SectionProps} from './productSection';
import {SectionHead} from './SectionHead';

/** Features as entries of a ledger: a mark, a title, an account of it. */
export function FeatureRows({id, title, text, items}: SectionProps) {
  return (
    <section id={id} className="border-line border-t bg-sheet py-section">
      <div className="wrap">
        <SectionHead title={title} text={text} />
        <ul className="-mt-7 md:-mt-10">
          {items.map((item) => (
            <li
              key={item.id}
              className="grid gap-x-8 gap-y-2 border-line md:items-center border-b py-7 last:border-b-0 max-md:grid-cols-[44px_1fr] md:grid-cols-[64px_minmax(0,5fr)_minmax(0,6fr)] md:py-9"
            >
              <FeatureMark name={item.id} className="size-11 text-p md:size-14" />
              <h3 className="self-center md:text-h3-lg">{item.title}</h3>
              <p className="text-ink-2 max-md:col-start-2">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
