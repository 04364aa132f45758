import {getLocale, getTranslations} from 'next-intl/server';
import {Icon} from '@/components/ui/Icon';
import {type Figure, type JourneyStop, journeys} from '@/content/journeys';
import type {Product} from '@/content/suite';
import {type UseCaseSlug, useCases} from '@/content/useCases';
import styles from './OrderJourney.module.css';
import {wordsOfScene} from './parts';
import {StopPicture} from './StopPicture';

/**
 * The products that an order goes through, as stops on one thread. In a wide window the stops stand left and right by turns
 * and the thread winds between them. In a narrow one it runs straight down.
 */
export async function OrderJourney({slug}: {slug: UseCaseSlug}) {
  const t = await getTranslations('scenes.orderJourney');
  const suite = await getTranslations('suite');
  const locale = await getLocale();
  const {products} = useCases[slug];
  const names = products.map((product) => suite(`${product}.name`));
  const list = new Intl.ListFormat(locale, {type: 'conjunction'}).format(names);
  return (
    <div role="img" aria-label={t('label', {products: list})}>
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
  /** Whether a wide window has the stop on the right. Its knot is then on its left edge. */
  onRight: boolean;
};

/** One product's note about the order, with the time. */
async function Stop({slug, product, onRight}: StopProps) {
  const {t, format, name, rupees, time} = await wordsOfScene('orderJourney');
  const suite = await getTranslations('suite');
  const stops: Partial<Record<Product, JourneyStop>> = journeys[slug];
  const stop = stops[product];
  // Never so: the type of `journeys` asks for a stop at every product of the use case.
  if (!stop) return null;
  const when = 'date' in stop ? format.dateTime(new Date(stop.date), 'dayOfMonth') : time(stop.time);
  const [first, second] = stop.lines ?? [];
  const values = {
    ...stop.facts,
    first: first && name(first.good),
    quantity: first?.quantity,
    second: second && name(second.good),
    secondQuantity: second?.quantity,
  };
  // `as never`: TypeScript cannot check a key that is put together here. i18n/shape.ts proves that all of them exist.
  const say = (key: string) => t(`ways.${slug}.${product}.${key}` as never, values as never);
  const {kind, amount} = stop.figure;
  const formatAmount = {
    rupees: () => rupees(amount),
    count: () => format.number(amount),
    minutes: () => t('minutes', {minutes: amount}),
    uplift: () => t('uplift', {share: amount}),
  } satisfies Record<Figure['kind'], () => string>;
  return (
    <div data-product={product} className={`${styles.stop} ${onRight ? '@sm:justify-self-end' : ''}`}>
      <Icon name="icon-knot" className={`${styles.knot} ${onRight ? '@sm:-left-4' : '@sm:-right-4 @sm:left-auto'}`} />
      <span className="row-span-2 grid place-items-center self-stretch rounded-l-sm bg-p-tint text-p @xs:row-auto">
        <Icon name={`glyph-${product}`} className="size-9 @sm:size-11" />
      </span>
      <span className={styles.words}>
        <span className="flex flex-wrap gap-x-3 text-ink-2">
          <span>{suite(`${product}.name`)}</span>
          {` ${when}`}
        </span>{' '}
        <b className="block text-balance text-note/snug @sm:text-[1.0625rem] deva:leading-normal">{say('title')}</b>{' '}
        <span className="block text-balance text-ink-2">{say('detail')}</span>
      </span>{' '}
      <span className="hidden @sm:block @xl:@max-2xl:hidden">
        <StopPicture picture={stop.picture} />
      </span>
      <span className={styles.figure}>
        <b className="block whitespace-nowrap text-h3/[1.3] @sm:text-[1.5rem]/[1.2] @sm:deva:text-h3/[1.3]">
          {formatAmount[kind]()}
        </b>{' '}
        <span className="text-ink-2">{say('value')}</span>
      </span>
    </div>
  );
}

/** Each stop has 100 units of height and is 100 wide. The thread crosses it in the middle. */
const stopHeight = 100;
const middleOf = (index: number) => index * stopHeight + stopHeight / 2;

/** Where the thread leaves a stop, and how far it swings out on its way to the next: right and left by turns. */
const right = {edge: 92, bend: 104};
const left = {edge: 8, bend: -4};
const exitOf = (index: number) => (index % 2 === 0 ? right : left);

/** The path of the thread: it comes in from above, turns from each stop to the next, and goes out below. */
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
