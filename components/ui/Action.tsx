import type {ComponentProps} from 'react';
import {actionLook} from './actionLook';
import {LocalLink} from './LocalLink';

type Props = ComponentProps<typeof LocalLink> & {
  tone?: keyof typeof actionLook;
  /** If given, the link opens in a new tab, and screen readers read this text, which says so. */
  newTab?: string;
};

/** A link that looks like a button. */
export function Action({tone = 'primary', newTab, children, className = '', ...link}: Props) {
  const target = newTab ? {target: '_blank', rel: 'noopener'} : {};
  return (
    <LocalLink {...link} className={`${actionLook[tone]} ${className}`} {...target}>
      {children}
      {newTab && <span className="sr-only"> {newTab}</span>}
    </LocalLink>
  );
}
