import type {ReactNode} from 'react';
import {PageShell} from '@/components/layout/PageShell';
import {type Collection, type Path, pageOf, pathOf, type Slug, slugsOf} from '@/content/paths';
import {pageLocale} from '@/i18n/locale';
import {jsonLdOf} from '@/lib/seo/jsonLd';
import {pageMetadata} from '@/lib/seo/metadata';

/** What a page tells search engines. */
async function StructuredData({path}: {path: Path}) {
  const graph = await jsonLdOf(pageOf(path), await pageLocale());
  // A text that ends the script would end it wherever it stands.
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data, not markup; React would escape its quotation marks
  return <script type="application/ld+json" dangerouslySetInnerHTML={{__html: json}} />;
}

/** What the route of a page that is one of a kind exports. */
export const pageRoute = (path: Path, Content: () => Promise<ReactNode>) => ({
  generateMetadata: () => pageMetadata(path),
  Page: () => (
    <PageShell path={path}>
      <StructuredData path={path} />
      <Content />
    </PageShell>
  ),
});

/** What the route of a collection exports: a page for each entry. The layout's `dynamicParams` leaves anything else to Next's 404. */
export const collectionRoute = <C extends Collection>(
  collection: C,
  Content: (props: {slug: Slug<C>}) => Promise<ReactNode>,
) => ({
  generateStaticParams: () => slugsOf(collection).map((slug) => ({slug})),
  generateMetadata: async ({params}: Props<C>) => pageMetadata(pathOf(collection, (await params).slug)),
  Page: async ({params}: Props<C>) => {
    const {slug} = await params;
    const path = pathOf(collection, slug);
    return (
      <PageShell path={path}>
        <StructuredData path={path} />
        <Content slug={slug} />
      </PageShell>
    );
  },
});

type Props<C extends Collection> = {params: Promise<{slug: Slug<C>}>};
