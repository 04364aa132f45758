import type {ReactNode} from 'react';
import {site} from '@/content/site';

/** A short word and the Hindi particle that belongs to it: "एक ही", "के लिए". */
const pair = /(?<!\S)(\S{1,9}) (?=(?:का|की|के|को|ने|से|में|पर|तक|भी|ही|है|हैं|हो|लिए|वाला|वाली|वाले)[।,?:]?(?!\S))/gu;

/** A longer name would not fit a phone. */
const names = Object.values(site.brand).filter(({length}) => length <= 18);

const hyphenated = /(\p{L}\S*-\p{L}\S*)/u;

/** A heading's text: hyphenated words, the brand's name and short pairs each stay on one line. */
export function unbroken(text: string): ReactNode {
  const joined = names
    .reduce((joined, name) => joined.replaceAll(name, name.replaceAll(' ', '\u00a0')), text)
    .replace(pair, '$1\u00a0');
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
