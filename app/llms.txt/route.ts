import type {Collection, Page} from '@/content/paths';
import {messageArguments} from '@/i18n/facts';
import {defaultLocale, type Locale, languages, publishedLocales} from '@/i18n/languages';
import {type Translator, translatorOf} from '@/i18n/translator';
import {fileResponse} from '@/lib/http/fileResponse';
import {indexablePages, urlFor} from '@/lib/seo/urls';

export const dynamic = 'force-static';

/** The key of the heading above each collection's list. Pages without a collection are listed under "Company". */
const headingKeys: Record<Collection | 'none', string> = {
  none: 'common.footer.company',
  products: 'common.header.products',
  industries: 'common.header.industries',
  useCases: 'common.header.useCases',
  productPricing: 'pricing.name',
  legal: 'common.footer.legal',
};

/** The site for language models (llmstxt.org): in each language a list of every collection's pages with their descriptions. */
export async function GET() {
  const {text} = await translatorOf(defaultLocale);
  const parts = [`# ${messageArguments(defaultLocale).brand}`, `> ${text('home.meta.description')}`];
  for (const locale of publishedLocales) parts.push(...listsOf(locale, await translatorOf(locale)));
  return fileResponse(`${parts.join('\n\n')}\n`, 'text/markdown; charset=utf-8');
}

function listsOf(locale: Locale, {text}: Translator): string[] {
  const prefix = locale === defaultLocale ? '' : `${languages[locale].name}: `;
  const line = ({path, wordsKey}: Page) => {
    const name = text(`${wordsKey}.name`);
    const description = text(`${wordsKey}.meta.description`);
    return `- [${name}](${urlFor(locale, path)}): ${description}`;
  };
  return Object.entries(headingKeys).map(([collection, headingKey]) => {
    const pages = indexablePages.filter((page) => (page.collection ?? 'none') === collection);
    return [`## ${prefix}${text(headingKey)}`, '', ...pages.map(line)].join('\n');
  });
}
