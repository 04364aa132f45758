import {getTranslations} from 'next-intl/server';
import {Icon} from '@/components/ui/Icon';
import {keepPhrasesTogether} from '@/components/ui/keepPhrasesTogether';
import {LocalLink} from '@/components/ui/LocalLink';
import {type Collection, pathOf, type Slug, slugsOf} from '@/content/paths';
import {illustrationHref, industryIllustration} from '@/lib/illustrations';

type Props<C extends Collection> = {collection: C; slug: Slug<C>};

const sides = ['previous', 'next'] as const;

const halves = 'icon-5 icon-cloth-text grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))]';
const link = 'group flex h-full items-center gap-5 text-balance py-6 @max-xs:flex-col @max-xs:gap-3 @md:py-8';
const linkFocus = 'focus-visible:relative focus-visible:z-1';
const name = 'underline decoration-2 decoration-transparent underline-offset-6 group-hover:decoration-cloth';
const arrow = '[transition:translate_0.15s] @max-xs:hidden';

/** The arrows are on the outer sides, and move outwards when their links are hovered. */
const looks = {
  previous: {
    item: 'border-r pr-4',
    link: '@max-xs:items-start',
    drawing: '',
    arrow: '-order-1 rotate-180 group-hover:-translate-x-1',
  },
  next: {
    item: 'pl-4 text-right',
    link: 'justify-end @max-xs:items-end',
    drawing: '@xs:order-1',
    arrow: 'order-2 group-hover:translate-x-1',
  },
};

/** Links to the previous and the next page of a collection. */
export async function PreviousNextNav<C extends Extract<Collection, 'industries' | 'useCases'>>({
  collection,
  slug,
}: Props<C>) {
  const t = await getTranslations();
  const slugs = slugsOf(collection);
  const index = slugs.indexOf(slug);
  // After the last page comes the first. So every page can be reached, even if the menus do not list it.
  const neighbours = {
    previous: slugs.at(index - 1) ?? slug,
    next: slugs[index + 1] ?? slugs[0] ?? slug,
  };
  return (
    <nav aria-label={t('common.neighbours.label')} className="border-t print:hidden">
      <ul className={`wrap ${halves}`}>
        {sides.map((side) => (
          <li key={side} className={looks[side].item}>
            <LocalLink
              href={pathOf(collection, neighbours[side])}
              className={`${link} ${linkFocus} ${looks[side].link}`}
            >
              {collection === 'industries' && (
                // biome-ignore lint/performance/noImgElement: a drawing of a few kilobytes has one size
                <img
                  src={`${illustrationHref(industryIllustration(neighbours[side]))}#menu`}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className={`size-24 @max-xs:h-24 @max-xs:w-30 ${looks[side].drawing}`}
                />
              )}
              <span className="wrap-anywhere min-w-0">
                <span className="block text-ink-2 text-note">{t(`common.neighbours.${side}`)}</span>{' '}
                {/* `as never`: every entry has a name, but TypeScript takes this key for any string. */}
                <b className={name}>{keepPhrasesTogether(t(`${collection}.${neighbours[side]}.name` as never))}</b>
              </span>
              <Icon name="icon-arrow" className={`${arrow} ${looks[side].arrow}`} />
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
