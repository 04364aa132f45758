'use client';

import {usePathname} from 'next/navigation';
import type {ReactNode} from 'react';
import {aboutKey} from '@/content/forms';
import {currentAt, splitLocale} from '@/i18n/localePath';

// The not-found page is prerendered at one path and shown at any: hence suppressHydrationWarning.
type Props = {href: string; className?: string; children: ReactNode};

/** A link of the menus that knows when its page, or one below it, is open. */
export const NavLink = ({href, ...props}: Props) => (
  <a href={href} aria-current={currentAt(usePathname(), href)} suppressHydrationWarning {...props} />
);

/** A link to the demo form, which tells it what the page is about: its product, industry or use case. */
export function DemoLink({href, ...props}: Props) {
  const [, , about] = splitLocale(usePathname()).path.split('/');
  return <a href={about ? href.replace('#', `?${aboutKey}=${about}#`) : href} suppressHydrationWarning {...props} />;
}
