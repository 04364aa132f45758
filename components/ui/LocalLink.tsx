import type {ComponentProps} from 'react';
import type {Href} from '@/content/paths';
import {pageLocale} from '@/i18n/locale';
import {localizedHref} from '@/i18n/localePath';

type Props = Omit<ComponentProps<'a'>, 'href'> & {href: Href};

/** A link to a page of the site, in the language of the page that it stands on. */
export async function LocalLink({href, ...rest}: Props) {
  return <a href={localizedHref(await pageLocale(), href)} {...rest} />;
}
