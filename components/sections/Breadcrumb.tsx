import {Drawing} from '@/components/ui/Drawing';
import {LocalLink} from '@/components/ui/LocalLink';
import type {Crumb} from '@/lib/breadcrumb';

type Props = {label: string; trail: readonly Crumb[]; className?: string};

/** Where a page stands, above its title. Links are as high as a finger; the line takes no more room than its text. */
export function Breadcrumb({label, trail, className = ''}: Props) {
  return (
    <nav aria-label={label} className={`-my-2.5 text-note print:hidden ${className}`}>
      <ol className="flex flex-wrap items-center gap-x-2">
        {trail.map(({name, path}, index) => {
          const last = index === trail.length - 1;
          return (
            <li key={name} className="flex min-h-11 items-center gap-x-2">
              {index > 0 && <Drawing name="icon-knot" className="size-2.5 opacity-70" />}
              {last ? (
                <span aria-current="page" className="font-semibold">
                  {name}
                </span>
              ) : (
                <LocalLink
                  href={path}
                  className="relative inline-flex min-h-11 items-center underline after:absolute after:inset-y-0 after:left-1/2 after:w-full after:min-w-11 after:-translate-x-1/2 decoration-1 underline-offset-[5px] hover:decoration-2"
                >
                  {name}
                </LocalLink>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
