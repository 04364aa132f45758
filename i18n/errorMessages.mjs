// @ts-check
import path from 'node:path';
import {languageFolders, readJson} from './catalogFiles.mjs';

/**
 * The words of the error screen in every language but the source, as JSON by language: a screen that has nothing but its own
 * bundle gets them as a constant of the build. Plain JavaScript because next.config.mjs reads it before any compiler runs.
 *
 * @param {string} root the folder that has `messages/`
 * @param {string} source the language whose words the screen has itself
 */
export function errorMessages(root, source = 'en') {
  const words = languageFolders(root).flatMap((locale) => {
    /** @type {{crash?: Record<string, string>}} */
    const {crash} = readJson(path.join(root, 'messages', locale, 'errors.json'));
    return locale === source || !crash ? [] : [[locale, crash]];
  });
  return JSON.stringify(Object.fromEntries(words));
}
