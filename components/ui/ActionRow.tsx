import {Fragment} from 'react';
import {Action, type ActionProps} from './Action';

type Button = {href: ActionProps['href']; label: string};

/** Buttons of one place, the strong one first. `ground` is what they stand on. */
export function ActionRow({buttons, ground}: {buttons: readonly Button[]; ground: keyof typeof tones}) {
  const [first, rest] = tones[ground];
  return buttons.map(({href, label}, index) => (
    <Fragment key={label}>
      <Action href={href} tone={index === 0 ? first : rest}>
        {label}
      </Action>{' '}
    </Fragment>
  ));
}

const tones = {
  paper: ['primary', 'outline'],
  /** Indigo, cloth, or a product's own colour. */
  colour: ['light', 'outlineLight'],
} as const;
