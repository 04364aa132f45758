import {type Path, pageOf} from '@/content/paths';
import {pageLocale} from '@/i18n/locale';
import {jsonLdOf} from '@/lib/seo/jsonLd';

/** What a page tells search engines. */
export async function StructuredData({path}: {path: Path}) {
  const graph = await jsonLdOf(pageOf(path), await pageLocale());
  // A text that ends the script would end it wherever it stands.
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data, not markup; React would escape its quotation marks
  return <script type="application/ld+json" dangerouslySetInnerHTML={{__html: json}} />;
}
