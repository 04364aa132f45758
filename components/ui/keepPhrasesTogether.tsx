import type {ReactNode} from 'react';
import {site} from '@/settings/site';

const oneOf = (...patterns: string[]) => `(?:${patterns.join('|')})`;

/** With "के" before them, one word: "के लिए". */
const afterKe = oneOf('लिए', 'साथ', 'बीच', 'पास', 'बाद', 'बारे', 'हिसाब');

/** What stays together however long a phrase it begins. */
const brands = Object.values(site.brand).map(RegExp.escape);
const onlyOne = 'एक ही(?!\\S)';
const keWithNext = `(?<!\\S)के\\s${afterKe}(?!\\S)`;
const inseparable = new RegExp([...brands, onlyOne, keWithNext].join('|'), 'g');

/** They belong to the next word: "हर बैच", "the salesman". */
const numerals = ['एक(?:\\sही)?', 'दो', 'तीन', 'चार'];
const demonstratives = ['इस', 'उस', 'इसी', 'उसी'];
const ordinals = ['पहली', 'पहला', 'अगली', 'अगला', 'अगले'];
const pronouns = ['किसी', 'कोई', 'अपनी', 'अपना', 'अपने'];
const articles = ['[Aa]n?', '[Tt]he'];
const determiner = oneOf('हर', ...numerals, ...demonstratives, ...ordinals, ...pronouns, ...articles);

/** They belong to the word before: "शहर को", "बिल के साथ ही". */
const postpositions = ['का', 'की', 'के', 'को', 'ने', 'से', 'में', 'पर', 'तक'];
const emphases = ['भी', 'ही', 'तो'];
const verbs = ['है', 'हैं', 'हो', 'हुआ', 'हुई', 'हुए', 'वाला', 'वाली', 'वाले'];
const compounds = [`(?<=के\\s)${afterKe}`, '(?<=से\\s)पहले'];
const particle = oneOf(...postpositions, ...emphases, ...verbs, ...compounds);

const end = '[,।.:;?!”]';
const word = '(?:[A-Z]\\w+\\s)?\\S*[^\\s,।.:;?!]';
const withParticles = `(?:${determiner}\\s)?${word}(?:\\s${particle}(?=${end}|\\s|$))+`;
const withDeterminer = `${determiner}\\s\\S+`;
const phrase = new RegExp(`(?<!\\S)(?:${withParticles}|${withDeterminer})${end}*(?!\\S)`, 'gu');

/** What ends in a comma or a stop, from its first word on. */
const clause = /(?<!\S)[^\s,।.:;?!][^,।.:;?!]*[,।.:;?!”]+(?!\S)/gu;
const hyphenated = /(\p{L}\S*-\p{L}\S*)/u;

/** As many letters of a headline, without the signs above and below them, as fit a narrow phone's line. */
const longest = 12;

const together = (words: string) => words.replaceAll(' ', '\u00a0');

function togetherIfShort(words: string): string {
  const letters = words.replace(/\p{M}/gu, '');
  return letters.length > longest ? words : together(words);
}

/** A heading's phrases, short clauses and hyphenated words each on one line: by spaces, as a search in the page ends at a box. */
export function keepPhrasesTogether(text: string): ReactNode {
  const joined = text.replace(inseparable, together).replace(phrase, togetherIfShort).replace(clause, togetherIfShort);
  if (!hyphenated.test(joined)) return joined;
  return joined.split(hyphenated).map((part, index) => {
    // What the pattern found stands at the odd places.
    const isHyphenated = index % 2 === 1;
    if (!isHyphenated) return part;
    return (
      <span key={part} className="whitespace-nowrap large-text:whitespace-normal">
        {part}
      </span>
    );
  });
}
