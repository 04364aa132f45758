import {Drawing} from '@/components/ui/Drawing';

type Props = {family: string; name: string; className?: string};

/** Where a page stands, above its title. The families have no page of their own to link to. */
export function Breadcrumb({family, name, className = ''}: Props) {
  return (
    <p className={`flex flex-wrap items-center gap-x-2.5 text-note ${className}`}>
      {family}
      <Drawing name="icon-knot" className="size-2.5 opacity-70" />
      <b className="font-semibold">{name}</b>
    </p>
  );
}
