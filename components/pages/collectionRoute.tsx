import {notFound} from 'next/navigation';
import type {ReactNode} from 'react';
import {type Collection, pathOf, type Slug, slugsOf} from '@/content/paths';
import {pageMetadata} from '@/lib/seo/metadata';
import {StructuredData} from './StructuredData';

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
