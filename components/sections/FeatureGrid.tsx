import {Icon} from '@/components/ui/Icon';
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
        <ul className="feature-tiles">
          {tiles.map((tile) => (
            <li key={tile.key} data-category={tile.category}>
              <div>
                <span>{tile.label}</span>
                <Icon name={`icon-${tile.category}`} />
              </div>
              <h3>{tile.title}</h3>
              <p>{tile.text}</p>
            </li>
          ))}
        </ul>
      </FeatureFilter>
    </section>
  );
}
