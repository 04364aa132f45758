import type {ReactNode} from 'react';
import {site} from '@/settings/site';

/** With "के" before them, one word: "के लिए". */
const afterKe = '(?:लिए|साथ|बीच|पास|बाद|बारे|हिसाब)';
/** What stays together however long a phrase it begins. */
const inseparable = new RegExp(
  [...Object.values(site.brand).map(RegExp.escape), 'एक ही(?!\\S)', `(?<!\\S)के\\s${afterKe}(?!\\S)`].join('|'),
  'g',
);
/** They belong to the next word: "हर बैच", "the salesman". */
const determiners =
  '(?:हर|एक(?:\\sही)?|दो|तीन|चार|इस|उस|इसी|उसी|पहली|पहला|अगली|अगला|अगले|किसी|कोई|अपनी|अपना|अपने|[Aa]n?|[Tt]he)';
/** They belong to the word before: "शहर को", "बिल के साथ ही". */
const particles = `(?:का|की|के|को|ने|से|में|पर|तक|भी|ही|तो|है|हैं|हो|हुआ|हुई|हुए|वाला|वाली|वाले|(?<=के\\s)${afterKe}|(?<=से\\s)पहले)`;
const end = '[,।.:;?!”]';
const word = '(?:[A-Z]\\w+\\s)?\\S*[^\\s,।.:;?!]';

const phrase = new RegExp(
  `(?<!\\S)(?:(?:${determiners}\\s)?${word}(?:\\s${particles}(?=${end}|\\s|$))+|${determiners}\\s\\S+)${end}*(?!\\S)`,
  'gu',
);
/** What ends in a comma or a stop, from its first word on. */
const clause = /(?<!\S)[^\s,।.:;?!][^,।.:;?!]*[,।.:;?!”]+(?!\S)/gu;
const hyphenated = /(\p{L}\S*-\p{L}\S*)/u;

/** As many letters of a headline, without the signs above and below them, as fit a narrow phone's line. */
const longest = 12;

const together = (words: string) => words.replaceAll(' ', '\u00a0');
const togetherIfShort = (words: string) => (words.replace(/\p{M}/gu, '').length > longest ? words : together(words));

/** A heading's phrases, short clauses and hyphenated words each on one line: by spaces, as a search in the page ends at a box. */
export function keepPhrasesTogether(text: string): ReactNode {
  const joined = text.replace(inseparable, together).replace(phrase, togetherIfShort).replace(clause, togetherIfShort);
  if (!hyphenated.test(joined)) return joined;
  return joined.split(hyphenated).map((part, index) =>
    index % 2 ? (
      <span key={part} className="whitespace-nowrap large-text:whitespace-normal">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
