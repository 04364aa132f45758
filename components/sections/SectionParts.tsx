import {getTranslations} from 'next-intl/server';
import {Fragment, type ReactNode} from 'react';
import {Action} from '@/components/ui/Action';
import {H2, H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {demoHref, type Href} from '@/content/paths';
import type {PicturePlace, ProductAction} from '@/content/products';
import type {Product} from '@/content/suite';
import type {Text} from '@/i18n/shape';
import {site} from '@/settings/site';

/** An entry whose text may have a note behind it. */
type Entry = {title: string; text: ReactNode};

/** A heading, a text and entries, in the page's order. */
export type ListProps<Item = Entry> = Text & {items: readonly (Item & {id: string})[]};

/** What every section of a product page gets. */
export type SectionProps<Item = Entry> = ListProps<Item> & {
  id: string;
  product: Product;
  actions?: ReactNode;
  /** A drawn interface, where the facts name one. */
  picture?: ReactNode;
  place?: PicturePlace | undefined;
  /** The section above stands on the page's own paper. */
  afterPaper?: boolean;
};

type HeadProps = Text & {
  /** Instead of the text on paper and without scripts, where nothing can be set. */
  still?: string;
};

const headLayout = 'grid items-end gap-x-12 gap-y-3 pb-4 @md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] @md:pb-7';
const headInPrint = 'print:break-inside-avoid print:break-after-avoid';

const hiddenWhereStill = 'noscript:hidden in-data-scriptless:hidden print:hidden';
const shownWhereStill = 'hidden noscript:block in-data-scriptless:block print:block';

/** `margin`: how far what follows is from it. */
type SectionHeadProps = HeadProps & {margin?: string; className?: string};

/** A ledger heading line: the title, a note beside it, and accounting's double rule below. */
export function SectionHead({title, text, still, margin = 'mb-5 @md:mb-10', className = ''}: SectionHeadProps) {
  return (
    <div className={`double-rule ${headLayout} ${headInPrint} ${margin} ${className}`}>
      <H2>{title}</H2>
      <p className={`@max-sm:text-note ${still ? hiddenWhereStill : ''}`}>{text}</p>
      {still && <p className={`text-ink-2 @max-sm:text-note ${shownWhereStill}`}>{still}</p>}
    </div>
  );
}

type SectionFrame = HeadProps & {
  id?: string;
  className?: string;
  /** That it has a ground of its own, for what the section above draws below itself. */
  'data-ground'?: 'sheet';
  children: ReactNode;
};

/** A section under its head. `className`: its ground and its room. */
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

type TextListProps = {
  items: ListProps['items'];
  className?: string | undefined;
  /** What stands before the words of each: an icon, or the feature's drawing. */
  icon?: 'feature' | 'knot' | 'tick';
  /** Its words are one box, beside the icon. */
  boxed?: boolean;
  /** Classes for the parts of each entry. */
  look?: {item?: string; icon?: string; words?: string; title?: string; text?: string};
};

/** The entries of a section: each a heading and what it means. */
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

/** What buttons stand on: paper, or indigo, cloth or a product's own colour. The tones of the first and of any other. */
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

/** Buttons by the keys of their labels: they lead to registration, a demo form or a price list. */
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

/** A section on indigo, its title with a note beside it; `ruled` draws accounting's double rule below them. */
export function IndigoSection({id, title, text, ruled, children}: IndigoProps) {
  const headEnd = ruled ? 'border-on-indigo/70 border-b-[3px] border-double pb-5 @md:pb-7' : 'pb-8 @md:pb-10';
  return (
    <section id={id} className="bg-indigo py-section text-on-indigo">
      <div className="wrap">
        <div className={`grid items-end gap-x-12 gap-y-4 @md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] ${headEnd}`}>
          <H2>{title}</H2>
          <p className="text-on-indigo-2">{text}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
