'use client';

import {usePathname, useRouter} from 'next/navigation';
import {useEffect, useState} from 'react';
import {isEmptied} from '@/components/ui/Still';
import {demoHash} from '@/content/anchors';
import {currentAt, splitLocale} from '@/i18n/navigation';

/** The specification's delay before the demo section is scrolled to. */
const demoDelay = 300;

/** What is about to be gone to. */
let going: ReturnType<typeof setTimeout> | undefined;

/**
 * To a section, whose id is plain ASCII, or without one to the page's top, from where the next press of Tab goes on. Smooth or
 * at once: the style sheet decides, by the visitor's motion preference.
 */
function goTo(hash: string) {
  clearTimeout(going);
  const show = () => {
    const place = document.getElementById(hash.slice(1)) ?? document.body;
    place.tabIndex = -1;
    place.focus({preventScroll: true});
    place.scrollIntoView();
  };
  going = setTimeout(show, hash === demoHash ? demoDelay : 0);
}

/** The link that an event happened on, when it leads to a page of this site and language. */
function pageLink({target}: Event): HTMLAnchorElement | undefined {
  // The document itself has no ancestors to look among.
  const link = (target as Partial<Element>).closest?.('a');
  if (!link || link.origin !== location.origin) return;
  // A file, a tab of its own, and another language, whose document has another root, are the browser's.
  if (link.target || link.hreflang || /\.\w+$/.test(link.pathname)) return;
  return link;
}

/** Whether the page at a path is one of these, in any language. */
const among = (paths: readonly string[], path: string) => paths.includes(splitLocale(path).path);

/** Whether the page that comes next was asked for by a link: where the browser goes back, it finds the place itself. */
let followed = false;
/** The path of the page that is shown. */
let shown = '';

type Props = {
  /** Pages with the hosted form, whose policy allows its service: from a document that does not, they are loaded. */
  formPages: readonly string[];
};

/**
 * Makes every plain link of the site as quick as it can be: fetched when a visitor shows interest in it and, once that is there,
 * followed without loading a document. One listener for all of them, so that a link costs neither script nor hydration of
 * its own.
 */
export function PageLinks({formPages}: Props) {
  const router = useRouter();
  const pathname = usePathname();
  // A policy holds for as long as its document: one that allows the forms service allows it on every page that follows.
  const [formsAllowed] = useState(() => typeof window !== 'undefined' && among(formPages, location.pathname));

  useEffect(() => {
    // The menus outlive the page: most of their links are plain markup that no render reaches.
    for (const link of document.querySelectorAll('[data-menu-link]')) {
      link.ariaCurrent = currentAt(pathname, link.getAttribute('href') ?? '');
    }
    // On the way back the browser finds the place itself.
    const isFirst = !shown || shown === pathname;
    const {hash} = location;
    // Whoever is in a field already, or in the menu, has gone on before the scripts came.
    const isIdle = document.activeElement === document.body;
    const asked = followed || (isFirst && hash === demoHash && !performance.navigation.type && isIdle);
    shown = pathname;
    followed = false;
    if (asked) goTo(hash);
    // Whoever leaves at once is not brought to the section of the page before.
    else clearTimeout(going);
  }, [pathname]);

  useEffect(() => {
    if (isEmptied()) import('./fetchAhead').then(({fetchAgain}) => fetchAgain(router));
    const left = new AbortController();
    const on = <Type extends keyof DocumentEventMap>(type: Type, handle: (event: DocumentEventMap[Type]) => void) =>
      document.addEventListener(type, handle, left);
    /** What fetches pages ahead, once a visitor has shown interest in one. */
    let ahead: typeof import('./fetchAhead') | undefined;
    const showInterest = (event: Event) => {
      const link = pageLink(event);
      if (!link || link.pathname === shown || (!formsAllowed && among(formPages, link.pathname))) return;
      import('./fetchAhead').then(
        (loaded) => {
          ahead = loaded;
          loaded.fetchAhead(router, link.pathname);
        },
        () => undefined, // the browser follows the link; the next sign of interest asks again
      );
    };
    // A finger follows what it touches at once: nothing can be fetched ahead of it.
    on('pointerover', (event) => event.pointerType === 'touch' || showInterest(event));
    on('focusin', (event) => (event.target as Element).matches(':focus-visible') && showInterest(event));
    on('click', (event) => {
      const link = pageLink(event);
      if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const {href, hash} = link;
      if (link.pathname === shown) {
        event.preventDefault();
        if (hash !== location.hash) history.pushState(null, '', hash || shown);
        goTo(hash);
      } else if (ahead?.isFetched(link.pathname)) {
        event.preventDefault();
        followed = true;
        // The effect above scrolls. The router would glide to the second section, from the top of one page to that of another:
        // what begins right below the header is not as far down as the style sheet's `scroll-padding`.
        router.push(href, {scroll: false});
      }
    });
    // Next takes no notice of an entry that the browser itself has put into the history: a section of a page, followed early.
    addEventListener(
      'popstate',
      ({state}) => state || location.pathname === shown || router.replace(location.href),
      left,
    );
    return () => left.abort();
  }, [router, formPages, formsAllowed]);

  return null;
}
