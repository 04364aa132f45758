import {getTranslations} from 'next-intl/server';
import type {ReactNode} from 'react';
import {Icon} from '@/components/ui/Icon';
import {type IndustrySlug, industries} from '@/content/industries';
import {drawingOf, insets, type PageInsets} from '@/content/insets';
import {type Good, shelf} from '@/content/sampleShop';
import type {Product} from '@/content/suite';
import type {UseCaseSlug} from '@/content/useCases';
import type {AnyInsetWords} from '@/i18n/shape';
import {wordsAt} from '@/i18n/words';
import {goodAlone, hasIllustration} from '@/lib/illustrations';
import {formatters, smallPrint} from '../parts';

/** A page that shows the products with its own goods. */
export type InsetPage = IndustrySlug | UseCaseSlug;

export const insetOf = (page: InsetPage, product: Product) =>
  (insets as {[Page in InsetPage]?: PageInsets})[page]?.[product];

const isGood = (name: string): name is Good => name in shelf;

/** A number and its unit stay on one line: `400 g`. */
const unbroken = (name: string) => name.replace(/(?<=\d) /, '\u00a0');

/** The words of a page's inset: its title and its note, the names of its lines, and what all insets say. */
export async function wordsOfInset(page: InsetPage, product: Product) {
  const words = (await wordsAt(`insets.pages.${page}`)) as AnyInsetWords;
  const labels = await wordsAt('insets.labels');
  const scenes = await getTranslations('scenes');
  const {title, note} = words[product] as {title: string; note?: string};
  return {
    title,
    note,
    labels,
    nameOf: (name: string) => unbroken(words.names?.[name] ?? (isGood(name) ? scenes(`goods.${name}.name`) : name)),
    minutes: (minutes: number) => scenes('orderJourney.minutes', {minutes}),
    progress: (progress: {done: number; count: number}) => scenes('round.done', progress),
    ...(await formatters()),
  };
}

export type InsetWords = Awaited<ReturnType<typeof wordsOfInset>>;

/** What each kind of inset is drawn from. */
export type InsetProps<Facts> = {page: InsetPage; facts: Facts; words: InsetWords; large: boolean};

const lineSize = 'size-8 in-data-large:size-11';
const pictureBox = 'grid flex-none place-items-center';

type GoodProps = {page: InsetPage; name: string; size?: string};

/** One of the page's goods, or a knot if it is not drawn. */
export function GoodPicture({page, name, size = lineSize}: GoodProps) {
  const drawing = drawingOf(name);
  if (page in industries) {
    const address = goodAlone(page, drawing);
    if (address) {
      return (
        // biome-ignore lint/performance/noImgElement: a drawing of a few kilobytes has one size
        <img src={address} alt="" loading="lazy" decoding="async" className={`${size} flex-none object-contain`} />
      );
    }
  } else if (hasIllustration(`goods/${drawing}`)) {
    return <Icon name={`good-${drawing}`} className={`${size} flex-none`} />;
  }
  return (
    <span className={`${size} ${pictureBox}`}>
      <Icon name="icon-knot" className="size-2.5 text-p" />
    </span>
  );
}

type GoodLineProps = {page: InsetPage; name: string; label: ReactNode; detail?: ReactNode; children: ReactNode};

/** A line with one of the goods: its drawing, its name, what is small below it, and a figure. */
export const GoodLine = ({page, name, label, detail, children}: GoodLineProps) => (
  <div className="flex items-center gap-2.5 border-b py-1.5 in-data-large:gap-3.5 in-data-large:py-2">
    <GoodPicture page={page} name={name} />
    <span className="min-w-0 flex-1 leading-snug deva:leading-normal">
      {label} {detail && <span className={`block text-ink-2 ${smallPrint}`}>{detail}</span>}
    </span>{' '}
    <b className="whitespace-nowrap">{children}</b>{' '}
  </div>
);

type HeadProps = {title: string; children?: ReactNode; className?: string};

/** What an inset shows, and on the right when, or in what unit. */
export const InsetHead = ({title, children, className = ''}: HeadProps) => (
  <div className={`flex flex-wrap items-baseline justify-between gap-x-3 ${className}`}>
    <b className="font-semibold text-note in-data-large:text-lede">{title}</b>{' '}
    <span className="whitespace-nowrap">{children}</span>{' '}
  </div>
);

/** The total, above a double rule. */
export const InsetTotal = ({label, children}: {label: string; children: ReactNode}) => (
  <div className="total-rule flex items-baseline justify-between gap-3 py-1.5 font-semibold">
    <span>{label}</span> <span className="whitespace-nowrap text-note in-data-large:text-h3">{children}</span>{' '}
  </div>
);

/** What the product has seen to. */
export const InsetNote = ({children, className = ''}: {children: ReactNode; className?: string}) => (
  <div className={`flex items-start gap-2 pt-2 font-semibold text-p ${smallPrint} ${className}`}>
    <Icon name="icon-tick" className="mt-1 size-2.5 flex-none" />
    <span>{children}</span>
  </div>
);
