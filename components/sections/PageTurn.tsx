import {Drawing} from '@/components/ui/Drawing';
import {LocalLink} from '@/components/ui/LocalLink';
import type {Path} from '@/content/paths';

type Turn = {label: string; name: string; path: Path};
type Props = {label: string; previous: Turn; next: Turn};

/** The foot of the last sheet: where the book is turned back or on to the page beside this one. */
export function PageTurn({label, previous, next}: Props) {
  return (
    <nav aria-label={label} className="border-line border-t print:hidden">
      <ul className="wrap grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] divide-x divide-line">
        <li className="pr-4">
          <LocalLink href={previous.path} className={turn}>
            <Side label={previous.label} name={previous.name} />
            <Drawing name="icon-arrow" className={`-order-1 rotate-180 group-hover:-translate-x-1 ${arrow}`} />
          </LocalLink>
        </li>
        <li className="pl-4 text-right">
          <LocalLink href={next.path} className={`justify-end ${turn}`}>
            <Side label={next.label} name={next.name} />
            <Drawing name="icon-arrow" className={`group-hover:translate-x-1 ${arrow}`} />
          </LocalLink>
        </li>
      </ul>
    </nav>
  );
}

const turn =
  'group flex h-full items-center gap-5 text-balance py-6 max-xs:items-start no-underline focus-visible:relative focus-visible:z-1 md:py-8';
const arrow = 'size-5 shrink-0 text-cloth-text max-xs:hidden motion-safe:transition-transform';

function Side({label, name}: {label: string; name: string}) {
  return (
    <span className="min-w-0">
      <span className="block text-ink-2 text-note">{label}</span>{' '}
      <b className="font-semibold underline decoration-transparent decoration-2 underline-offset-[6px] group-hover:decoration-cloth">
        {name}
      </b>
    </span>
  );
}
