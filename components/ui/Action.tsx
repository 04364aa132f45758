import {type ComponentProps, Fragment} from 'react';
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

type Button = {href: Props['href']; label: string};

/** Buttons of one place, the strong one first. `ground` is what they stand on. */
export function ActionRow({buttons, ground}: {buttons: readonly Button[]; ground: keyof typeof grounds}) {
  const [first, rest] = grounds[ground];
  return buttons.map(({href, label}, index) => (
    <Fragment key={label}>
      {index > 0 && ' '}
      <Action href={href} tone={index === 0 ? first : rest}>
        {label}
      </Action>
    </Fragment>
  ));
}

const grounds = {
  paper: ['primary', 'outline'],
  /** Indigo, cloth, or a product's own colour. */
  colour: ['light', 'outline-light'],
} as const;
