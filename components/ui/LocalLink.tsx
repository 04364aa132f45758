import type {ComponentProps} from 'react';
import type {Href} from '@/content/paths';
import {pageLocale} from '@/i18n/locale';
import {localizedHref} from '@/i18n/localePath';

/** `href` is a page of the site, without the language, or an address outside it. */
type Props = Omit<ComponentProps<'a'>, 'href'> & {href: Href | `http${string}` | `mailto:${string}` | `tel:${string}`};

/** A link. Links to the site's pages keep the current language. */
export async function LocalLink({href, ...rest}: Props) {
  const isPage = href.startsWith('/');
  return <a href={isPage ? localizedHref(await pageLocale(), href) : href} {...rest} />;
}
