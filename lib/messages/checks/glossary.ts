import {latinWords, textAround, wholeWord} from '@/i18n/copied.mjs';
import {englishTerm, forbiddenWord, type Terms, translatedTerm} from '../glossary';
import {literalsOf} from '../icu';
import {each, listed} from './each';

/** Protected names stay as they are, terms have one of their translations, and no forbidden word is used. */
export const glossaryBreaches = each(({parts, source, stale, note}, {project, locale}) => {
  const {protected: names, languages} = project.glossary;
  const {terms = {}, forbidden = {}} = languages[locale] ?? {};
  const text = literalsOf(parts).join(' ');
  const english = source === undefined || stale ? '' : textAround(source);
  const mayBeDropped = new Set(note?.mayDrop);
  return (
    [
      ...forbiddenIn(text, forbidden),
      ...(source !== undefined && !isLatin(locale) ? foreignIn(text, names) : []),
      ...lostNames(
        text,
        english,
        names.filter((name) => !mayBeDropped.has(name)),
      ),
      ...lostTerms(text, english, terms)
        .filter(([term]) => !mayBeDropped.has(term))
        .map(([, sentence]) => sentence),
    ].join(' ') || undefined
  );
});

// Each looks for the bare letters first, which costs little: there are as many tests as messages times words.

function forbiddenIn(text: string, forbidden: {[word: string]: string}): string[] {
  return Object.entries(forbidden)
    .filter(([word]) => text.includes(word) && forbiddenWord(word).test(text))
    .map(([word, better]) => `Not ${word}, but ${better}.`);
}

/** Latin words in a language of another script. */
function foreignIn(text: string, names: readonly string[]): string[] {
  if (!/\p{Script=Latin}/u.test(text)) return [];
  const words = latinWords(text, names);
  return words.length ? [`In Latin letters stand only the names in messages/glossary.json, not ${listed(words)}.`] : [];
}

function lostNames(text: string, english: string, names: readonly string[]): string[] {
  const lost = names.filter(
    (name) => english.includes(name) && wholeWord(name).test(english) && !wholeWord(name).test(text),
  );
  return lost.length ? [`English names ${listed(lost)}; keep it letter by letter.`] : [];
}

function lostTerms(text: string, english: string, terms: Terms): [term: string, sentence: string][] {
  const small = english.toLowerCase();
  return Object.entries(terms)
    .filter(([term]) => small.includes(term.slice(0, -1).toLowerCase()) && englishTerm(term).test(english))
    .filter(([, words]) => !words.some((word) => translatedTerm(word).test(text)))
    .map(([term, words]) => [term, `The glossary translates “${term}” as ${words.join(' or ')}.`]);
}

const isLatin = (locale: string) => new Intl.Locale(locale).maximize().script === 'Latn';
