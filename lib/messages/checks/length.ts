import {lettersIn, longestText} from '../icu';
import {each} from './each';

/** Without a limit of its own, a translation may be this much longer than its English, and this many letters more. */
const ratio = 1.3;
const more = 10;

/** Longer than its note allows, or far longer than the English where no note says. */
export const tooLong = each(({parts, sourceParts, stale, note}) => {
  const letters = lettersIn(longestText(parts));
  if (note?.max !== undefined) {
    return letters > note.max ? `${letters} letters, where ${note.max} have room. Say it more shortly.` : undefined;
  }
  if (!sourceParts || stale) return undefined;
  const english = lettersIn(longestText(sourceParts));
  return letters > english * ratio + more
    ? `${letters} letters for ${english} of English: far longer. Say it more shortly.`
    : undefined;
});
