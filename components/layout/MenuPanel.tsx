import type {ReactNode} from 'react';
import {Icon} from '@/components/ui/Icon';
import {LocalLink} from '@/components/ui/LocalLink';
import type {Href} from '@/content/paths';
import type {Product} from '@/content/suite';
import {NavLink} from './NavLink';

export type MenuEntry = {href: string; name: string; text: string; product?: Product; drawing?: string | undefined};
export type MenuGroup = {title: string; entries: readonly MenuEntry[]};

type Props = {children: ReactNode; note: string; link: {label: string; href: Href}};

/** What opens below a menu button: entries on a ruled sheet, and a note with a link. */
export function MenuPanel({children, note, link}: Props) {
  return (
    <div className="wrap">
      {children}
      <div className="menu-note">
        <span>{note}</span>{' '}
        <LocalLink href={link.href}>
          {link.label}
          <Icon name="icon-arrow" />
        </LocalLink>
      </div>
    </div>
  );
}

type EntriesProps = {
  entries: readonly MenuEntry[];
  /** The stitched cloth panel, which takes what is left of the last row. */
  aside?: {title: string; text: string; action: string; href: Href} | undefined;
};

/** Entries in rows of four. */
export function MenuEntries({entries, aside}: EntriesProps) {
  return (
    <ul className="menu-entries">
      {entries.map((entry) => (
        <Entry key={entry.href} {...entry} />
      ))}
      {aside && (
        <li className="menu-aside">
          <b>{aside.title}</b> <span>{aside.text}</span> <LocalLink href={aside.href}>{aside.action}</LocalLink>
        </li>
      )}
    </ul>
  );
}

/** Entries in columns, each under its heading. */
export function MenuGroups({groups}: {groups: readonly MenuGroup[]}) {
  return (
    <div className="menu-groups">
      {groups.map(({title, entries}) => (
        <div key={title}>
          <p>{title}</p>
          <ul aria-label={title}>
            {entries.map((entry) => (
              <Entry key={entry.href} {...entry} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Entry({href, name, text, product, drawing}: MenuEntry) {
  return (
    <li data-product={product}>
      <NavLink href={href}>
        {product && <Icon name={`glyph-${product}`} />}
        {/* biome-ignore lint/performance/noImgElement: a drawing of a few kilobytes has one size */}
        {drawing && <img src={drawing} alt="" loading="lazy" />}
        <b>{name}</b> <span>{text}</span>
      </NavLink>
    </li>
  );
}
