'use client';

import {Fragment, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {isPlainKey, prefersReducedMotion} from '@/components/ui/dom';
import {useInView} from '@/components/ui/useInView';
import {useLoaded} from '@/components/ui/useLazy';
import styles from './FeatureFilter.module.css';

/** `key` is a category, or `all` for the first tab. `count` says in words how many tiles it shows. */
type FilterTab = {key: string; label: string; count: string};

type Props = {label: string; showAll: string; tabs: readonly FilterTab[]; children: ReactNode};

const load = () => import('./featureMotion');

/** On a phone the tabs scroll sideways. */
const tabList =
  'flex gap-1 @max-sm:-mx-gutter @max-sm:overflow-x-auto @max-sm:px-gutter @max-sm:[scrollbar-width:none]';

/** Shows the tiles of a category, or of all. `few` leaves out those of `all` that have `data-more`. */
function showTiles(panel: HTMLElement, category: string, few: boolean) {
  for (const tile of panel.querySelectorAll<HTMLElement>('[data-category]')) {
    if (isTileShown(tile, category, few)) tile.removeAttribute('hidden');
    else tile.setAttribute('hidden', 'until-found');
  }
  // This attribute has the style sheet hide tiles until a script does.
  panel.firstElementChild?.removeAttribute('data-few');
}

function isTileShown(tile: HTMLElement, category: string, few: boolean): boolean {
  if (category !== 'all') return tile.dataset.category === category;
  const isMore = tile.dataset.more !== undefined;
  return !few || !isMore;
}

/**
 * Tabs that filter the tiles of one panel. Tiles that are not shown stay in the page, so that a search in the page finds them.
 * Then all tiles are shown.
 */
export function FeatureFilter({label, showAll, tabs, children}: Props) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const motion = useLoaded(useInView(panel) && !prefersReducedMotion(), panel, load);
  const [shown, setShown] = useState('all');
  const [whole, setWhole] = useState(false);

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    // A search may have found a tile before React was there (letTilesBeFound in FeatureGrid.tsx).
    const isFound = !element.querySelector('[data-few], [data-more][hidden]');
    const showFound = () => {
      // The browser scrolls to the tile right after this event, so it cannot wait until React renders.
      showTiles(element, 'all', false);
      setShown('all');
      setWhole(true);
    };
    if (isFound) showFound();
    else showTiles(element, 'all', true);
    element.addEventListener('beforematch', showFound);
    return () => element.removeEventListener('beforematch', showFound);
  }, []);

  /** Changes the tiles, with an animation if that has loaded. */
  const changeTiles = (category: string, few: boolean) => {
    const element = panel.current;
    if (!element) return;
    const change = () => showTiles(element, category, few);
    if (motion && !prefersReducedMotion()) motion.reflow(element, change);
    else change();
  };

  const select = (key: string | undefined) => {
    if (!key || key === shown) return;
    setShown(key);
    changeTiles(key, !whole);
  };

  const showWhole = () => {
    setWhole(true);
    changeTiles('all', false);
    // The pressed button disappears, and the focus would be lost with it.
    panel.current?.focus({preventScroll: true});
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const current = tabs.findIndex(({key}) => key === shown);
    const nextByKey: Record<string, number> = {
      ArrowRight: current + 1,
      ArrowLeft: current - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = nextByKey[event.key];
    if (next === undefined || !isPlainKey(event)) return;
    event.preventDefault();
    // After the last tab comes the first, and the other way round.
    const index = (next + tabs.length) % tabs.length;
    buttons.current?.querySelectorAll('button')[index]?.focus();
    select(tabs[index]?.key);
  };

  return (
    <>
      <div
        data-hydrate="visible"
        className="mb-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 noscript:hidden in-data-scriptless:hidden @sm:mb-8 print:hidden"
      >
        <div ref={buttons} role="tablist" aria-label={label} onKeyDown={onKeyDown} className={tabList}>
          {tabs.map(({key, label: name}) => (
            <Fragment key={key}>
              <button
                id={`${id}${key}`}
                type="button"
                role="tab"
                aria-selected={key === shown}
                aria-controls={`${id}panel`}
                tabIndex={key === shown ? 0 : -1}
                onClick={() => select(key)}
                className={styles.tab}
              >
                {name}
              </button>{' '}
            </Fragment>
          ))}
        </div>
        <p aria-live="polite" className="text-ink-2 text-note @max-sm:sr-only">
          {tabs.find(({key}) => key === shown)?.count}
        </p>
      </div>
      <div
        ref={panel}
        id={`${id}panel`}
        role="tabpanel"
        aria-labelledby={`${id}${shown}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a tab panel without focusable content has to be focusable itself
        tabIndex={0}
      >
        {children}
      </div>
      {shown === 'all' && !whole && (
        <button
          type="button"
          data-hydrate="interaction"
          onClick={showWhole}
          className="text-link noscript:hidden in-data-scriptless:hidden print:hidden"
        >
          {showAll}
        </button>
      )}
    </>
  );
}
