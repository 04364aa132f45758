import {getTranslations} from 'next-intl/server';
import {type Path, pageOf} from '@/content/paths';

/** The short name of a page, as menus, breadcrumbs and the footer call it. */
export async function pageName(path: Path): Promise<string> {
  const t = await getTranslations();
  const page = pageOf(path);
  // Every page's words have a name: i18n/shape.ts for collections, the catalogs' types for the rest.
  return t(`${page.words}.name` as never);
}
