'use client';

import {usePathname} from 'next/navigation';
import type {ReactNode} from 'react';
import {aboutKey} from '@/content/forms';

type Props = {href: string; className: string; children: ReactNode};

/** A link to the demo form, which tells it what the page is about: its product, industry or use case. */
export function DemoLink({href, className, children}: Props) {
  const [, about] = /\/(?:products|pricing|industries|use-cases)\/([\w-]+)$/.exec(usePathname()) ?? [];
  return (
    // The not-found page is prerendered at one path and shown at any.
    <a href={about ? href.replace('#', `?${aboutKey}=${about}#`) : href} suppressHydrationWarning className={className}>
      {children}
    </a>
  );
}
