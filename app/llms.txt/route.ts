import {factsIn} from '@/content/figures';
import {type Family, families, type Page, pages} from '@/content/paths';
import {type Locale, languages, locales} from '@/i18n/routing';
import {type Translator, translatorOf} from '@/i18n/translator';
import {urlFor} from '@/lib/urls';

export const dynamic = 'force-static';

/** The heading of each family's list, in the catalog. */
const headings: Record<Family, string> = {
  products: 'common.breadcrumb.products',
  industries: 'common.breadcrumb.industries',
  useCases: 'common.breadcrumb.useCases',
  productPricing: 'pricing.name',
  legal: 'common.footer.legal',
};

/** The site for language models (llmstxt.org): every page of every language with what it says, as Markdown. */
export async function GET() {
  const parts = await Promise.all(locales.map(async (locale) => listOf(locale, await translatorOf(locale))));
  return new Response(`${parts.join('\n\n')}\n`, {headers: {'content-type': 'text/markdown; charset=utf-8'}});
}

function listOf(locale: Locale, {text}: Translator): string {
  const own = pages.filter(({path, canonical}) => path === canonical);
  const line = ({path, words}: Page) =>
    `- [${text(`${words}.name`)}](${urlFor(locale, path)}): ${text(`${words}.meta.description`)}`;
  const sections = (Object.keys(families) as Family[]).map((family) =>
    [`## ${text(headings[family])}`, '', ...own.filter((page) => page.family === family).map(line)].join('\n'),
  );
  return [
    `# ${factsIn(locale).brand} (${languages[locale].name})`,
    `> ${text('home.meta.description')}`,
    own
      .filter(({family}) => !family)
      .map(line)
      .join('\n'),
    ...sections,
  ].join('\n\n');
}
