import {catalogsOf} from '@/i18n/catalogs';
import {defaultLocale, locales} from '@/i18n/languages';
import type {KeyFacts} from '@/i18n/tooling/marks';
import {textsIn} from '@/i18n/tree';
import {type Project, readProject} from '@/tools/messages/catalogs';
import {type Message, messagesOf, noteText} from '@/tools/messages/messages';

/** For components/dev/OnPageKeys.tsx, in development only: all messages of a language, in the order of `textsIn`. */
export async function GET(_: Request, {params}: {params: Promise<{locale: string}>}) {
  const {locale} = await params;
  // The files are read at each request, because a translator is working on them.
  const project = readProject(process.cwd(), locales);
  const english = messagesByKey(project, defaultLocale);
  const own = messagesByKey(project, locale);

  const facts: KeyFacts[] = [];
  for (const [key] of textsIn(await catalogsOf(defaultLocale))) {
    const message = own.get(key);
    // The page shows the English text where the language has none. Then the button opens the English file, but still says that
    // the translation is missing.
    const shown = message?.text === undefined ? english.get(key) : message;
    if (message && shown) facts.push(factsOf(key, message.state, shown));
  }
  return Response.json(facts);
}

const messagesByKey = (project: Project, locale: string): Map<string, Message> =>
  new Map(messagesOf(project, locale).map((message) => [message.fullKey, message]));

const factsOf = (key: string, state: string, {locale, file, line, note}: Message): KeyFacts => ({
  key,
  file: `messages/${locale}/${file}`,
  line,
  state,
  note: note ? noteText(note) : '',
});
