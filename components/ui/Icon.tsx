import type {CSSProperties} from 'react';
import type {Product} from '@/content/suite';

type Name = `${'feature' | 'good' | 'icon' | 'logo'}-${string}` | `glyph-${Product}` | 'mark' | 'qr';

/** The view boxes of drawings that are not square. With a view box, a style can set one side and the other follows. */
const viewBoxes: Partial<Record<string, string>> = {good: '0 0 60 72', mark: '0 0 48 54', qr: '0 0 21 21'};

/** The address of the file with all icons. The hash changes with them. */
export const spriteAddress = () => `/sprite.svg?${process.env.ILLUSTRATIONS_HASH}`;

/** The address of an icon for `<use>`. The icon is in the document if build/icons.ts has put it there, otherwise in the sprite. */
export function spriteHref(name: Name | `language-name-${string}`): string {
  const isInDocument = Boolean(globalThis.document?.getElementById(name));
  return isInDocument ? `#${name}` : `${spriteAddress()}#${name}`;
}

/**
 * A drawing of `illustrations/` in the colours of the page (app/sprite.svg). Its size comes from `className`, or from `icon-*`
 * on an element around it. Screen readers skip it, so words beside it have to say what it means.
 */
export function Icon({name, ...props}: {name: Name; className?: string; style?: CSSProperties | undefined}) {
  const [kind = ''] = name.split('-', 1);
  return (
    <svg viewBox={viewBoxes[kind]} {...props} aria-hidden="true">
      <use href={spriteHref(name)} />
    </svg>
  );
}
