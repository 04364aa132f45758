'use client';

import {useLayoutEffect} from 'react';
import {ForeignContent} from '@/components/ui/ForeignContent';
import {heroEndId} from '@/content/uiConstants';

/** The links that the build has put here, read before React takes the page over. */
const links = typeof document === 'undefined' ? [] : [...document.querySelectorAll(`#${heroEndId} > link`)];

/** Puts the style sheets back where React has rendered the page again, or something else takes its place. */
export function keepStyleSheets() {
  if (links.some((link) => !link.isConnected)) document.head.append(...links);
}

/** Where the build puts the links to the page’s style sheets. They outlive their place, which goes with a page that fails. */
export function StyleSheets() {
  useLayoutEffect(() => {
    keepStyleSheets();
    return () => document.head.append(...links);
  }, []);

  return <ForeignContent id={heroEndId} hidden />;
}
