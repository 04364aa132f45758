'use client';

import {createElement, type ReactNode, useLayoutEffect, useState} from 'react';

/** What the build puts in the children's place: `scripts/build/still.ts`. */
type Part = {at: number; tag: string};
type Head = {head: true};
type Props = {children: ReactNode} | Part | Head;

/** The kept parts of the document by their place in it, for when a visitor leaves the page and comes back to it. */
const parts = new Map<number, Element>();

let emptied = false;

/**
 * Whether React has put up the document anew, and these parts without their words: it does so where somebody (an extension, a
 * translator) has changed the document before React came.
 */
export const isEmptied = () => emptied;

/**
 * A part of the page in which nothing lives: words, drawings, plain links. React's data for it would say once more what
 * the document's markup says, so the build takes it out of the prerendered file, and the markup stays as the server sent
 * it. A page that a link leads to brings its children as usual.
 *
 * The build finds such parts itself. Where it can't, because client components are in them that need not wake up, they are
 * named with this component.
 */
export function Still(props: Props) {
  if ('at' in props) return <Kept {...props} />;
  return 'head' in props ? <KeptHead /> : <div>{props.children}</div>;
}

/** What the document came with, for search engines and for the browser's tab and bar. */
let head: Element[] | undefined;

/** Takes it away with the page, and brings it back. */
function KeptHead() {
  useLayoutEffect(() => {
    if (head) document.head.append(...head);
    head ??= [...document.head.querySelectorAll('title,meta,link:not([as],[rel=stylesheet])')];
    const own = head;
    return () => {
      for (const element of own) element.remove();
    };
  }, []);
  return null;
}

function Kept({at, tag}: Part) {
  // None at hydration, which leaves the markup alone; the part itself when it is put up again.
  const [former] = useState(() => parts.get(at));
  const [html] = useState(() => former?.innerHTML ?? '');
  return createElement(tag, {
    ref(element: Element | null) {
      if (!element) return;
      if (!former && !element.attributes.length && !element.firstChild) {
        emptied = true;
        return;
      }
      for (const {name, value} of former?.attributes ?? []) element.setAttribute(name, value);
      parts.set(at, element);
    },
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: {__html: html},
  });
}
