import {getTranslations} from 'next-intl/server';
import {PageTurn} from '@/components/sections/PageTurn';
import {type Collection, pathOf, type Slug} from '@/content/paths';
import {neighboursOf} from '@/lib/neighbours';

type Props<F extends Collection> = {collection: F; slug: Slug<F>};

/** The pages beside an entry's own in its collection. */
export async function Neighbours<F extends Extract<Collection, 'industries' | 'useCases'>>({
  collection,
  slug,
}: Props<F>) {
  const t = await getTranslations();
  const {previous, next} = neighboursOf(collection, slug);
  const turnTo = (to: Slug<F>, label: string) => ({
    label,
    // Every entry has a name; the key of a collection that is not known yet only widens to string.
    name: t(`${collection}.${to}.name` as never),
    path: pathOf(collection, to),
  });
  return (
    <PageTurn
      label={t('common.neighbours.label')}
      previous={turnTo(previous, t('common.neighbours.previous'))}
      next={turnTo(next, t('common.neighbours.next'))}
    />
  );
}
