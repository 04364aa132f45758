import {transformSync} from 'esbuild';
import {remembered} from '@/lib/remembered';

/** A script to stand in a document: the same code in fewer bytes. What it names must be its own. Most pages share theirs. */
export const inlineScript = remembered(
  (code) => `<script>${transformSync(code, {minify: true, target: 'es2022'}).code.trim()}</script>`,
);
