import {messagesOf as catalogsOf} from '@/i18n/catalogs';
import {defaultLocale, locales} from '@/i18n/languages';
import type {KeyFacts} from '@/i18n/tooling/marks';
import {textsIn} from '@/i18n/tree';
import {readProject} from '@/tools/messages/catalogs';
import {messagesOf, noteText} from '@/tools/messages/messages';

/** For the team, in development only: all messages of a language, in the order of their marks. */
export async function GET(_: Request, {params}: {params: Promise<{locale: string}>}) {
  const {locale} = await params;
  // Read each time: a translator is at work on these files.
  const project = readProject(process.cwd(), locales);
  const [english, own] = [defaultLocale, locale].map(
    (language) => new Map(messagesOf(project, language).map((message) => [message.fullKey, message])),
  );
  const keys = textsIn(await catalogsOf(defaultLocale)).flatMap(([key]): KeyFacts[] => {
    const message = own?.get(key);
    // What the language does not have is found in English.
    const place = message?.text === undefined ? english?.get(key) : message;
    if (!message || !place) return [];
    const {file, line, note} = place;
    return [
      {key, file: `messages/${place.locale}/${file}`, line, state: message.state, note: note ? noteText(note) : ''},
    ];
  });
  return Response.json(keys);
}
