import {Fragment, type ReactNode} from 'react';
import type {Href} from '@/content/paths';
import {LocalLink} from './LocalLink';

/** The accent, outlined, and two for coloured bands. */
const tones = {
  primary: 'action-primary',
  outline: 'action-outline',
  light: 'action-light',
  outlineLight: 'action-outline-light',
} as const;

const sizes = {large: '', small: 'action-small'} as const;

type ActionProps = {
  /** A page of the site, or an address outside it. */
  href: Href | `http${string}` | `mailto:${string}` | `tel:${string}`;
  tone?: keyof typeof tones;
  size?: keyof typeof sizes;
  /** Opens a tab of its own; the text says so to those who cannot see it happen. */
  newTab?: string;
  children: ReactNode;
  className?: string;
};

/** A link that asks to be pressed. */
export function Action({href, tone = 'primary', size = 'large', newTab, children, className = ''}: ActionProps) {
  const classes = ['action', sizes[size], tones[tone], className].filter(Boolean).join(' ');
  return isInternal(href) ? (
    <LocalLink href={href} className={classes}>
      {children}
    </LocalLink>
  ) : (
    <a href={href} className={classes} {...(newTab && {target: '_blank', rel: 'noopener'})}>
      {children}
      {newTab && <span className="sr-only"> {newTab}</span>}
    </a>
  );
}

const isInternal = (href: string): href is Href => href.startsWith('/');

type Button = {href: ActionProps['href']; label: string};

/** Buttons of one place, the strong one first. `ground` is what they stand on. */
export function ActionRow({buttons, ground}: {buttons: readonly Button[]; ground: keyof typeof grounds}) {
  const [first, rest] = grounds[ground];
  return buttons.map(({href, label}, index) => (
    <Fragment key={label}>
      <Action href={href} tone={index === 0 ? first : rest}>
        {label}
      </Action>{' '}
    </Fragment>
  ));
}

const grounds = {
  paper: ['primary', 'outline'],
  /** Indigo, cloth, or a product's own colour. */
  colour: ['light', 'outlineLight'],
} as const;
