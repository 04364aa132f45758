import {notFound} from 'next/navigation';
import type {ReactNode} from 'react';
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
    <>
      <StructuredData path={path} />
      <Content />
    </>
  ),
});

type Props = {params: Promise<{slug: string}>};

/** What the route of a collection exports: a page for each entry, and Next's 404 for anything else. */
export function collectionRoute<C extends Collection>(
  collection: C,
  Content: (props: {slug: Slug<C>}) => Promise<ReactNode>,
) {
  const slugs: readonly string[] = slugsOf(collection);
  const slugOf = async ({params}: Props) => {
    const {slug} = await params;
    if (!slugs.includes(slug)) notFound();
    return slug as Slug<C>; // just checked
  };
  return {
    generateStaticParams: () => slugs.map((slug) => ({slug})),
    generateMetadata: async (props: Props) => pageMetadata(pathOf(collection, await slugOf(props))),
    Page: async (props: Props) => {
      const slug = await slugOf(props);
      return (
        <>
          <StructuredData path={pathOf(collection, slug)} />
          <Content slug={slug} />
        </>
      );
    },
  };
}
