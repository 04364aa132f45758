import type {ReactNode} from 'react';
import {Action} from '@/components/ui/Action';
import {Drawing} from '@/components/ui/Drawing';
import type {Href} from '@/content/paths';

type Props = {
  title: string;
  text: string;
  items: readonly {title: string; text: string}[];
  figures: readonly {figure: string; label: string}[];
  action: {href: Href; label: string};
  scene: ReactNode;
};

/** What the AI sees coming, on its own ground: the chart runs out of the page, as the future does. */
export function GrowthBand({title, text, items, figures, action, scene}: Props) {
  return (
    <section id="ai-growth" data-product="nimbus-ai" className="overflow-clip bg-p-tint py-section">
      <div className="wrap">
        <div className="grid gap-x-[clamp(40px,5vw,80px)] gap-y-6 sm:gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
          <div>
            <Drawing name="glyph-nimbus-ai" className="mb-4 size-11 text-p sm:mb-5 sm:size-14" />
            <h2>{title}</h2>
            <p className="mt-3 text-ink-2 max-sm:text-note max-sm:deva:leading-relaxed sm:mt-5 sm:text-lede">{text}</p>
            <Action href={action.href} className="mt-5 sm:mt-7">
              {action.label}
              <Drawing name="icon-arrow" className="size-3.5 flex-none" />
            </Action>
          </div>
          <div className="-mr-bleed flex min-h-54 [--note-edge:var(--spacing-gutter)] pt-12 sm:min-h-75 *:flex-1">
            {scene}
          </div>
        </div>
        <ol className="mt-8 sm:mt-12 grid border-p-line md:grid-cols-3 md:border-t">
          {items.map((item) => (
            <li
              key={item.title}
              className="grid grid-cols-[1.5rem_1fr] gap-x-3 border-p-line py-3 sm:py-5 max-md:border-t md:border-l md:px-6 md:first:border-l-0 md:first:pl-0"
            >
              <Drawing name="icon-knot" className="mt-1.5 size-4.5 text-cloth" />
              <div>
                <h3>{item.title}</h3>
                <p className="mt-1 text-ink-2 max-sm:text-note sm:mt-1.5">{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <dl className="grid grid-cols-3 border-rule border-y-[1.5px] max-sm:grid-cols-1">
          {figures.map(({figure, label}) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end border-p-line py-5 max-sm:flex-row-reverse max-sm:items-center max-sm:justify-between max-sm:gap-4 max-sm:py-2 max-sm:not-first:border-t sm:border-l sm:px-6 sm:first:border-l-0 sm:first:pl-0"
            >
              <dt className="text-ink-2 leading-snug max-sm:text-right max-sm:text-note">{label}</dt>
              <dd className="whitespace-nowrap font-semibold text-figure tracking-[-0.035em] max-sm:text-h2 deva:leading-[1.4] deva:tracking-normal">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
