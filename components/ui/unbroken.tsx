import type {ReactNode} from 'react';
import {site} from '@/content/site';

const names = Object.values(site.brand).map(RegExp.escape).join('|');
/** They belong to the next word: "हर बैच", "the salesman". */
const determiners =
  '(?:हर|एक(?:\\sही)?|दो|तीन|चार|इस|उस|इसी|उसी|पहली|पहला|अगली|अगला|अगले|किसी|कोई|अपनी|अपना|अपने|[Aa]n?|[Tt]he)';
/** They belong to the word before: "शहर को", "बिल के साथ ही". */
const particles =
  '(?:का|की|के|को|ने|से|में|पर|तक|भी|ही|तो|है|हैं|हो|हुआ|हुई|हुए|वाला|वाली|वाले|(?<=के\\s)(?:लिए|साथ|बीच|पास|बाद|बारे|हिसाब)|(?<=से\\s)पहले)';
const end = '[,।.:;?!”]';

const word = `(?:${names}|(?:[A-Z]\\w+\\s)?\\S*[^\\s,।.:;?!])`;
const phrase = new RegExp(
  `(?<!\\S)((?:${determiners}\\s)?${word}(?:\\s${particles}(?=${end}|\\s|$))+${end}*|${determiners}\\s\\S+|(?:${names})${end}*|\\S+-\\p{L}\\S*)(?!\\S)`,
  'u',
);
/** Between clauses of more than one word. */
const comma = /(?<=\s\S+[,।.:;?!]”?) (?=[^\s,]+\s)/u;

/** A heading's text: its lines break between clauses, then between phrases, where these fit a line. */
export function unbroken(text: string): ReactNode {
  const clauses = text.split(comma);
  return clauses.length > 1 && clauses.every(({length}) => length <= 32)
    ? clauses.flatMap((clause) => [' ', box(clause, phrases(clause))]).slice(1)
    : phrases(text);
}

const phrases = (text: string) => text.split(phrase).map((part, index) => (index % 2 ? box(part, part) : part));

/** Wraps within itself where it is wider than a line. */
const box = (key: string, content: ReactNode) => (
  <span key={key} className="inline-block">
    {content}
  </span>
);
