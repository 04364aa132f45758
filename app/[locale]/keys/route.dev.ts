import {messagesOf} from '@/i18n/catalogs';
import {keysIn} from '@/i18n/marks';
import {defaultLocale, locales} from '@/i18n/routing';
import {noteText} from '@/lib/messages/notes';
import {noteFor, readProject} from '@/lib/messages/project';
import {statesOf} from '@/lib/messages/state';

/** What a translator is told of a message: where it stands, and how far it is. The source has no state. */
export type KeyFacts = {key: string; file: string; line: number; state: string; note: string};

/** For the team, in development only: all messages of a language, in the order of their marks. */
export async function GET(_: Request, {params}: {params: Promise<{locale: string}>}) {
  const {locale} = await params;
  // Read anew each time: a translator is at work on these files.
  const project = readProject(process.cwd(), locales);
  const states = locale === defaultLocale ? new Map<string, string>() : statesOf(project, locale);
  const keys = keysIn(await messagesOf(defaultLocale)).map((key): KeyFacts => {
    const [name = '', ...rest] = key.split('.');
    const lineIn = (language: string) =>
      project.catalogs.get(language)?.get(`${name}.json`)?.messages.get(rest.join('.'))?.line;
    const own = lineIn(locale);
    const note = noteFor(project, key);
    return {
      key,
      file: `messages/${own ? locale : defaultLocale}/${name}.json`,
      line: own ?? lineIn(defaultLocale) ?? 1,
      state: states.get(key) ?? 'source',
      note: note ? noteText(note) : '',
    };
  });
  return Response.json(keys);
}
