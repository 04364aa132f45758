import {ExampleTitle} from '@/components/sections/ExampleChip';
import {Icon} from '@/components/ui/Icon';
import type {Logo, Voice} from '@/content/logos';

/** Each logo with the role of its company. A company without a drawing shows its name alone. */
type Logos = {logos: readonly (Omit<Logo, 'mark'> & {mark?: string; role?: string})[]};

type Props = Logos & {id: string; title: string; text?: string; className: string};

const frame = 'border-rule border-y-[1.5px] py-5 @sm:py-7 print:break-inside-avoid';
const head = 'mb-5 grid gap-x-8 gap-y-2 @sm:mb-8 @lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] @lg:items-end';

/** The logos of companies that stand behind the suite, in one colour. `className` is that of LogoList. */
export function LogoStrip({id, title, text, logos, className}: Props) {
  return (
    <section id={id} className="wrap pb-section">
      <div className={frame}>
        <div className={head}>
          <LogoTitle title={title} logos={logos} />
          {text && <p className="text-ink-2 text-note">{text}</p>}
        </div>
        <LogoList logos={logos} className={className} />
      </div>
    </section>
  );
}

/** The title of a strip. It says if the logos are invented. */
export const LogoTitle = ({title, logos}: Logos & {title: string}) => (
  <ExampleTitle title={title} isExample={logos.some(({sample}) => sample)} size="text-h3-lg" />
);

/** The classes for a name in each voice. Those of a phone are as narrow as half of it. */
const voices: Record<Voice, string> = {
  capitals: 'font-semibold text-[1.0625rem] uppercase tracking-[0.12em] @max-sm:text-small @max-sm:tracking-[0.08em]',
  slanted: 'font-semibold text-[1.1875rem] uppercase italic [font-synthesis:style] tracking-[0.02em] @max-sm:text-note',
  small: 'font-semibold text-[1.375rem] lowercase tracking-[-0.045em] @max-sm:text-[1.0625rem]',
  light: 'font-normal text-[1.3125rem] tracking-[-0.01em] @max-sm:text-[1rem]',
};
const asGiven = 'font-semibold text-[1.25rem] tracking-tight @max-sm:text-[1rem]';

/** The logos side by side. `className` sets how many stand in a row of a wide window. */
export const LogoList = ({logos, className}: Logos & {className: string}) => (
  <ul className={`grid grid-cols-2 gap-x-4 gap-y-4 @sm:gap-x-8 @sm:gap-y-8 ${className}`}>
    {logos.map(({mark, name, voice, role}) => (
      <li key={name} className="min-w-0">
        <span className="flex min-h-8 flex-wrap items-center gap-x-2 text-ink @sm:gap-x-3">
          {mark && <Icon name={`logo-${mark}`} className="size-7 @sm:size-8" />}
          <b className={`leading-tight ${voice ? voices[voice] : asGiven}`}>{name}</b>
        </span>{' '}
        {role && (
          <span className="mt-1 block text-balance text-ink-2 text-small/snug @sm:mt-1.5 deva:text-note/normal">
            {role}
          </span>
        )}
      </li>
    ))}
  </ul>
);
