// @ts-check
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * The words of the crash screen in every language but the source, as JSON by language: a screen that has nothing but its own
 * bundle gets them as a constant of the build. Plain JavaScript because next.config.mjs reads it before any compiler runs.
 *
 * @param {string} root the folder that has `messages/`
 * @param {string} source the language whose words the screen has itself
 */
export function crashCatalogs(root, source = 'en') {
  const folder = path.join(root, 'messages');
  const languages = readdirSync(folder, {withFileTypes: true}).filter((entry) => entry.isDirectory());
  const words = languages.flatMap(({name}) => {
    const file = path.join(folder, name, 'errors.json');
    if (name === source || !existsSync(file)) return [];
    /** @type {{crash?: Record<string, string>}} */
    const {crash = {}} = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
    return [[name, crash]];
  });
  return JSON.stringify(Object.fromEntries(words));
}
