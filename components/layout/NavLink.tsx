'use client';

import Link from 'next/link';
import {usePathname} from 'next/navigation';
import type {ReactNode} from 'react';
import {splitLocale} from '@/i18n/navigation';

type Props = {href: string; className?: string; children: ReactNode};

/** A link of the menus that knows when its page, or one below it, is open. */
export function NavLink({href, className, children}: Props) {
  // The prerendered path carries the language, the visitor's may not: compare without it.
  const {path} = splitLocale(usePathname());
  const target = splitLocale(href).path;
  const current = path === target || path.startsWith(`${target}/`);
  return (
    <Link href={href} prefetch={false} aria-current={current ? 'page' : undefined} className={className}>
      {children}
    </Link>
  );
}
