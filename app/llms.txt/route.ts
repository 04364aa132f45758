import type {Collection, Page} from '@/content/paths';
import {messageArguments} from '@/i18n/facts';
import {defaultLocale, type Locale, languages, publishedLocales} from '@/i18n/languages';
import {type Translator, translatorOf} from '@/i18n/translator';
import {fileResponse} from '@/lib/http/fileResponse';
import {indexablePages, urlFor} from '@/lib/seo/urls';

export const dynamic = 'force-static';

/** The heading of each list, in the catalog, by the collection of its pages; those that are one of a kind are the company's. */
const headings: Record<Collection | '', string> = {
  '': 'common.footer.company',
  products: 'common.header.products',
  industries: 'common.header.industries',
  useCases: 'common.header.useCases',
  productPricing: 'pricing.name',
  legal: 'common.footer.legal',
};

/** The site for language models (llmstxt.org): a list for each collection and language, with what every page says. */
export async function GET() {
  const {text} = await translatorOf(defaultLocale);
  const lists = await Promise.all(publishedLocales.map(async (locale) => listsOf(locale, await translatorOf(locale))));
  const body = [
    `# ${messageArguments(defaultLocale).brand}`,
    `> ${text('home.meta.description')}`,
    ...lists.flat(),
  ].join('\n\n');
  return fileResponse(`${body}\n`, 'text/markdown; charset=utf-8');
}

function listsOf(locale: Locale, {text}: Translator): string[] {
  const line = ({path, words}: Page) =>
    `- [${text(`${words}.name`)}](${urlFor(locale, path)}): ${text(`${words}.meta.description`)}`;
  const prefix = locale === defaultLocale ? '' : `${languages[locale].name}: `;
  return Object.entries(headings).map(([collection, heading]) => {
    const own = indexablePages.filter((page) => (page.collection ?? '') === collection);
    return [`## ${prefix}${text(heading)}`, '', ...own.map(line)].join('\n');
  });
}
