'use client';

import {useLayoutEffect} from 'react';
import {ForeignContent} from '@/components/ui/ForeignContent';
import {heroEndId} from '@/content/elementIds';

/** The links that build/css.ts has put here. They are read before React hydrates. */
const links = typeof document === 'undefined' ? [] : [...document.querySelectorAll(`#${heroEndId} > link`)];

/** Puts the style sheets back after React has rendered the page again or replaced it by an error screen. */
export function keepStyleSheets() {
  if (links.some((link) => !link.isConnected)) document.head.append(...links);
}

/** The place where build/css.ts puts the links to the style sheets. When it is removed, the links move into the head. */
export function StyleSheets() {
  useLayoutEffect(() => {
    keepStyleSheets();
    return () => document.head.append(...links);
  }, []);

  return <ForeignContent id={heroEndId} hidden />;
}
