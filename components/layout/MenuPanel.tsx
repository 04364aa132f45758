import {Icon} from '@/components/ui/Icon';
import {LocalLink} from '@/components/ui/LocalLink';
import styles from './MenuPanel.module.css';
import type {Menu, MenuEntry} from './menus';

const groupInList = '@max-xl:border-b @max-xl:py-1';
const entriesInList = '@max-xl:grid @max-xl:gap-x-8 @sm:@max-xl:grid-cols-2 @md:@max-xl:grid-cols-3';
const cells = '@xl:grid @xl:gap-px @xl:overflow-clip @xl:border-x';

/**
 * The panel of a menu. Groups with titles are columns, a group without a title fills rows. In a wide viewport the panel also has
 * pictures, and a note with a link below.
 */
export function MenuPanel({groups, aside, note, link}: Menu) {
  const inColumns = groups.some(({title}) => title);
  return (
    <div className={`${styles.panel} icon-8 @xl:icon-11`}>
      {inColumns ? <Columns groups={groups} /> : <Rows groups={groups} aside={aside} />}
      <div className="flex min-h-15 items-center justify-between gap-8 border-t text-note @max-xl:hidden">
        <span>{note}</span>{' '}
        <LocalLink href={link.href} className="text-link gap-2 icon-3.5 font-semibold">
          {link.label}
          <Icon name="icon-arrow" />
        </LocalLink>
      </div>
    </div>
  );
}

/** With `aside` there are four entries in a row, without it three, so that the last row is full. */
function Rows({groups, aside}: Pick<Menu, 'groups' | 'aside'>) {
  return (
    <div className={groupInList}>
      <ul className={`${entriesInList} ${cells} ${aside ? '@xl:grid-cols-4' : '@xl:grid-cols-3'}`}>
        {groups.flatMap(({entries}) => entries.map((entry) => <Entry key={entry.href} {...entry} />))}
        {aside && <Aside {...aside} />}
      </ul>
    </div>
  );
}

function Columns({groups}: Pick<Menu, 'groups'>) {
  return (
    <div className={`${cells} @xl:grid-cols-4`}>
      {groups.map(({title, entries}) => (
        <div key={title} className={`${groupInList} ${styles.column}`}>
          <p className="pt-3 font-semibold text-cloth-text text-small @xl:bg-sheet @xl:px-5 @xl:pt-4 @xl:pb-3">
            {title}
          </p>
          <ul className={`${entriesInList} ${styles.columnEntries}`} aria-label={title}>
            {entries.map((entry) => (
              <Entry key={entry.href} {...entry} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Entry({href, current, name, text, product, drawing}: MenuEntry) {
  return (
    <li data-product={product} className={styles.cell}>
      <a href={href} aria-current={current} className={entryLook({product, drawing})}>
        {product && <Icon name={`glyph-${product}`} className="row-span-2" />}
        {drawing && (
          // biome-ignore lint/performance/noImgElement: a drawing of a few kilobytes has one size
          <img src={drawing} alt="" loading="lazy" className="row-span-2 size-14 rounded-sm bg-mist @max-xl:hidden" />
        )}
        <b className={styles.name}>{name}</b>{' '}
        <span className="text-balance text-ink-2 text-small @max-xl:hidden">{text}</span>
      </a>
    </li>
  );
}

function entryLook({product, drawing}: Pick<MenuEntry, 'product' | 'drawing'>) {
  if (product) return `${styles.entry} ${styles.withGlyph} icon-p`;
  if (drawing) return `${styles.entry} ${styles.withDrawing}`;
  return styles.entry;
}

const asideLook = 'relative flex flex-col gap-2 bg-cloth p-7 pb-5 text-on-cloth outline-1 outline-line @max-xl:hidden';
const stitches =
  'after:pointer-events-none after:absolute after:inset-2.5 after:border-2 after:border-thread/75 after:border-dashed';

/** An offer at the end of a menu, drawn as a piece of stitched cloth. */
function Aside({title, text, action, href}: NonNullable<Menu['aside']>) {
  return (
    <li className={`${asideLook} ${stitches}`}>
      <b className="leading-snug">{title}</b> <span className="text-balance text-small">{text}</span>{' '}
      <LocalLink
        href={href}
        className="mt-auto inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-6 outline-offset-[-3px]"
      >
        {action}
      </LocalLink>
    </li>
  );
}
