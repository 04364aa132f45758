import {Icon} from '@/components/ui/Icon';

export type StopListWords = {
  title: string;
  done: string;
  stops: readonly {time: string; place: string; proof: string; state: 'done' | 'back' | 'now' | 'next'}[];
};

const tones = {
  done: 'text-leaf',
  back: 'text-p',
  now: 'text-cloth-text motion-safe:animate-pulse',
  next: 'text-line dark:text-ink-2/60',
} as const;

/** One rider's stops on a thread, with the proof of every handover. */
export function StopList({words}: {words: StopListWords}) {
  return (
    <div className="px-5 pt-5 pb-3 sm:px-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-rule border-b-[3px] border-double pb-3">
        <b className="font-semibold text-lede">{words.title}</b>
        <span className="text-ink-2">{words.done}</span>
      </div>
      <div className="relative before:absolute before:top-6 before:bottom-8 before:left-[7px] before:border-cloth before:border-l-2 before:border-dashed">
        {words.stops.map(({time, place, proof, state}) => (
          <div
            key={time}
            className={`grid grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-x-3.5 py-2.5 ${state === 'now' ? '-mx-3 rounded-sm bg-p-tint px-3' : 'border-line not-last:border-b'}`}
          >
            <span className={`relative grid place-items-center py-1 ${state === 'now' ? 'bg-p-tint' : 'bg-sheet'}`}>
              <Icon name={state === 'done' ? 'icon-tick' : 'icon-knot'} className={`size-4 ${tones[state]}`} />
            </span>
            <span>
              <b className="block font-semibold leading-snug">{place}</b>
              <span className="text-ink-2 text-scene">{proof}</span>
            </span>
            <span className="figures text-ink-2">{time}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
