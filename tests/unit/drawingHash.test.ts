import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {drawingHash} from '@/share/drawingHash.mjs';

test('the addresses of share images change with the drawing, and with nothing else', () => {
  const copy = mkdtempSync(join(tmpdir(), 'drawing-'));
  for (const part of ['share', 'components/illustrations', 'components/ui', 'lib/share', 'package.json']) {
    cpSync(part, join(copy, part), {recursive: true});
  }
  const hash = () => drawingHash(`${copy}/`);
  const before = hash();
  expect(before).toMatch(/^[0-9a-f]{8}$/);
  writeFileSync(join(copy, 'components/ui/Button.tsx'), '// no drawing');
  expect(hash()).toBe(before);
  writeFileSync(join(copy, 'share/kite.ts'), '// another kite');
  const after = hash();
  expect(after).not.toBe(before);
  writeFileSync(join(copy, 'components/illustrations/BagsGoods.tsx'), '// other bags');
  expect(hash()).not.toBe(after);
  rmSync(copy, {recursive: true});
});
