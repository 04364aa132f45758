'use client';

import {usePathname} from 'next/navigation';
import type {ReactNode} from 'react';
import {currentAt} from '@/i18n/localePath';

type Props = {href: string; className?: string; children: ReactNode};

/** A link of the menus that knows when its page, or one below it, is open. */
export function NavLink({href, className, children}: Props) {
  return (
    <a
      href={href}
      aria-current={currentAt(usePathname(), href)}
      // The not-found page is prerendered at one path and shown at any.
      suppressHydrationWarning
      className={className}
    >
      {children}
    </a>
  );
}
