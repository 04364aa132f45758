import {getTranslations} from 'next-intl/server';
import {PageTurn} from '@/components/sections/PageTurn';
import {type Family, pathOf, type Slug} from '@/content/paths';
import {neighboursOf} from '@/lib/neighbours';

type Props<F extends Family> = {family: F; slug: Slug<F>};

/** The pages beside an entry's own in its family. */
export async function Neighbours<F extends Extract<Family, 'industries' | 'useCases'>>({family, slug}: Props<F>) {
  const t = await getTranslations();
  const {previous, next} = neighboursOf(family, slug);
  const turnTo = (to: Slug<F>, label: string) => ({
    label,
    // Every entry has a name; the key of a family that is not known yet only widens to string.
    name: t(`${family}.${to}.name` as never),
    path: pathOf(family, to),
  });
  return (
    <PageTurn
      label={t('common.neighbours.label')}
      previous={turnTo(previous, t('common.neighbours.previous'))}
      next={turnTo(next, t('common.neighbours.next'))}
    />
  );
}
