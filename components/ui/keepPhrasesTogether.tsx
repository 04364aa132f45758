import type {ReactNode} from 'react';
import {site} from '@/settings/site';

const oneOf = (...patterns: string[]) => `(?:${patterns.join('|')})`;

/** Words that form a unit with a "के" before them: "के लिए". */
const afterKe = oneOf('लिए', 'साथ', 'बीच', 'पास', 'बाद', 'बारे', 'हिसाब');

/** Words that stay together even in a phrase that is too long to stay on one line. */
const brands = Object.values(site.brand).map(RegExp.escape);
const onlyOne = 'एक ही(?!\\S)';
const keWithNext = `(?<!\\S)के\\s${afterKe}(?!\\S)`;
const inseparable = new RegExp([...brands, onlyOne, keWithNext].join('|'), 'g');

/** Words that belong to the next one: "हर बैच", "the salesman". */
const numerals = ['एक(?:\\sही)?', 'दो', 'तीन', 'चार'];
const demonstratives = ['इस', 'उस', 'इसी', 'उसी'];
const ordinals = ['पहली', 'पहला', 'अगली', 'अगला', 'अगले'];
const pronouns = ['किसी', 'कोई', 'अपनी', 'अपना', 'अपने'];
const articles = ['[Aa]n?', '[Tt]he'];
const determiner = oneOf('हर', ...numerals, ...demonstratives, ...ordinals, ...pronouns, ...articles);

/** Words that belong to the one before: "शहर को", "बिल के साथ ही". */
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

/** A clause, up to its comma or full stop. */
const clause = /(?<!\S)[^\s,।.:;?!][^,।.:;?!]*[,।.:;?!”]+(?!\S)/gu;
const hyphenated = /(\p{L}\S*-\p{L}\S*)/u;

/** As many letters as fit on a line of a headline on a narrow phone. Signs above and below letters do not count. */
const longest = 12;

const joinWords = (words: string) => words.replaceAll(' ', '\u00a0');

function joinWordsIfShort(words: string): string {
  const letters = words.replace(/\p{M}/gu, '');
  return letters.length > longest ? words : joinWords(words);
}

/**
 * Keeps each phrase, short clause and hyphenated word of a heading on one line. Between words it uses non-breaking spaces and
 * no elements, because find in page does not match text across some elements.
 */
export function keepPhrasesTogether(text: string): ReactNode {
  const joined = text
    .replace(inseparable, joinWords)
    .replace(phrase, joinWordsIfShort)
    .replace(clause, joinWordsIfShort);
  if (!hyphenated.test(joined)) return joined;
  return joined.split(hyphenated).map((part, index) => {
    // split() puts the matches at the odd indexes.
    const isHyphenated = index % 2 === 1;
    if (!isHyphenated) return part;
    return (
      <span key={part} className="whitespace-nowrap large-text:whitespace-normal">
        {part}
      </span>
    );
  });
}
