import type {CSSProperties} from 'react';
import type {Good} from '@/content/sample';
import type {Product} from '@/content/suite';

type Name = `${'feature' | 'icon'}-${string}` | `glyph-${Product}` | `good-${Good}` | 'mark' | 'qr';

/** Those of which a style sheet says one side alone. */
const boxes: Partial<Record<string, string>> = {good: '0 0 60 72', mark: '0 0 48 54', qr: '0 0 21 21'};

/** Where `<use>` finds an icon: in the document (build/icons.ts), or in the sprite, whose address changes with it. */
export function spriteHref(name: Name | `language-name-${string}`): string {
  const isInDocument = Boolean(globalThis.document?.getElementById(name));
  const file = isInDocument ? '' : `/sprite.svg?${process.env.ILLUSTRATIONS_HASH}`;
  return `${file}#${name}`;
}

/**
 * A drawing in `illustrations/` that takes its colours from the page (app/sprite.svg), as large as its class or `icon-*`
 * says: an icon or a glyph fills that by its own view box. Decorative: what it means stands beside it in words.
 */
export function Icon({name, ...props}: {name: Name; className?: string; style?: CSSProperties | undefined}) {
  const [kind = ''] = name.split('-', 1);
  return (
    <svg viewBox={boxes[kind]} {...props} aria-hidden="true">
      <use href={spriteHref(name)} />
    </svg>
  );
}
