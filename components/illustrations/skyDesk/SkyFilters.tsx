import {Icon} from '@/components/ui/Icon';

export type SkyFiltersWords = {
  title: string;
  /** The first of each is chosen. */
  groups: readonly {label: string; options: readonly string[]}[];
  invest: {label: string; range: string};
};

/** City, category and investment: whom the brand looks for. */
export function SkyFilters({words}: {words: SkyFiltersWords}) {
  return (
    <div className="grid content-start gap-x-8 gap-y-6 p-5 max-sm:grid-cols-2 sm:max-md:grid-cols-3 sm:p-6 md:py-7">
      <b className="border-on-indigo/70 border-b-[3px] border-double pb-3 font-semibold text-lede max-md:col-span-full">
        {words.title}
      </b>
      {words.groups.map(({label, options}) => (
        <div key={label}>
          <span className="text-on-night">{label}</span>
          {options.map((option, index) => (
            <span
              key={option}
              className={`mt-2.5 flex items-center gap-2.5 ${index ? 'text-on-night' : 'font-semibold'}`}
            >
              <span
                className={`grid size-5 place-items-center rounded-xs border ${index ? 'border-on-night/60' : 'border-marigold bg-marigold text-on-marigold'}`}
              >
                {index === 0 && <Icon name="icon-tick" className="size-3" />}
              </span>
              {option}
            </span>
          ))}
        </div>
      ))}
      <div className="max-sm:col-span-2">
        <span className="text-on-night">{words.invest.label}</span>
        <span className="relative mt-4 block h-1 rounded-full bg-night-line">
          <i className="absolute inset-y-0 right-[28%] left-[24%] bg-marigold" />
          <Icon name="icon-knot" className="-translate-1/2 absolute top-1/2 left-[24%] size-6 text-marigold" />
          <Icon name="icon-knot" className="-translate-1/2 absolute top-1/2 left-[72%] size-6 text-marigold" />
        </span>
        <b className="mt-4 block font-semibold">{words.invest.range}</b>
      </div>
    </div>
  );
}
