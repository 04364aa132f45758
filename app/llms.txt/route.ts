import type {Collection, Page} from '@/content/paths';
import {messageArguments} from '@/i18n/facts';
import {defaultLocale, type Locale, languages, publishedLocales} from '@/i18n/languages';
import {type Translator, translatorOf} from '@/i18n/translator';
import {fileResponse} from '@/lib/http/fileResponse';
import {indexablePages, urlFor} from '@/lib/seo/urls';

export const dynamic = 'force-static';

/** The message that is the heading of each collection's list. Pages without a collection are listed under "Company". */
const headings: Record<Collection | '', string> = {
  '': 'common.footer.company',
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
  const line = ({path, words}: Page) => {
    const name = text(`${words}.name`);
    const description = text(`${words}.meta.description`);
    return `- [${name}](${urlFor(locale, path)}): ${description}`;
  };
  return Object.entries(headings).map(([collection, heading]) => {
    const pages = indexablePages.filter((page) => (page.collection ?? '') === collection);
    return [`## ${prefix}${text(heading)}`, '', ...pages.map(line)].join('\n');
  });
}
