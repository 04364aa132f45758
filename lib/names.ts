import {getTranslations} from 'next-intl/server';
import {type Path, pageAt} from '@/content/paths';

/** The short name of a page, as menus, breadcrumbs and the footer call it. */
export async function pageName(path: Path): Promise<string> {
  const t = await getTranslations();
  const page = pageAt(path);
  if (!page) throw new Error(`No page at ${path}`);
  // Every page's words have a name: i18n/shape.ts for families, the catalogs' types for the rest.
  return t(`${page.words}.name` as never);
}
