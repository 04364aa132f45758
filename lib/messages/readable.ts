import {WrongCall} from '../wrongCall';
import type {Project} from './project';
import {recordsFile} from './records';

/**
 * Before a language's catalogs and records are written anew from what was read of them: a file that could not be read counts
 * as empty, and would come out empty.
 * @throws WrongCall with the first such file, and its line
 */
export function refuseUnreadable(project: Project, locale: string): void {
  const catalogs = [project.source, locale].flatMap((language) =>
    [...(project.catalogs.get(language) ?? [])].map(([file, catalog]) => [`${language}/${file}`, catalog] as const),
  );
  const records = project.beside.get(recordsFile(locale));
  for (const [file, {readable, problems}] of [
    ...catalogs,
    ...(records ? [[recordsFile(locale), records] as const] : []),
  ]) {
    if (readable) continue;
    const [problem] = problems;
    throw new WrongCall(
      `messages/${file} cannot be read, and nothing has been changed. Line ${problem?.line}: ${problem?.message}`,
    );
  }
}
