import type {ComponentProps} from 'react';
import {actionLook} from './actionLook';
import {LocalLink} from './LocalLink';

type Props = ComponentProps<typeof LocalLink> & {
  tone?: keyof typeof actionLook;
  /** Opens a tab of its own; the text says so to those who cannot see it happen. */
  newTab?: string;
};

/** A link that asks to be pressed. */
export function Action({href, tone = 'primary', newTab, children, className = ''}: Props) {
  const target = newTab ? {target: '_blank', rel: 'noopener'} : {};
  return (
    <LocalLink href={href} className={`${actionLook[tone]} ${className}`} {...target}>
      {children}
      {newTab && <span className="sr-only"> {newTab}</span>}
    </LocalLink>
  );
}
