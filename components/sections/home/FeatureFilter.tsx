'use client';

import {Fragment, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {isPlainKey, prefersReducedMotion} from '@/components/ui/dom';
import {useInView} from '@/components/ui/useInView';
import {useLoaded} from '@/components/ui/useLazy';
import styles from './FeatureFilter.module.css';

/** `key` is a category, or `all`, which is first; `count` says how many tiles it shows. */
type FilterTab = {key: string; label: string; count: string};

type Props = {
  /** The section's title and text, above the tabs or, in a wide window, beside them. */
  head: ReactNode;
  label: string;
  tabs: readonly FilterTab[];
  children: ReactNode;
};

const load = () => import('./featureMotion');

/** On a phone they pass by sideways. */
const tabList =
  'flex gap-1 @max-sm:-mx-gutter @max-sm:overflow-x-auto @max-sm:px-gutter @max-sm:[scrollbar-width:none] @sm:flex-wrap';

const headRow =
  'mb-3 grid grid-cols-1 items-end gap-x-10 gap-y-4 @lg:mb-6 @xl:grid-cols-[minmax(0,1fr)_auto] print:break-inside-avoid print:break-after-avoid';

/** The index of the tab that a key leads to. The arrows lead from either end on to the other. */
function tabAfterKey(key: string, current: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return current === last ? 0 : current + 1;
    case 'ArrowLeft':
      return current === 0 ? last : current - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** Shows the tiles of a category. If the category is `all`, only the first few, unless the rest is open. */
function showTiles(panel: HTMLElement, category: string, {isRestOpen}: {isRestOpen: boolean}) {
  for (const tile of panel.querySelectorAll<HTMLElement>('[data-category]')) {
    const isShown = category === 'all' || category === tile.dataset.category;
    if (isShown) tile.removeAttribute('hidden');
    else tile.setAttribute('hidden', 'until-found');
  }
  const rest = panel.querySelector('details');
  rest?.toggleAttribute('open', isRestOpen || category !== 'all');
}

/** Tabs over one panel whose tiles stay in the page: Ctrl+F finds those that are not shown, and shows all. */
export function FeatureFilter({head, label, tabs, children}: Props) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const motion = useLoaded(useInView(panel) && !prefersReducedMotion(), panel, load);
  const [shown, setShown] = useState('all');
  /** Whether the visitor, or a search in the page, has opened the rest of all tiles. It stays open then. */
  const isRestOpen = useRef(false);

  useEffect(() => {
    const tiles = panel.current;
    const rest = tiles?.querySelector('details');
    if (!tiles || !rest) return;
    const controller = new AbortController();
    const {signal} = controller;
    // The visitor may have opened it before React had loaded.
    isRestOpen.current = rest.open;
    const showFound = () => {
      isRestOpen.current = true;
      // Without an animation, because the browser scrolls there right after this event.
      showTiles(tiles, 'all', {isRestOpen: true});
      setShown('all');
    };
    const onToggle = () => {
      const isByCategory = tiles.querySelector('[data-category][hidden]') !== null;
      if (rest.open && !isByCategory) isRestOpen.current = true;
      // The button that opened it is gone, and the focus with it.
      if (rest.open && rest.contains(document.activeElement)) tiles.focus({preventScroll: true});
    };
    tiles.addEventListener('beforematch', showFound, {signal});
    rest.addEventListener('toggle', onToggle, {signal});
    return () => controller.abort();
  }, []);

  /** Changes the tiles at once, or animated if the animation has loaded. */
  const show = (key: string | undefined) => {
    const tiles = panel.current;
    if (!tiles || !key || key === shown) return;
    setShown(key);
    const change = () => showTiles(tiles, key, {isRestOpen: isRestOpen.current});
    if (motion && !prefersReducedMotion()) motion.reflow(tiles, change);
    else change();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const current = tabs.findIndex(({key}) => key === shown);
    const index = tabAfterKey(event.key, current, tabs.length - 1);
    if (index === undefined || !isPlainKey(event)) return;
    event.preventDefault();
    buttons.current?.querySelectorAll('button')[index]?.focus();
    show(tabs[index]?.key);
  };

  return (
    <div className="wrap">
      <div className={headRow}>
        <div>{head}</div>
        <div data-hydrate="visible" className="noscript:hidden in-data-scriptless:hidden print:hidden">
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
          <p aria-live="polite" className="sr-only">
            {tabs.find(({key}) => key === shown)?.count}
          </p>
        </div>
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
    </div>
  );
}
