import {getTranslations} from 'next-intl/server';
import {Breadcrumb} from '@/components/sections/Breadcrumb';
import {type Path, pageOf} from '@/content/paths';
import {factsIn} from '@/i18n/facts';
import {pageLocale} from '@/i18n/locale';
import type {Translator} from '@/i18n/translator';
import {trailOf} from '@/lib/seo/breadcrumb';

type Props = {path: Path; className?: string};

/** The way from the home page to a page. */
export async function PageTrail({path, className}: Props) {
  // By the page's own translator, whose texts say their keys in development.
  const t = await getTranslations();
  const facts = factsIn(await pageLocale());
  const text: Translator['text'] = (key, values) => t(key as never, {...facts, ...values} as never);
  return (
    <Breadcrumb label={text('common.breadcrumb.label')} trail={trailOf(pageOf(path), {text})} className={className} />
  );
}
