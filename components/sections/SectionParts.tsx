import {getTranslations} from 'next-intl/server';
import {Fragment, type ReactNode} from 'react';
import {Action} from '@/components/ui/Action';
import {H2, H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {demoHref, type Href} from '@/content/paths';
import type {ProductAction} from '@/content/products';
import type {Product} from '@/content/suite';
import type {Text} from '@/i18n/shape';
import {site} from '@/settings/site';

/** The title is a node, because a tag may follow it (withPlanTags). */
type Entry = {
  title: ReactNode;
  text: string;
};

/** A section with a title, a text and a list of items. */
export type ListProps<Item = Entry> = Text & {items: readonly (Item & {id: string})[]};

/** The props of every section on a product page. */
export type SectionProps<Item = Entry> = ListProps<Item> & {
  id: string;
  product: Product;
};

type HeadProps = {
  title: string;
  text?: string;
  /** Shown in place of `text` in print and without scripts, where the section's controls do not work. */
  staticText?: string;
};

const headLayout = 'grid grid-cols-1 items-end gap-x-12 gap-y-3 pb-4 @md:pb-7';
const titleAndText = '@md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]';
const headInPrint = 'print:break-inside-avoid print:break-after-avoid';

type SectionHeadProps = HeadProps & {
  /** The class for the space below the head. */
  margin?: string;
  className?: string;
};

/** The head of a section: the title, with the text beside it and a double rule below. */
export function SectionHead({title, text, staticText, margin = 'mb-5 @md:mb-8', className = ''}: SectionHeadProps) {
  return (
    <div className={`double-rule ${headLayout} ${text ? titleAndText : ''} ${headInPrint} ${margin} ${className}`}>
      <H2>{title}</H2>
      {text && <p className={`@max-sm:text-note ${staticText ? 'scriptless:hidden' : ''}`}>{text}</p>}
      {staticText && <p className="hidden text-ink-2 @max-sm:text-note scriptless:block">{staticText}</p>}
    </div>
  );
}

type SectionFrame = HeadProps & {
  id?: string;
  className?: string;
  /** Set if the section has its own background: ProductHero.module.css then leaves space above it. */
  'data-ground'?: 'sheet';
  children: ReactNode;
};

/** A section with its head. `className` sets its background and its padding. */
export function Section({id, className = 'py-section', children, 'data-ground': ground, ...head}: SectionFrame) {
  return (
    <section id={id} className={className} data-ground={ground}>
      <div className="wrap">
        <SectionHead {...head} />
        {children}
      </div>
    </section>
  );
}

/** The colours of a band: its ground, its text and the thread. */
const bands = {
  indigo: {ground: 'bg-indigo text-on-indigo', text: 'text-on-indigo-2', thread: 'text-thread', knot: 'text-marigold'},
  mist: {ground: 'bg-mist', text: '', thread: 'text-margin', knot: 'text-cloth-text'},
  paper: {ground: 'border-t', text: '', thread: 'text-margin', knot: 'text-cloth-text'},
} as const;

type BandSectionProps = Text & {id?: string; ground: keyof typeof bands; children: ReactNode};

/** A section on a coloured band, with its head in the middle, below a knot on a thread. */
export function BandSection({id, title, text, ground, children}: BandSectionProps) {
  const band = bands[ground];
  return (
    <section id={id} className={`py-section ${band.ground}`}>
      <div className="wrap">
        <div className={`mb-6 text-center @md:mb-11 ${headInPrint}`}>
          <div aria-hidden="true" className={`mx-auto mb-2 flex w-56 items-center gap-3 print:hidden ${band.thread}`}>
            <i className="flex-1 border-current border-t-2 border-dashed" />
            <Icon name="icon-knot" className={`size-4.5 ${band.knot}`} />
            <i className="flex-1 border-current border-t-2 border-dashed" />
          </div>
          <H2>{title}</H2>
          <p className={`mx-auto mt-2.5 max-w-[48rem] text-balance @max-sm:text-note ${band.text}`}>{text}</p>
        </div>
        {children}
      </div>
    </section>
  );
}

type TextListProps = {
  items: ListProps['items'];
  className?: string | undefined;
  /** The icon before each item. `feature` is the drawing whose name is the item's id. */
  icon?: 'feature' | 'knot' | 'tick';
  /** Whether title and text are in an element of their own, beside the icon. */
  boxed?: boolean;
  /** Classes for the parts of each entry. */
  look?: {item?: string; icon?: string; words?: string; title?: string; text?: string};
};

/** The items of a section, each with a title and a text. */
export function TextList({items, className, icon, boxed, look = {}}: TextListProps) {
  return (
    <ul className={className}>
      {items.map(({id, title, text}) => {
        const words = (
          <>
            <H3 className={look.title}>{title}</H3>
            <p className={look.text}>{text}</p>
          </>
        );
        return (
          <li key={id} className={look.item}>
            {icon && <Icon name={icon === 'feature' ? `feature-${id}` : `icon-${icon}`} className={look.icon} />}
            {boxed ? <div className={look.words}>{words}</div> : words}
          </li>
        );
      })}
    </ul>
  );
}

/** The looks of the first button and of the others, on paper and on a coloured background. */
const tones = {
  paper: {first: 'primary', rest: 'outline'},
  colour: {first: 'light', rest: 'outline-light'},
} as const;

type ButtonsProps = {
  names: readonly (ProductAction | 'contactSales')[];
  demo?: Href;
  plans?: Href;
  ground: keyof typeof tones;
};

/** Buttons, each named by the key of its label. They lead to the registration, to a demo form or to the prices. */
export async function Buttons({names, demo = demoHref, plans = '/pricing', ground}: ButtonsProps) {
  const t = await getTranslations('common.actions');
  const registration = site.admin;
  const hrefs = {
    freeTrial: registration,
    shortTrial: registration,
    bookDemo: demo,
    shortDemo: demo,
    contactSales: demo,
    plans,
  };
  const {first, rest} = tones[ground];
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ' '}
      <Action href={hrefs[name]} tone={index === 0 ? first : rest}>
        {t(name)}
      </Action>
    </Fragment>
  ));
}

type IndigoProps = Text & {id?: string; ruled?: boolean; children: ReactNode};

/** A section on an indigo background. `ruled` draws a double rule below its head. */
export function IndigoSection({id, title, text, ruled, children}: IndigoProps) {
  const headEnd = ruled ? 'border-on-indigo/70 border-b-[3px] border-double pb-5 @md:pb-7' : 'pb-8 @md:pb-10';
  return (
    <section id={id} className="bg-indigo py-section text-on-indigo">
      <div className="wrap">
        <div
          className={`grid grid-cols-1 items-end gap-x-12 gap-y-4 @md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] ${headEnd}`}
        >
          <H2>{title}</H2>
          <p className="text-on-indigo-2">{text}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
