'use client';

import {useLayoutEffect} from 'react';
import {ForeignContent} from '@/components/ui/ForeignContent';
import {heroEndId} from '@/content/interface';

/** The links that the build has put here, read before React takes the page over. */
const links = typeof document === 'undefined' ? [] : [...document.querySelectorAll(`#${heroEndId} > link`)];

/** Where the build puts the links to the page's style sheets. They outlive their place, which a page that fails takes with it. */
export function StyleSheets() {
  useLayoutEffect(() => {
    const moveToHead = () => document.head.append(...links);
    // React has made the whole page again.
    if (links.some((link) => !link.isConnected)) moveToHead();
    return moveToHead;
  }, []);

  return <ForeignContent id={heroEndId} hidden />;
}
