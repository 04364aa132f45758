import {Breadcrumb} from '@/components/sections/Breadcrumb';
import {type Path, pageOf} from '@/content/paths';
import {pageLocale} from '@/i18n/locale';
import {translatorOf} from '@/i18n/translator';
import {trailOf} from '@/lib/breadcrumb';

type Props = {path: Path; className?: string};

/** The way from the home page to a page. */
export async function PageTrail({path, className}: Props) {
  const words = await translatorOf(await pageLocale());
  return (
    <Breadcrumb
      label={words.text('common.breadcrumb.label')}
      trail={trailOf(pageOf(path), words)}
      className={className}
    />
  );
}
