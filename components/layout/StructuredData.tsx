import {type Path, pageOf} from '@/content/paths';
import {pageLocale} from '@/i18n/locale';
import {jsonLdOf} from '@/lib/seo/jsonLd';

/** A page's structured data for search engines, as JSON-LD. */
export async function StructuredData({path}: {path: Path}) {
  const graph = await jsonLdOf(pageOf(path), await pageLocale());
  // A text with `</script>` in it would end the script.
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data, not markup; React would escape its quotation marks
  return <script type="application/ld+json" dangerouslySetInnerHTML={{__html: json}} />;
}
