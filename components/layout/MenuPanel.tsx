import {Icon} from '@/components/ui/Icon';
import {LocalLink} from '@/components/ui/LocalLink';
import type {Menu} from './menus';

/** What opens below a menu button: entries in rows, or in columns under headings; in a wide window with pictures, and a note with a link. */
export function MenuPanel({groups, aside, note, link}: Menu) {
  return (
    <div className="menu-panel">
      <div className={groups[0]?.title ? 'menu-groups' : 'menu-rows'}>
        {groups.map(({title, entries}) => (
          <div key={title ?? note}>
            {title && <p>{title}</p>}
            <ul className={title ? undefined : 'menu-entries'} aria-label={title}>
              {entries.map(({href, current, name, text, product, drawing}) => (
                <li key={href} data-product={product}>
                  <a href={href} aria-current={current}>
                    {product && <Icon name={`glyph-${product}`} />}
                    {/* biome-ignore lint/performance/noImgElement: a drawing of a few kilobytes has one size */}
                    {drawing && <img src={drawing} alt="" loading="lazy" />}
                    <b>{name}</b> <span>{text}</span>
                  </a>
                </li>
              ))}
              {aside && (
                <li className="menu-aside">
                  <b>{aside.title}</b> <span>{aside.text}</span> <LocalLink href={aside.href}>{aside.action}</LocalLink>
                </li>
              )}
            </ul>
          </div>
        ))}
      </div>
      <div className="menu-note">
        <span>{note}</span>{' '}
        <LocalLink href={link.href} className="text-link gap-2 icon-3.5 font-semibold">
          {link.label}
          <Icon name="icon-arrow" />
        </LocalLink>
      </div>
    </div>
  );
}
