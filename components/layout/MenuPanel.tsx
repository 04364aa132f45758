import {Icon} from '@/components/ui/Icon';
import {LocalLink} from '@/components/ui/LocalLink';
import type {Href} from '@/content/paths';
import type {Product} from '@/content/suite';
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
        <ul className={`menu-entries ${aside ? 'grid-cols-3' : 'grid-cols-4'}`}>
          {entries.map((entry) => (
            <li key={entry.href} data-product={entry.product}>
              <NavLink href={entry.href}>
                {entry.product && <Icon name={`glyph-${entry.product}`} />}
                <b>{entry.name}</b>
                <span>{entry.text}</span>
              </NavLink>
            </li>
          ))}
          {/* Fills the last row with paper instead of rule. */}
          {Array.from({length: (columns - (entries.length % columns)) % columns}, (_, cell) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty cells have nothing else to be told apart by
            <li key={cell} aria-hidden="true" />
          ))}
        </ul>
        {aside && (
          <div className="menu-aside">
            <b>{aside.title}</b>
            <span>{aside.text}</span>
            <LocalLink href={aside.href}>{aside.action}</LocalLink>
          </div>
        )}
      </div>
      <div className="menu-note">
        <span>{note}</span>
        <LocalLink href={link.href}>
          {link.label}
          <Icon name="icon-arrow" />
        </LocalLink>
      </div>
    </div>
  );
}
