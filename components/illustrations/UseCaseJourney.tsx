import {getFormatter, getTranslations} from 'next-intl/server';
import {Icon} from '@/components/ui/Icon';
import {type Figure, type JourneyStop, journeys} from '@/content/journeys';
import type {Good} from '@/content/sampleShop';
import type {Product} from '@/content/suite';
import {type UseCaseSlug, useCases} from '@/content/useCases';
import {wordsOfScene} from './parts';
import {StopPicture} from './StopPicture';
import styles from './UseCaseJourney.module.css';

/**
 * The products that an order passes through, as stops on one thread. In a wide viewport the stops are on the left and on the
 * right by turns, and the thread winds between them. In a narrow one it runs straight down.
 */
export async function UseCaseJourney({slug}: {slug: UseCaseSlug}) {
  const t = await getTranslations('scenes.orderJourney');
  const suite = await getTranslations('suite');
  const format = await getFormatter();
  const {products} = useCases[slug];
  const names = products.map((product) => suite(`${product}.name`));
  return (
    <div role="img" aria-label={t('label', {products: format.list(names, 'names')})}>
      <div aria-hidden="true" className={styles.journey} style={{'--stops': products.length}}>
        <i className="thread-y -top-6 -bottom-16 left-2 text-thread [--stitch:20px] @sm:hidden" />
        <svg
          viewBox={`0 0 100 ${products.length * 100}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className={`animate-[fly_4s_linear_paused] ${styles.thread}`}
          fill="none"
          stroke="var(--color-thread)"
          strokeWidth="2.5"
          strokeDasharray="14 9"
        >
          <path d={threadThrough(products.length)} vectorEffect="non-scaling-stroke" />
        </svg>
        {products.map((product, index) => (
          <Stop key={product} slug={slug} product={product} onRight={index % 2 === 1} />
        ))}
      </div>
    </div>
  );
}

type StopProps = {
  slug: UseCaseSlug;
  product: Product;
  /** Whether a wide viewport has the stop on the right. Its knot is then on its left edge. */
  onRight: boolean;
};

/** One product's note about the order, with the time. */
async function Stop({slug, product, onRight}: StopProps) {
  const words = await wordsOfScene('orderJourney');
  const {t, format, name, time} = words;
  const suite = await getTranslations('suite');
  const stops: Partial<Record<Product, JourneyStop>> = journeys[slug];
  const stop = stops[product];
  // The type of `journeys` requires a stop for every product of the use case, but TypeScript does not see that here.
  if (!stop) return null;
  const when = 'date' in stop ? format.dateTime(new Date(stop.date), 'dayOfMonth') : time(stop.time);
  const values = valuesIn(stop, name);
  // TypeScript cannot check a composed key. i18n/shapeProof.ts proves that all of them exist.
  const text = (key: 'title' | 'detail' | 'value') => t(`ways.${slug}.${product}.${key}` as never, values as never);
  return (
    <div data-product={product} className={`${styles.stop} ${onRight ? '@sm:justify-self-end' : ''}`}>
      <Icon name="icon-knot" className={`${styles.knot} ${onRight ? '@sm:-left-4' : '@sm:-right-4 @sm:left-auto'}`} />
      <span className="row-span-2 grid place-items-center self-stretch rounded-l-sm bg-p-tint text-p @xs:row-auto">
        <Icon name={`glyph-${product}`} className="size-9 @sm:size-11" />
      </span>
      <span className={`${styles.words} deva:text-small`}>
        <span className="flex flex-wrap gap-x-3 text-ink-2">
          <span>{suite(`${product}.name`)}</span>
          {` ${when}`}
        </span>{' '}
        <b className="block text-balance text-note/snug @sm:text-[1.0625rem] deva:leading-normal">{text('title')}</b>{' '}
        <span className="block text-balance text-ink-2">{text('detail')}</span>
      </span>{' '}
      <span className="hidden @sm:block @xl:@max-2xl:hidden">
        <StopPicture picture={stop.picture} />
      </span>
      <span className={`${styles.figure} deva:text-small`}>
        <b className="block whitespace-nowrap text-h3/[1.3] @sm:text-[1.5rem]/[1.2] @sm:deva:text-h3/[1.3]">
          {formatFigure(stop.figure, words)}
        </b>{' '}
        <span className="text-ink-2">{text('value')}</span>
      </span>
    </div>
  );
}

/** The values in the words of a stop: its figures, and the names and quantities of its goods, which are two at most. */
function valuesIn({facts, lines = []}: JourneyStop, name: (good: Good) => string) {
  const [first, second] = lines;
  return {
    ...facts,
    first: first && name(first.good),
    quantity: first?.quantity,
    second: second && name(second.good),
    secondQuantity: second?.quantity,
  };
}

type SceneWords = Awaited<ReturnType<typeof wordsOfScene<'orderJourney'>>>;

function formatFigure({kind, amount}: Figure, {t, format, rupees}: SceneWords): string {
  switch (kind) {
    case 'rupees':
      return rupees(amount);
    case 'count':
      return format.number(amount);
    case 'minutes':
      return t('minutes', {minutes: amount});
    case 'uplift':
      return t('uplift', {share: amount});
  }
}

/** Each stop is 100 units high and 100 wide. The thread crosses it in the middle. */
const stopHeight = 100;
const middleOf = (index: number) => index * stopHeight + stopHeight / 2;

/** Where the thread leaves a stop, and how far it bends out on its way to the next: on the right and on the left by turns. */
const right = {edge: 92, bend: 104};
const left = {edge: 8, bend: -4};
const exitOf = (index: number) => (index % 2 === 0 ? right : left);

/** The path of the thread: it starts above the first stop, winds from each stop to the next, and ends below the last. */
function threadThrough(stops: number): string {
  const last = stops - 1;
  let path = `M6-200V${middleOf(0)}`;
  for (let index = 0; index < last; index += 1) {
    const {edge, bend} = exitOf(index);
    const y = middleOf(index);
    const nextY = middleOf(index + 1);
    path += `H${edge}C${bend} ${y} ${bend} ${nextY} ${edge} ${nextY}`;
  }
  const {edge, bend} = exitOf(last);
  const y = middleOf(last);
  return `${path}H${edge}C${bend} ${y} ${bend} ${y + 60} ${bend} ${y + 400}`;
}
