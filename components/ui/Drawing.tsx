import type {CSSProperties} from 'react';
import type {Product} from '@/content/products';
import type {Good} from '@/content/sample';
import type {IconName, languageNames} from './drawings';

type Name = `glyph-${Product}` | `good-${Good}` | `icon-${IconName}` | 'mark';

const boxes = {glyph: '0 0 48 48', good: '0 0 60 72', icon: '0 0 16 16', mark: '0 0 48 54'} as const;

/**
 * Where `<use>` finds a drawing: in the document, if it came with one (scripts/build/drawings.ts), or in the sprite. Another
 * sprite has another address.
 */
export const spriteHref = (name: Name | `language-name-${keyof typeof languageNames}`) =>
  `${globalThis.document?.getElementById(name) ? '' : `/sprite.svg?${process.env.SPRITE_HASH}`}#${name}`;

/** One drawing of the sprite (drawings.ts). Decorative: what it means stands beside it in words. */
export function Drawing({name, ...look}: {name: Name; className?: string; style?: CSSProperties | undefined}) {
  const kind = name.split('-', 1)[0] as keyof typeof boxes; // every name starts with its kind
  return (
    <svg viewBox={boxes[kind]} {...look} aria-hidden="true">
      <use href={spriteHref(name)} />
    </svg>
  );
}
