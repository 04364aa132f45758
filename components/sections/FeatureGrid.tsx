import {Drawing} from '@/components/ui/Drawing';
import type {FeatureCategory} from '@/content/home';
import {FeatureFilter, type FilterTab} from './FeatureFilter';
import {SectionHead} from './SectionHead';

type Tile = {key: string; category: FeatureCategory; label: string; title: string; text: string};

type Props = {title: string; text: string; filter: string; tabs: readonly FilterTab[]; tiles: readonly Tile[]};

/** Small features by category. All are in the page; the filter only hides, so that it reads without scripts. */
export function FeatureGrid({title, text, filter, tabs, tiles}: Props) {
  return (
    <section id="features" className="wrap pb-section">
      <SectionHead title={title} text={text} />
      <FeatureFilter label={filter} tabs={tabs}>
        <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {tiles.map((tile) => (
            <li
              key={tile.key}
              data-category={tile.category}
              className="not-print:data-away:hidden border-line border-t pt-2.5 pb-3 sm:border-rule sm:pt-4 sm:pb-8"
            >
              <div className="flex items-center justify-between gap-3 text-note max-sm:float-right max-sm:ml-3">
                <span className="text-ink-2 max-sm:sr-only">{tile.label}</span>
                <Drawing name={`icon-${tile.category}`} className="size-5.5 text-cloth-text" />
              </div>
              <h3 className="max-sm:text-base max-sm:leading-snug sm:mt-3">{tile.title}</h3>
              <p className="mt-0.5 text-ink-2 max-sm:text-small max-sm:deva:leading-normal sm:mt-1.5">{tile.text}</p>
            </li>
          ))}
        </ul>
      </FeatureFilter>
    </section>
  );
}
