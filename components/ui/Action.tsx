import type {ReactNode} from 'react';
import type {Href} from '@/content/paths';
import {LocalLink} from './LocalLink';

/** Looks: the accent, outlined, ink, and two for coloured bands. */
const tones = {
  primary: 'border-transparent bg-cloth text-on-cloth hover:bg-cloth-hover',
  outline: 'border-rule text-ink hover:bg-ink hover:text-paper',
  ink: 'border-transparent bg-ink text-paper hover:bg-ink-2',
  light: 'border-transparent bg-on-indigo text-on-marigold hover:bg-marigold',
  outlineLight: 'border-on-cloth/65 text-on-cloth hover:bg-white/7',
} as const;

const sizes = {
  large: 'min-h-13 px-6 py-3 text-base leading-tight',
  small: 'min-h-11 px-4 py-2 text-note leading-tight',
} as const;

export type ActionProps = {
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
  const look = `inline-flex items-center justify-center gap-2.5 rounded-sm border-[1.5px] text-center font-semibold no-underline transition-colors active:translate-y-px ${sizes[size]} ${tones[tone]} ${className}`;
  return isInternal(href) ? (
    <LocalLink href={href} className={`${look} print:hidden`}>
      {children}
    </LocalLink>
  ) : (
    <a
      href={href}
      className={`${look} print:border-0 print:bg-transparent print:p-0 print:[color:inherit]`}
      {...(newTab && {target: '_blank', rel: 'noopener'})}
    >
      {children}
      {newTab && <span className="sr-only">{newTab}</span>}
    </a>
  );
}

const isInternal = (href: string): href is Href => href.startsWith('/');
