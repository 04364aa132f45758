import {getTranslations} from 'next-intl/server';
import {Breadcrumb} from '@/components/sections/Breadcrumb';
import {DocumentBody} from '@/components/sections/DocumentBody';
import {type LegalSlug, legal} from '@/content/legal';
import {pathOf} from '@/content/paths';
import {site} from '@/content/site';
import {pageLocale} from '@/i18n/locale';
import {localizedHref} from '@/i18n/navigation';
import {inOrder, pageName, wordsOf} from '@/i18n/words';

/** A well-set document: contents, dated, numbered sections with anchors; on paper with its address. */
export async function LegalPage({slug}: {slug: LegalSlug}) {
  const words = await wordsOf('legal', slug);
  const t = await getTranslations('common.legal');
  const {updated, related, sections} = legal[slug];
  const relatedPath = pathOf('legal', related);
  return (
    <article>
      <header className="wrap pt-[clamp(40px,5vw,72px)] pb-10 print:pt-0 print:pb-6">
        <Breadcrumb path={pathOf('legal', slug)} className="mb-4 text-ink-2" />
        <h1>{words.hero.title}</h1>
        <p className="mt-6 text-ink-2 text-lede">{words.hero.text}</p>
        <p className="hidden text-note print:block">
          {site.origin}
          {localizedHref(await pageLocale(), pathOf('legal', slug))}
        </p>
        <p className="mt-4 text-ink-2 text-note">{t('updated', {date: new Date(`${updated}T12:00:00Z`)})}</p>
      </header>
      <DocumentBody
        contentsTitle={t('contents')}
        sections={inOrder(sections, words.sections)}
        related={{title: t('related'), href: relatedPath, name: await pageName(relatedPath)}}
        aside={{title: t('questions'), text: t('questionsText'), email: site.email}}
      />
    </article>
  );
}
