import {getFormatter, getLocale, getTranslations} from 'next-intl/server';
import type {JourneyWords} from '@/components/illustrations/OrderJourney';
import {type Figure, type JourneyStop, journeys} from '@/content/sampleJourney';
import type {Product} from '@/content/suite';
import {type UseCaseSlug, useCases} from '@/content/useCases';
import {clock} from '@/lib/format';

/** The stops of an order's way through the products of a use case: what each one notes, and when. */
export async function journeyWords(slug: UseCaseSlug): Promise<JourneyWords> {
  const [t, goods, suite, format, locale] = await Promise.all([
    getTranslations('scenes.orderJourney'),
    getTranslations('scenes.goods'),
    getTranslations('suite'),
    getFormatter(),
    getLocale(),
  ]);
  const {products} = useCases[slug];
  const way: Partial<Record<Product, JourneyStop>> = journeys[slug];

  const figureOf = {
    rupees: (amount) => format.number(amount, 'rupees'),
    count: (amount) => format.number(amount),
    minutes: (minutes) => t('minutes', {minutes}),
    uplift: (share) => t('uplift', {share}),
  } satisfies Record<Figure['kind'], (amount: number) => string>;

  const stops = products.flatMap((product) => {
    const stop = way[product];
    if (!stop) return []; // the type of `journeys` has every product of its use case
    const [first, second] = stop.lines ?? [];
    const values = {
      ...stop.facts,
      first: first && goods(`${first.good}.name`),
      quantity: first?.quantity,
      second: second && goods(`${second.good}.name`),
      secondQuantity: second?.quantity,
    };
    // The keys are proven by i18n/shape.ts; each message takes what it names from its stop.
    const say = (key: string) => t(`ways.${slug}.${product}.${key}` as never, values as never);
    return {
      product,
      name: suite(`${product}.name`),
      time: 'date' in stop ? format.dateTime(new Date(stop.date), 'dayOfMonth') : clock(format, stop.time),
      title: say('title'),
      detail: say('detail'),
      value: say('value'),
      figure: figureOf[stop.figure.kind](stop.figure.amount),
      picture: stop.picture,
    };
  });
  const list = new Intl.ListFormat(locale, {type: 'conjunction'}).format(stops.map(({name}) => name));
  return {label: t('label', {products: list}), stops};
}
