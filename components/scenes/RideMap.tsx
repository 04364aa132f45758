import {StreetMap} from './StreetMap';

export type RideWords = {label: string; rider: string; stops: string};

/** The rider on the way to the last stop. */
export function RideMap({words, className = ''}: {words: RideWords; className?: string}) {
  return (
    <div role="img" aria-label={words.label} className={`relative overflow-hidden ${className}`}>
      <StreetMap
        view="50 34 320 200"
        way={[
          [0, 2],
          [1, 2],
          [1, 1],
          [2, 1],
          [2, 0],
        ]}
        passed={2}
        className="absolute inset-0 size-full"
      />
      <div className="absolute inset-x-5 bottom-5 flex items-center justify-between gap-2 rounded-sm border border-line bg-sheet px-3 py-2.5 text-small">
        <b className="font-semibold">{words.rider}</b>
        <span className="whitespace-nowrap rounded-xs bg-p-tint px-2.5 py-1 font-semibold text-p text-scene">
          {words.stops}
        </span>
      </div>
    </div>
  );
}
