import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {drawingHash} from '@/lib/drawingHash.mjs';

test('the addresses of share images change with the drawing, and with nothing else', () => {
  const copy = mkdtempSync(join(tmpdir(), 'drawing-'));
  for (const part of ['components/share', 'components/scenes', 'components/ui', 'lib', 'package.json']) {
    cpSync(part, join(copy, part), {recursive: true});
  }
  const hash = () => drawingHash(`${copy}/`);
  const before = hash();
  expect(before).toMatch(/^[0-9a-f]{8}$/);
  writeFileSync(join(copy, 'components/ui/Button.tsx'), '// no drawing');
  expect(hash()).toBe(before);
  writeFileSync(join(copy, 'components/share/kite.ts'), '// another kite');
  const after = hash();
  expect(after).not.toBe(before);
  writeFileSync(join(copy, 'components/scenes/BagsGoods.tsx'), '// other bags');
  expect(hash()).not.toBe(after);
  rmSync(copy, {recursive: true});
});
