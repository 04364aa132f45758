import type {CarouselWords} from '@/components/ui/CarouselControls';
import {LateCarousel} from '@/components/ui/LateCarousel';
import type {AddOn} from '@/content/plans';
import {AddOnMark} from './AddOnMark';
import {SectionHead} from './SectionHead';

type Props = {
  title: string;
  text: string;
  /** What each of them carries on its label. */
  extra: string;
  words: CarouselWords & {label: string};
  items: readonly {key: AddOn; title: string; text: string}[];
};

/** Extras that go round; on paper they stand side by side. */
export function AddOns({title, text, extra, words, items}: Props) {
  return (
    <section className="wrap pb-section" id="add-ons">
      <SectionHead title={title} text={text} />
      <LateCarousel words={words} titles={items.map((item) => item.title)}>
        {items.map((item) => (
          <li key={item.key} className="min-w-0 flex-none basis-[86%] snap-start pl-4 sm:basis-1/2 lg:basis-1/3">
            <div className="add-on-card">
              <div className="flex items-start justify-between">
                <AddOnMark name={item.key} />
                <span>{extra}</span>
              </div>
              <div>
                <h3>{item.title}</h3>
                <p>{item.text}</p>
              </div>
            </div>
          </li>
        ))}
      </LateCarousel>
    </section>
  );
}
