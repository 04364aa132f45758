import type {CSSProperties} from 'react';
import type {Good} from '@/content/sample';
import type {Product} from '@/content/suite';
import type {IconName, languageNames} from './drawings';

type Name = `glyph-${Product}` | `good-${Good}` | `icon-${IconName}` | 'mark' | 'qr';

/** Those of which a style sheet says one side alone. */
const boxes: Partial<Record<string, string>> = {good: '0 0 60 72', mark: '0 0 48 54', qr: '0 0 21 21'};

/**
 * Where `<use>` finds a drawing: in the document, if it came with one (scripts/build/drawings.ts), or in the sprite. Another
 * sprite has another address.
 */
export const spriteHref = (name: Name | `language-name-${keyof typeof languageNames}`) =>
  `${globalThis.document?.getElementById(name) ? '' : `/sprite.svg?${process.env.SPRITE_HASH}`}#${name}`;

/**
 * One drawing of the sprite (drawings.ts), as large as its class says: an icon or a glyph fills that by its symbol's own view box.
 * Decorative: what it means stands beside it in words.
 */
export function Drawing({name, ...look}: {name: Name; className?: string; style?: CSSProperties | undefined}) {
  const [kind = ''] = name.split('-', 1);
  return (
    <svg viewBox={boxes[kind]} {...look} aria-hidden="true">
      <use href={spriteHref(name)} />
    </svg>
  );
}
