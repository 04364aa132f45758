import {hashOf} from '@/i18n/copied.mjs';
import type {Elements} from '@/i18n/icu';
import type {Catalog} from './catalog';
import {partsOf} from './icu';
import type {Note} from './notes';
import {nameOf, noteFor, type Project, recordsOf, textsOf} from './project';

/** One message in one language, with all that a check may ask of it. */
export type Subject = {
  /** As in the file: `hero.title`. */
  key: string;
  /** With the file: `home.hero.title`. */
  fullKey: string;
  line: number;
  text: string;
  /** The English text; none when this is the English message itself, or English does not have it. */
  source: string | undefined;
  /** Whether the English has changed since: then it is compared with nothing, because all of it will be looked at again. */
  stale: boolean;
  note: Note | undefined;
  /** @throws on what is not ICU message syntax, which the check `syntax` has ruled out for the checks after it */
  parts: Elements;
  /** Of the English text; undefined where there is none, or it cannot be read. */
  sourceParts: Elements | undefined;
};

/** One file in one language. */
export type FileSubject = {
  project: Project;
  locale: string;
  isSource: boolean;
  file: string;
  /** Undefined when the language does not have the file. */
  catalog: Catalog | undefined;
  /** Undefined when English does not have the file. */
  source: Catalog | undefined;
  messages: Subject[];
};

/** The files that a language has or should have. */
export function filesOf(project: Project, locale: string): FileSubject[] {
  const own = project.catalogs.get(locale) ?? new Map<string, Catalog>();
  const sources = project.catalogs.get(project.source) ?? new Map<string, Catalog>();
  const isSource = locale === project.source;
  const records = isSource ? new Map() : recordsOf(project, locale);
  const english = isSource ? new Map<string, string>() : textsOf(project, project.source);

  return [...new Set([...sources.keys(), ...own.keys()])].toSorted().map((file) => {
    const catalog = own.get(file);
    const messages = [...(catalog?.messages.values() ?? [])].map(({key, text, line}): Subject => {
      const fullKey = `${nameOf(file)}.${key}`;
      const source = english.get(fullKey);
      const record = records.get(fullKey);
      return {
        key,
        fullKey,
        line,
        text,
        source,
        stale: source !== undefined && record !== undefined && record.source !== hashOf(source),
        note: noteFor(project, fullKey),
        get parts() {
          return partsOf(text);
        },
        get sourceParts() {
          return source === undefined ? undefined : readable(source);
        },
      };
    });
    return {project, locale, isSource, file, catalog, source: sources.get(file), messages};
  });
}

function readable(text: string): Elements | undefined {
  try {
    return partsOf(text);
  } catch {
    // Reported as the English message's own fault.
    return undefined;
  }
}
