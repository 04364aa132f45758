import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {sourceHash} from '@/lib/inlineParts';

/**
 * The style elements that a package puts into the page once it is used, as sources of a policy. Notices (sonner) bring
 * theirs as text, whichever page they appear on.
 * @throws when the package keeps its styles in another way than it did
 */
export function insertedStyles(): string[] {
  const source = readFileSync(fileURLToPath(import.meta.resolve('sonner')), 'utf8');
  const css = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1];
  if (!css)
    throw new Error('sonner no longer inserts its styles as one text: see what it does, for the policy of the pages.');
  // The element is in the page before its text is: empty, it is looked at as well.
  return ['', JSON.parse(css)].map(sourceHash);
}
