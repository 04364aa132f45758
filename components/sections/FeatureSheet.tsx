import {FeatureMark} from '@/components/scenes/FeatureMark';
import {Drawing} from '@/components/ui/Drawing';
import type {SectionProps} from './productSection';
import {SectionHead} from './SectionHead';

/** Four features on one sheet, folded in four; a knot holds the fold. */
export function FeatureSheet({id, title, text, items}: SectionProps) {
  return (
    <section id={id} className="py-section [[data-ground=paper]+&]:pt-0">
      <div className="wrap">
        <SectionHead title={title} text={text} />
        <div className="relative rounded-md border border-line bg-sheet">
          <ul className="grid sm:auto-rows-fr sm:grid-cols-2">
            {items.map((item) => (
              <li
                key={item.id}
                className="border-line p-6 not-last:border-b max-sm:grid max-sm:grid-cols-[2.75rem_minmax(0,1fr)] max-sm:items-center max-sm:gap-x-4 sm:p-8 sm:odd:border-r sm:nth-3:border-b-0 md:p-12"
              >
                <FeatureMark name={item.id} className="size-11 text-p" />
                <h3 className="text-h3-lg sm:mt-4">{item.title}</h3>
                <p className="mt-3 text-ink-2 max-sm:col-span-2">{item.text}</p>
              </li>
            ))}
          </ul>
          <Drawing
            name="icon-knot"
            className="-translate-1/2 absolute top-1/2 left-1/2 size-13 bg-sheet p-2 text-p max-sm:hidden"
          />
        </div>
      </div>
    </section>
  );
}
