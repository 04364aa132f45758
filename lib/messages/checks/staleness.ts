import {isCopied} from '@/i18n/copied.mjs';
import {nameOf} from '../project';
import {each} from './each';

/** A translation that is the English text. Names, figures and arguments alone are the same in every language. */
export const unchangedMessages = each(({source, text}, {project}) =>
  source !== undefined && isCopied(source, text, project.glossary.protected)
    ? 'This is still the English text. Translate it.'
    : undefined,
);

/** A translation of an English text that has changed since. An English text that is broken says nothing yet. */
export const staleMessages = each(({stale, source, sourceParts, key}, {locale, file}) =>
  stale && sourceParts
    ? `The English has changed since; it is now: “${source}” Mend the translation where it needs it, then: npm run messages -- accept ${locale} ${nameOf(file)}.${key}`
    : undefined,
);
