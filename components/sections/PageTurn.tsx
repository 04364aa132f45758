import {Icon} from '@/components/ui/Icon';
import {LocalLink} from '@/components/ui/LocalLink';
import type {Path} from '@/content/paths';

type Turn = {label: string; name: string; path: Path};
type Props = {label: string; previous: Turn; next: Turn};

/** The foot of the last sheet: where the book is turned back or on to the page beside this one. */
export function PageTurn({label, previous, next}: Props) {
  return (
    <nav aria-label={label} className="border-line border-t print:hidden">
      <ul className="wrap page-turn">
        <li>
          <LocalLink href={previous.path}>
            <Side label={previous.label} name={previous.name} />
            <Icon name="icon-arrow" />
          </LocalLink>
        </li>
        <li>
          <LocalLink href={next.path}>
            <Side label={next.label} name={next.name} />
            <Icon name="icon-arrow" />
          </LocalLink>
        </li>
      </ul>
    </nav>
  );
}

function Side({label, name}: {label: string; name: string}) {
  return (
    <span className="min-w-0">
      <span className="block text-ink-2 text-note">{label}</span> <b>{name}</b>
    </span>
  );
}
