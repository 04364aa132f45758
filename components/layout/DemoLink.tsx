'use client';

import {usePathname} from 'next/navigation';
import type {ReactNode} from 'react';
import {aboutKey} from '@/content/forms';
import {splitLocale} from '@/i18n/localePath';

type Props = {href: string; className: string; children: ReactNode};

/** A link to the demo form, which tells it what the page is about: its product, industry or use case. */
export function DemoLink({href, className, children}: Props) {
  const [, , about] = splitLocale(usePathname()).path.split('/');
  return (
    // The not-found page is prerendered at one path and shown at any.
    <a href={about ? href.replace('#', `?${aboutKey}=${about}#`) : href} suppressHydrationWarning className={className}>
      {children}
    </a>
  );
}
