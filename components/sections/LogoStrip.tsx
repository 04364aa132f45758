import {ExampleChip} from '@/components/sections/ExampleChip';
import {H2} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import type {Logo} from '@/content/logos';

type Props = {
  id: string;
  title: string;
  text?: string;
  /** Each logo with the role of its company. A company without a drawing shows its name alone. */
  logos: readonly (Omit<Logo, 'mark'> & {mark?: string; role?: string})[];
};

const frame =
  'grid items-center gap-x-12 gap-y-6 border-rule border-y-[1.5px] py-6 @lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] @lg:py-8 print:break-inside-avoid';
const columns = 'grid grid-cols-2 gap-x-6 gap-y-6 @sm:grid-cols-3';

/** The logos of companies that stand behind the suite, in one colour. */
export function LogoStrip({id, title, text, logos}: Props) {
  return (
    <section id={id} className="wrap pb-section">
      <div className={frame}>
        <div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <H2 className="text-h3-lg">{title}</H2>
            {logos.some(({sample}) => sample) && <ExampleChip />}
          </div>
          {text && <p className="mt-2 text-note">{text}</p>}
        </div>
        <ul className={columns}>
          {logos.map(({mark, name, role}) => (
            <li key={name} className="flex min-w-0 items-center gap-3 text-ink">
              {mark && <Icon name={`logo-${mark}`} className="size-8 @sm:size-10" />}
              <span className="min-w-0 leading-tight">
                <b className="block text-[1.0625rem] tracking-tight @sm:text-h3/snug">{name}</b>{' '}
                {role && <span className="block text-ink-2 text-small">{role}</span>}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
