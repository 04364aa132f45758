import {Icon} from '@/components/ui/Icon';
import {BasketPhone, type BasketPhoneWords} from './localApp/BasketPhone';
import {StreetMap} from './StreetMap';

export type LocalAppWords = {
  label: string;
  zone: string;
  phone: BasketPhoneWords;
  rider: string;
  steps: readonly {text: string; time: string; state: 'done' | 'now' | 'next'}[];
  otp: {label: string; code: string};
};

const tones = {
  done: 'text-leaf',
  now: 'text-cloth-text motion-safe:animate-pulse',
  next: 'text-line dark:text-ink-2/60',
} as const;

/** The shop's own app in the customer's hand, laid on the map on which the rider comes. */
export function LocalApp({words}: {words: LocalAppWords}) {
  return (
    <div role="img" aria-label={words.label} className="text-ink text-small max-sm:-mx-gutter">
      <div
        aria-hidden="true"
        className="relative grid justify-items-center gap-x-8 overflow-clip bg-(--p-map) pt-6 sm:lifted sm:rounded-md sm:px-6 sm:grid-cols-[320px_minmax(0,1fr)] sm:justify-items-stretch sm:pt-10 md:grid-cols-[340px_minmax(0,1fr)] lg:px-12"
      >
        <StreetMap
          view="40 10 860 450"
          way={[
            [1, 3],
            [4, 3],
            [4, 2],
            [6, 2],
          ]}
          passed={2}
          keep="right"
          className="absolute inset-0 size-full max-sm:top-auto max-sm:h-136"
        />
        <BasketPhone words={words.phone} />
        <div className="relative flex w-full flex-col justify-end gap-3 max-sm:p-5 max-sm:pt-40 sm:items-end sm:pb-10">
          <b className="absolute top-0 right-0 flex items-center gap-2 rounded-full border border-p-line bg-sheet px-4 py-2 font-semibold max-sm:hidden">
            <i className="size-2.5 rounded-full bg-leaf" />
            {words.zone}
          </b>
          <div className="w-full rounded-md border border-p-line bg-sheet px-5 pt-4 pb-2 lifted-note sm:max-w-80">
            <b className="block border-rule border-b-[1.5px] pb-3 font-semibold text-lede">{words.rider}</b>
            {words.steps.map(({text, time, state}) => (
              <div key={text} className="flex items-center gap-3 border-line border-b py-2.5">
                <Icon
                  name={state === 'done' ? 'icon-tick' : 'icon-knot'}
                  className={`size-4 flex-none ${tones[state]}`}
                />
                <span className={state === 'now' ? 'flex-1 font-semibold' : 'flex-1'}>{text}</span>
                <span className="figures text-ink-2">{time}</span>
              </div>
            ))}
            <div className="flex items-center justify-between gap-3 py-3">
              <span className="text-ink-2">{words.otp.label}</span>
              <b className="figures font-semibold text-h3-lg tracking-[0.16em]">{words.otp.code}</b>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
