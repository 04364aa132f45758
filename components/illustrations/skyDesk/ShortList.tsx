import {Icon} from '@/components/ui/Icon';

export type ShortListWords = {
  title: string;
  count: string;
  parties: readonly {name: string; fit: string; share: number; invests: string}[];
  ask: string;
};

/** The best fits, best first, as a paper slip laid on the night. */
export function ShortList({words}: {words: ShortListWords}) {
  return (
    <div className="flex flex-col bg-sheet p-5 text-ink sm:p-6 md:max-xl:col-span-2">
      <div className="flex items-baseline justify-between gap-3 border-rule border-b-[3px] border-double pb-3">
        <b className="font-semibold text-lede">{words.title}</b>
        <span className="text-ink-2">{words.count}</span>
      </div>
      <div className="grid gap-x-8 sm:max-xl:grid-cols-3">
        {words.parties.map(({name, fit, share, invests}) => (
          <div key={name} className="border-line border-b py-4 sm:max-xl:border-b-0">
            <b className="flex items-start gap-2 font-semibold text-note leading-snug">
              <Icon name="icon-knot" className="mt-1 size-3.5 flex-none text-p" />
              {name}
            </b>
            <span className="mt-2 mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3 text-scene">
              <b className="font-semibold text-p">{fit}</b>
              <span className="text-ink-2">{invests}</span>
            </span>
            <span className="block h-2 bg-mist">
              <i className="block h-2 bg-p" style={{width: `${share * 100}%`}} />
            </span>
          </div>
        ))}
      </div>
      <b className="mt-auto block rounded-sm bg-p-solid px-4 py-3 text-center font-semibold text-note text-white max-xl:mt-3">
        {words.ask}
      </b>
    </div>
  );
}
