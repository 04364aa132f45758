import type {ReactNode} from 'react';
import {Drawing} from '@/components/ui/Drawing';
import {LocalLink} from '@/components/ui/LocalLink';
import type {Href} from '@/content/paths';
import type {Product} from '@/content/products';
import {NavLink} from './NavLink';

export type MenuEntry = {href: string; name: string; text: string; product?: Product};

type Props = {
  entries: readonly MenuEntry[];
  /** The stitched cloth panel at the end; a menu of many entries takes its place. */
  aside?: {title: string; text: string; action: string; href: Href};
  note: string;
  link: {label: string; href: Href};
};

/** What opens below a menu button: entries on a ruled sheet, a cloth panel where there is room for it, a note. */
export function MenuPanel({entries, aside, note, link}: Props) {
  const columns = aside ? 3 : 4;
  return (
    <div className="wrap">
      <div className="flex border-line border-x">
        <ul className={`grid flex-1 gap-px bg-line ${aside ? 'grid-cols-3' : 'grid-cols-4'}`}>
          {entries.map((entry) => (
            <li key={entry.href} data-product={entry.product} className="bg-sheet">
              <NavLink
                href={entry.href}
                className="grid h-full content-start gap-x-4 gap-y-1 px-6 py-4 no-underline -outline-offset-3 hover:bg-mist aria-[current=page]:border-cloth aria-[current=page]:border-b-3 aria-[current=page]:bg-mist has-[svg]:min-h-36 has-[svg]:grid-cols-[44px_1fr] has-[svg]:py-6"
              >
                {entry.product && <Drawing name={`glyph-${entry.product}`} className="row-span-2 size-11 text-p" />}
                <b className="font-semibold leading-snug">{entry.name}</b>
                <span className="text-balance text-ink-2 text-small">{entry.text}</span>
              </NavLink>
            </li>
          ))}
          {/* Fills the last row with paper instead of rule. */}
          {Array.from({length: (columns - (entries.length % columns)) % columns}, (_, cell) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty cells have nothing else to be told apart by
            <li key={cell} aria-hidden="true" className="bg-sheet" />
          ))}
        </ul>
        {aside && (
          <Stitched>
            <b className="font-semibold text-h3 leading-snug">{aside.title}</b>
            <span className="text-note">{aside.text}</span>
            <LocalLink
              href={aside.href}
              className="mt-auto inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-[6px]"
            >
              {aside.action}
            </LocalLink>
          </Stitched>
        )}
      </div>
      <div className="flex min-h-15 items-center justify-between gap-8 border-line border-t text-note">
        <span>{note}</span>
        <LocalLink
          href={link.href}
          className="inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-2 decoration-cloth underline-offset-[6px]"
        >
          {link.label}
          <Drawing name="icon-arrow" className="size-3.5" />
        </LocalLink>
      </div>
    </div>
  );
}

function Stitched({children}: {children: ReactNode}) {
  return (
    <div className="relative w-75 bg-cloth p-7 text-on-cloth after:pointer-events-none after:absolute after:inset-2.5 after:border-2 after:border-thread/75 after:border-dashed">
      <div className="flex h-full flex-col gap-2 px-2 pt-2">{children}</div>
    </div>
  );
}
