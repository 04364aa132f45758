import {Icon} from '@/components/ui/Icon';
import {LocalLink} from '@/components/ui/LocalLink';
import type {Crumb} from '@/lib/seo/breadcrumb';

type Props = {label: string; trail: readonly Crumb[]; className?: string};

/** Where a page stands, above its title. Links are as high as a finger; the line takes no more room than its text. */
export function Breadcrumb({label, trail, className = ''}: Props) {
  return (
    <nav aria-label={label} className={`breadcrumb ${className}`}>
      <ol>
        {trail.map(({name, path}, index) => {
          const last = index === trail.length - 1;
          return (
            <li key={name}>
              {index > 0 && <Icon name="icon-knot" />}
              {last ? <span aria-current="page">{name}</span> : <LocalLink href={path}>{name}</LocalLink>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
