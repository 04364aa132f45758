import {StarRow} from './StarRow';

type Platform = {key: string; name: string; badge: string; text: string; score: string; share: number; reviews: string};

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
      <div className="wrap grid gap-x-[clamp(40px,6vw,96px)] gap-y-10 lg:grid-cols-[minmax(0,21rem)_minmax(0,1fr)]">
        <div className="flex flex-col">
          <p className="text-ink-2">{overall.label}</p>
          <p className="font-semibold text-[clamp(5.5rem,3rem+9vw,9.5rem)] leading-none tracking-[-0.055em]">
            {overall.figure}
          </p>
          <p className="mt-4 flex flex-wrap items-center gap-x-3">
            <StarRow share={overall.share} className="size-6" />
            <span>{overall.score}</span>
          </p>
          <p className="double-rule mt-auto pt-6 pb-4 font-semibold text-lede">{satisfaction}</p>
        </div>
        <div>
          <h2>{title}</h2>
          <p className="mt-4 text-ink-2 text-lede">{text}</p>
          <ul className="mt-8 border-rule border-t-[1.5px]">
            {platforms.map((platform) => (
              <li
                key={platform.key}
                className="grid gap-x-8 gap-y-3 border-line border-b py-6 last:border-b-0 last:pb-0 sm:grid-cols-[minmax(0,1fr)_auto]"
              >
                <div>
                  <h3>{platform.name}</h3>
                  <p className="mt-1.5 text-ink-2">{platform.text}</p>
                  <p className="mt-3 inline-block rounded-xs bg-marigold px-2.5 py-1 font-semibold text-on-marigold text-small">
                    {platform.badge}
                  </p>
                </div>
                <div className="sm:text-right">
                  <p className="mb-1 font-semibold text-h3-lg">{platform.score}</p>
                  <StarRow share={platform.share} />
                  <p className="mt-1 text-ink-2 text-note">{platform.reviews}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
