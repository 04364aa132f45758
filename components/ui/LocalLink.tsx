import Link from 'next/link';
import type {ComponentProps} from 'react';
import type {Href} from '@/content/paths';
import {pageLocale} from '@/i18n/locale';
import {localizedHref} from '@/i18n/navigation';

type Props = Omit<ComponentProps<typeof Link>, 'href'> & {href: Href};

/** A link to a page of the site, in the language of the page that it stands on. */
export async function LocalLink({href, ...rest}: Props) {
  // The demo anchor is scrolled to by RouteScroll, 300 ms after the click.
  const scroll = !href.endsWith('#book-demo');
  return <Link href={localizedHref(await pageLocale(), href)} scroll={scroll} {...rest} />;
}
