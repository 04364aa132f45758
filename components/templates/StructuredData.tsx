import {Still} from '@/components/ui/Still';
import {type Path, pageOf} from '@/content/paths';
import {pageLocale} from '@/i18n/locale';
import {jsonLdOf} from '@/lib/jsonLd';

/** What a page tells search engines. */
export async function StructuredData({path}: {path: Path}) {
  const graph = await jsonLdOf(pageOf(path), await pageLocale());
  // A text that ends the script would end it wherever it stands.
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  // Named, because the build leaves scripts alone: it is as long as the page's own text.
  return (
    <Still>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: data, not markup; React would escape its quotation marks */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{__html: json}} />
    </Still>
  );
}
