import type {ComponentProps} from 'react';
import type {Href} from '@/content/paths';
import {pageLocale} from '@/i18n/locale';
import {localizedHref} from '@/i18n/localePath';

/** A page of the site, or an address outside it. */
type Props = Omit<ComponentProps<'a'>, 'href'> & {href: Href | `http${string}` | `mailto:${string}` | `tel:${string}`};

/** A link; one to a page of the site, in the language of the page that it stands on. */
export async function LocalLink({href, ...rest}: Props) {
  return <a href={href.startsWith('/') ? localizedHref(await pageLocale(), href) : href} {...rest} />;
}
