import {hashOf, isEnglish} from '@/i18n/copied.mjs';
import {enough} from '@/i18n/unfinished.mjs';
import {type Project, pairsOf, recordsOf, textsOf} from './project';

/**
 * How far a message is in a language. `untranslated` is still the English text, as in a language that has just been
 * started, or an English text that has changed since; `stale` was made from an English text that has changed since.
 */
type State = 'translated' | 'stale' | 'untranslated' | 'missing';

/** The state of every message of the source in a language, by key with the file, in the order of the source. */
export function statesOf(project: Project, locale: string): Map<string, State> {
  const pairs = pairsOf(project, locale);
  const records = recordsOf(project, locale, pairs);
  const state = (key: string): State => {
    const pair = pairs.get(key);
    if (!pair?.translation.trim()) return 'missing';
    const record = records.get(key);
    if (isEnglish(pair.source, pair.translation, project.glossary.protected, record)) return 'untranslated';
    // A translation that nobody has recorded yet counts as made from today's English; the next run records it.
    return !record || record.source === hashOf(pair.source) ? 'translated' : 'stale';
  };
  return new Map([...textsOf(project, project.source).keys()].map((key) => [key, state(key)]));
}

/** Whether so much of a language is translated that visitors are sent to it, as i18n/unfinished.mjs counts. */
export function isFarEnough(project: Project, locale: string): boolean {
  const states = [...statesOf(project, locale).values()];
  const done = states.filter((state) => state === 'translated' || state === 'stale');
  return done.length >= enough * states.length;
}
