import {getTranslations} from 'next-intl/server';
import {Icon} from '@/components/ui/Icon';
import {keepPhrasesTogether} from '@/components/ui/keepPhrasesTogether';
import {LocalLink} from '@/components/ui/LocalLink';
import {type Collection, pathOf, type Slug, slugsOf} from '@/content/paths';

type Props<C extends Collection> = {collection: C; slug: Slug<C>};

/** The way to the pages before and after an entry's own in its collection. */
export async function PreviousNextNav<C extends Extract<Collection, 'industries' | 'useCases'>>({
  collection,
  slug,
}: Props<C>) {
  const t = await getTranslations();
  const slugs = slugsOf(collection);
  const at = slugs.indexOf(slug);
  // The first follows the last: every page can be reached from any other, however few of them the menus list.
  const neighbours = {previous: slugs.at(at - 1) ?? slug, next: slugs[at + 1] ?? slugs[0] ?? slug};
  return (
    <nav aria-label={t('common.neighbours.label')} className="border-t print:hidden">
      <ul className="wrap page-turn">
        {(['previous', 'next'] as const).map((side) => (
          <li key={side} className="first:border-r first:pr-4 last:pl-4 last:text-right">
            <LocalLink href={pathOf(collection, neighbours[side])}>
              <span className="wrap-anywhere min-w-0">
                <span className="block text-ink-2 text-note">{t(`common.neighbours.${side}`)}</span>{' '}
                {/* Every entry has a name; the key of a collection that is not known yet only widens to string. */}
                <b>{keepPhrasesTogether(t(`${collection}.${neighbours[side]}.name` as never))}</b>
              </span>
              <Icon name="icon-arrow" />
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
