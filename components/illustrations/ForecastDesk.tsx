import {Icon} from '@/components/ui/Icon';
import type {Good} from '@/content/sample';
import {ForecastChart, type ForecastWords} from './ForecastChart';

export type ForecastDeskWords = {
  label: string;
  title: string;
  places: string;
  sold: string;
  expected: string;
  chart: ForecastWords;
  alert: {time: string; fast: string; act: string};
  list: {title: string; rows: readonly {good: Good; name: string; reason: string; count: string}[]; accept: string};
};

/** What will sell, drawn over the weeks, and what to order for it, each line with its reason. */
export function ForecastDesk({words}: {words: ForecastDeskWords}) {
  return (
    <div role="img" aria-label={words.label} className="text-ink text-small">
      <div aria-hidden="true">
        <div className="overflow-clip rounded-md bg-p-tint lifted">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-1 px-5 pt-5 sm:px-8 sm:pt-7">
            <b className="font-semibold text-h3 sm:text-h3-lg">{words.title}</b>
            <span className="text-ink-2">{words.places}</span>
            <span className="flex gap-6 md:ml-auto">
              <span className="flex items-center gap-2">
                <i className="h-[3px] w-6 bg-ink" /> {words.sold}
              </span>
              <span className="flex items-center gap-2">
                <i className="h-[3px] w-6 bg-[linear-gradient(90deg,var(--color-cloth-text)_7px,transparent_0)] bg-size-[11px]" />
                {words.expected}
              </span>
            </span>
          </div>
          <div className="px-5 pt-16 pb-14 sm:px-8 sm:pb-16">
            <ForecastChart words={words.chart} note band className="h-60 lg:h-84" />
          </div>
        </div>
        <div className="relative -mt-9 grid items-end gap-4 px-3 sm:px-6 lg:-mx-5 lg:grid-cols-[340px_minmax(0,1fr)] lg:items-start lg:gap-6 lg:px-0">
          <div className="rounded-sm bg-indigo px-5 py-4 text-on-indigo [box-shadow:0_20px_32px_-18px_oklch(0.24_0.09_275/0.6)]">
            <span className="flex items-center gap-2 text-note">
              <Icon name="icon-knot" className="size-3.5 text-marigold" />
              {words.alert.time}
            </span>
            <b className="mt-1 block text-balance font-semibold text-h3 leading-snug deva:leading-normal">
              {words.alert.fast}
            </b>
            <span className="text-on-indigo-2">{words.alert.act}</span>
          </div>
          <div className="rounded-md border border-line bg-raised px-5 pt-4 pb-1 lifted-note sm:px-6">
            <b className="block border-rule border-b-[3px] border-double pb-3 font-semibold text-lede">
              {words.list.title}
            </b>
            {words.list.rows.map(({good, name, reason, count}) => (
              <div
                key={good}
                className="grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-x-4 border-line border-b py-3 last:border-0 sm:grid-cols-[2.25rem_minmax(0,1fr)_auto_auto]"
              >
                <Icon name={`good-${good}`} className="h-11 w-9" />
                <span>
                  <b className="block font-semibold text-note leading-snug">{name}</b>
                  <span className="block text-balance text-ink-2">{reason}</span>
                </span>
                <b className="figures min-w-14 text-right font-semibold text-h3-lg">{count}</b>
                <span className="rounded-sm border-[1.5px] border-p px-3.5 py-1.5 font-semibold text-p max-sm:hidden">
                  {words.list.accept}
                </span>
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
