import type {ComponentProps} from 'react';
import {LocalLink} from './LocalLink';

type Props = ComponentProps<typeof LocalLink> & {
  /** The accent, outlined, and two for coloured bands. */
  tone?: 'primary' | 'outline' | 'light' | 'outline-light';
  /** Opens a tab of its own; the text says so to those who cannot see it happen. */
  newTab?: string;
};

/** A link that asks to be pressed. */
export function Action({href, tone = 'primary', newTab, children, className = ''}: Props) {
  return (
    <LocalLink
      href={href}
      className={`action action-${tone} ${className}`}
      {...(newTab && {target: '_blank', rel: 'noopener'})}
    >
      {children}
      {newTab && <span className="sr-only"> {newTab}</span>}
    </LocalLink>
  );
}
