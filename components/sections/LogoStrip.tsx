import {ExampleChip} from '@/components/sections/ExampleChip';
import {H2} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import type {Logo} from '@/content/logos';

/** Each logo with the role of its company. A company without a drawing shows its name alone. */
type Logos = {logos: readonly (Omit<Logo, 'mark'> & {mark?: string; role?: string})[]};

type Props = Logos & {id: string; title: string; text?: string};

const frame =
  'grid items-center gap-x-12 gap-y-4 border-rule border-y-[1.5px] py-5 @lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] @lg:py-8 print:break-inside-avoid';

/** The logos of companies that stand behind the suite, in one colour. */
export function LogoStrip({id, title, text, logos}: Props) {
  return (
    <section id={id} className="wrap pb-section">
      <div className={frame}>
        <div>
          <LogoTitle title={title} logos={logos} />
          {text && <p className="mt-2 text-note">{text}</p>}
        </div>
        <LogoList logos={logos} className="@sm:grid-cols-3" />
      </div>
    </section>
  );
}

/** The title of a strip. It says if the logos are invented. */
export const LogoTitle = ({title, logos}: Logos & {title: string}) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <H2 className="text-h3-lg">{title}</H2>
    {logos.some(({sample}) => sample) && <ExampleChip />}
  </div>
);

/** The logos side by side. `className` sets how many stand in a row of a wide window. */
export const LogoList = ({logos, className}: Logos & {className: string}) => (
  <ul className={`grid grid-cols-2 gap-x-4 gap-y-4 @sm:gap-y-6 ${className}`}>
    {logos.map(({mark, name, role}) => (
      <li key={name} className="flex min-w-0 items-center gap-2.5 text-ink">
        {mark && <Icon name={`logo-${mark}`} className="size-7 @sm:size-8" />}
        <span className="min-w-0 leading-tight">
          <b className="block text-[1.0625rem] tracking-tight">{name}</b>{' '}
          {role && <span className="block text-ink-2 text-small/tight">{role}</span>}
        </span>
      </li>
    ))}
  </ul>
);
