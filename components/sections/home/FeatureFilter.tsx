'use client';

import {Fragment, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {isPlainKey, prefersReducedMotion} from '@/components/ui/dom';
import {useInView} from '@/components/ui/useInView';
import {useLoaded} from '@/components/ui/useLazy';
import styles from './FeatureFilter.module.css';

/** `key` is a category, or `all`, which is first; `count` says how many tiles it shows. */
type FilterTab = {key: string; label: string; count: string};

type Props = {label: string; showAll: string; tabs: readonly FilterTab[]; children: ReactNode};

const load = () => import('./featureMotion');

/** On a phone they pass by sideways. */
const tabList =
  'flex gap-1 @max-sm:-mx-gutter @max-sm:overflow-x-auto @max-sm:px-gutter @max-sm:[scrollbar-width:none]';

/** Shows the tiles of a category, or all; of these only a few, without those that have `data-more`. */
function choose(tiles: HTMLElement, category: string, few: boolean) {
  for (const tile of tiles.querySelectorAll<HTMLElement>('[data-category]')) {
    const isMore = tile.dataset.more !== undefined;
    const isShown = category === 'all' ? !(few && isMore) : category === tile.dataset.category;
    if (isShown) tile.removeAttribute('hidden');
    else tile.setAttribute('hidden', 'until-found');
  }
  // Until now the style sheet hid them.
  tiles.firstElementChild?.removeAttribute('data-few');
}

/** Tabs over one panel whose tiles stay in the page: Ctrl+F finds those that are not shown, and shows all. */
export function FeatureFilter({label, showAll, tabs, children}: Props) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const motion = useLoaded(useInView(panel) && !prefersReducedMotion(), panel, load);
  const [shown, setShown] = useState('all');
  const [whole, setWhole] = useState(false);

  useEffect(() => {
    const tiles = panel.current;
    if (!tiles) return;
    // Before React was there (letTilesBeFound in FeatureGrid.tsx).
    const isFound = !tiles.querySelector('[data-few], [data-more][hidden]');
    const showFound = () => {
      // At once: the browser scrolls there right behind this.
      choose(tiles, 'all', false);
      setShown('all');
      setWhole(true);
    };
    if (isFound) showFound();
    else choose(tiles, 'all', true);
    tiles.addEventListener('beforematch', showFound);
    return () => tiles.removeEventListener('beforematch', showFound);
  }, []);

  /** Changes the tiles at once, or animated if the animation has loaded. */
  const arrange = (key: string, few: boolean) => {
    const tiles = panel.current;
    if (!tiles) return;
    const change = () => choose(tiles, key, few);
    if (motion && !prefersReducedMotion()) motion.reflow(tiles, change);
    else change();
  };

  const show = (key: string | undefined) => {
    if (!key || key === shown) return;
    setShown(key);
    arrange(key, !whole);
  };

  const showWhole = () => {
    setWhole(true);
    arrange('all', false);
    // The button is gone.
    panel.current?.focus({preventScroll: true});
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({key}) => key === shown);
    const next = {ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1}[event.key];
    if (next === undefined || !isPlainKey(event)) return;
    event.preventDefault();
    // From either end on to the other.
    const index = (next + tabs.length) % tabs.length;
    buttons.current?.querySelectorAll('button')[index]?.focus();
    show(tabs[index]?.key);
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
                onClick={() => show(key)}
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a tab panel without anything focusable is a stop itself
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
