import {DistributorSky, type DistributorSkyWords} from './DistributorSky';
import {ShortList, type ShortListWords} from './skyDesk/ShortList';
import {SkyFilters, type SkyFiltersWords} from './skyDesk/SkyFilters';

export type SkyDeskWords = {
  label: string;
  filters: SkyFiltersWords;
  sky: DistributorSkyWords;
  list: ShortListWords;
};

/** The matching screen by night: what the brand asks for, the sky that answers, and the names it keeps. */
export function SkyDesk({words}: {words: SkyDeskWords}) {
  return (
    <div role="img" aria-label={words.label} className="text-on-indigo text-small max-sm:-mx-gutter">
      <div
        aria-hidden="true"
        className="grid overflow-clip border-night-line bg-night sm:[box-shadow:0_36px_64px_-40px_oklch(0.1_0.05_276/0.8)] sm:rounded-md sm:border md:grid-cols-[220px_minmax(0,1fr)] xl:grid-cols-[228px_minmax(0,1fr)_276px]"
      >
        <SkyFilters words={words.filters} />
        {/* Where the column is higher than the sky, its orbits go on. */}
        <div className="grid content-center overflow-clip border-night-line *:overflow-visible [&_svg]:overflow-visible max-md:border-t max-sm:px-gutter md:border-l">
          <DistributorSky words={words.sky} />
        </div>
        <ShortList words={words.list} />
      </div>
    </div>
  );
}
