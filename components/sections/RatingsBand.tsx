import type {IconName} from '@/components/ui/Icon';
import {Icon} from '@/components/ui/Icon';
import {StarRow} from './StarRow';

type Platform = {
  key: IconName;
  name: string;
  badge: string;
  text: string;
  score: string;
  share: number;
  reviews: string;
};

type Props = {
  title: string;
  text: string;
  overall: {label: string; figure: string; score: string; share: number};
  satisfaction: string;
  platforms: readonly Platform[];
};

/** The average as a figure that fills its column, and the two review sites that it is computed from. */
export function RatingsBand({title, text, overall, satisfaction, platforms}: Props) {
  return (
    <section id="ratings" className="bg-mist py-section">
      <div className="wrap grid grid-cols-1 gap-x-[clamp(40px,6vw,96px)] gap-y-10 lg:grid-cols-[minmax(0,21rem)_minmax(0,1fr)]">
        <div className="flex flex-col print:break-inside-avoid max-lg:grid max-lg:grid-cols-[auto_1fr] max-lg:items-center max-lg:gap-x-6 max-[22rem]:block sm:max-lg:gap-x-12">
          <p className="text-ink-2 max-lg:col-span-2">{overall.label}</p>
          <p className="-ml-[0.04em] font-semibold text-[clamp(5.5rem,3rem+9vw,9.5rem)] leading-none tracking-[-0.055em] sm:max-lg:row-span-2 lg:text-[14.5rem] print:text-figure">
            {overall.figure}
          </p>
          <p className="flex flex-wrap items-center gap-x-3 sm:max-lg:self-end lg:my-auto">
            <StarRow share={overall.share} className="text-[1.5rem] lg:text-[1.75rem]" />
            <span>{overall.score}</span>
          </p>
          <p className="double-rule pt-4 pb-3 font-semibold text-lede max-sm:col-span-2 max-sm:mt-4 sm:max-lg:self-start sm:pb-4 lg:pt-0">
            {satisfaction}
          </p>
        </div>
        <div>
          <h2>{title}</h2>
          <p className="mt-3 text-ink-2 sm:mt-4 sm:text-lede">{text}</p>
          <ul className="rating-list">
            {platforms.map((platform) => (
              <li key={platform.key}>
                <span className="grid size-12 place-items-center rounded-md border-[1.5px] border-rule bg-sheet sm:size-16">
                  <Icon name={`icon-${platform.key}`} className="size-7 text-ink sm:size-9" />
                </span>
                <div>
                  <h3>{platform.name}</h3>
                  <p>{platform.text}</p>
                  <p className="mt-2 inline-block rounded-xs sm:mt-3 bg-marigold px-2.5 py-1 font-semibold text-on-marigold text-small">
                    {platform.badge}
                  </p>
                </div>
                <div className="max-sm:col-start-2 max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3 sm:ml-2 sm:text-right">
                  <p className="font-semibold text-h3 sm:mb-1 sm:text-h3-lg">{platform.score}</p>
                  <StarRow share={platform.share} className="text-[1rem] sm:text-[1.25rem]" />
                  <p className="text-ink-2 text-note sm:mt-1">{platform.reviews}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
