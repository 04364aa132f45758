import {getLocale, getTranslations} from 'next-intl/server';
import {Icon} from '@/components/ui/Icon';
import {type Figure, type JourneyStop, journeys} from '@/content/journeys';
import type {Product} from '@/content/suite';
import {type UseCaseSlug, useCases} from '@/content/useCases';
import styles from './OrderJourney.module.css';
import {wordsOfScene} from './parts';
import {StopPicture} from './StopPicture';

/** An order's way through the products on one thread, which turns at every stop, or runs straight where it is narrow. */
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
  /** On which side it stands where the thread winds; the knot is tied where the thread leaves it, on the other. */
  onRight: boolean;
};

/** What one product notes of the order, and when. */
async function Stop({slug, product, onRight}: StopProps) {
  const {t, format, name, rupees, time} = await wordsOfScene('orderJourney');
  const suite = await getTranslations('suite');
  const stops: Partial<Record<Product, JourneyStop>> = journeys[slug];
  const stop = stops[product];
  if (!stop) return null; // the type of `journeys` has every product of its use case
  const when = 'date' in stop ? format.dateTime(new Date(stop.date), 'dayOfMonth') : time(stop.time);
  const [first, second] = stop.lines ?? [];
  const values = {
    ...stop.facts,
    first: first && name(first.good),
    quantity: first?.quantity,
    second: second && name(second.good),
    secondQuantity: second?.quantity,
  };
  // The keys are proven by i18n/shape.ts; each message takes what it names from its stop.
  const say = (key: string) => t(`ways.${slug}.${product}.${key}` as never, values as never);
  const {kind, amount} = stop.figure;
  const figure = {
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
          {figure[kind]()}
        </b>{' '}
        <span className="text-ink-2">{say('value')}</span>
      </span>
    </div>
  );
}

/** The thread in a field of 100 × 100 a stop: in from above, a turn from each stop to the next, and out below. */
function threadThrough(stops: number): string {
  const turns = Array.from({length: stops - 1}, (_, index) => {
    const [y, next] = [index * 100 + 50, index * 100 + 150];
    const [edge, bend] = index % 2 === 0 ? [92, 104] : [8, -4];
    return `H${edge}C${bend} ${y} ${bend} ${next} ${edge} ${next}`;
  });
  const [y, edge, bend] = stops % 2 === 0 ? [stops * 100 - 50, 8, -4] : [stops * 100 - 50, 92, 104];
  return `M6-200V50${turns.join('')}H${edge}C${bend} ${y} ${bend} ${y + 60} ${bend} ${y + 400}`;
}
