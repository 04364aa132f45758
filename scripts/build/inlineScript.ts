import {transformSync} from 'esbuild';

/** A script to stand in a document: the same code in fewer bytes. What it names must be its own. */
export const inlineScript = (code: string) =>
  `<script>${transformSync(code, {minify: true, target: 'es2022'}).code.trim()}</script>`;
