import {getTranslations} from 'next-intl/server';
import {Breadcrumb} from '@/components/sections/Breadcrumb';
import {HeroEnd} from '@/components/sections/HeroEnd';
import {EmailAddress} from '@/components/ui/EmailAddress';
import {H1, H2, Lede} from '@/components/ui/Heading';
import {LocalLink} from '@/components/ui/LocalLink';
import {type LegalSlug, legal} from '@/content/legal';
import {ownerFacts} from '@/content/ownerFacts';
import {pathOf} from '@/content/paths';
import {pageLocale} from '@/i18n/locale';
import {localizedHref} from '@/i18n/localePath';
import {entriesOf, pageName, wordsOf} from '@/i18n/words';
import {site} from '@/settings/site';

const contents = 'mt-2 text-note *:break-inside-avoid @max-lg:columns-2 @max-xs:columns-1';
const contentsLink =
  'grid min-h-11 grid-cols-[2rem_1fr] items-center text-balance py-1 text-ink-2 leading-snug hover:text-cloth-text focus-visible:-outline-offset-3';

const clause =
  'grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 border-b py-8 @sm:grid-cols-[2rem_minmax(0,1fr)] @lg:first:pt-0 @xl:grid-cols-[2rem_15rem_minmax(0,36rem)]';
const clauseInPrint = 'print:break-inside-avoid print:gap-y-1 print:border-0 print:py-3';
const clauseText = 'col-span-full *:not-last:mb-4 @sm:col-start-2 @xl:col-start-3 print:*:not-last:mb-2';

/** The facts of the owner that are the section about a plan's year. */
const planYear = ['renewal', 'planChange', 'closureRefund', 'cashFee', 'exportDays'] as const;

/** Sections about what is not set: features that a setting switches on, and facts of the owner. */
const isLeftOut = (id: string) =>
  (id === 'counting' && !site.counting.script) ||
  (id === 'faults' && !site.visitReports) ||
  (id === 'planYear' && planYear.every((fact) => !ownerFacts[fact]));

/** The paragraphs of a section. That of a fact which is not set is empty. */
const paragraphsOf = (text: string) => text.split('\n\n').filter((paragraph) => paragraph.trim());

/** A legal document: its date, a table of contents, and numbered sections with anchors. In print it shows its address. */
export async function LegalDocument({slug}: {slug: LegalSlug}) {
  const words = await wordsOf('legal', slug);
  const t = await getTranslations('common.legal');
  const {updated, related} = legal[slug];
  const sections = entriesOf(words.sections).filter(({id}) => !isLeftOut(id));
  const relatedPath = pathOf('legal', related);
  return (
    <article>
      <header className="wrap pt-[clamp(40px,5vw,72px)] pb-10 print:pt-0 print:pb-6">
        <Breadcrumb path={pathOf('legal', slug)} className="mb-4 text-ink-2" />
        <H1>{words.hero.title}</H1>
        <Lede className="mt-6 text-ink-2">{words.hero.text}</Lede>
        <p className="hidden text-note print:block">
          {site.origin}
          {localizedHref(await pageLocale(), pathOf('legal', slug))}
        </p>
        <p className="mt-4 text-ink-2 text-note">{t('updated', {date: new Date(`${updated}T12:00:00Z`)})}</p>
        <HeroEnd />
      </header>
      <div className="wrap grid gap-x-16 gap-y-10 border-rule border-t-[1.5px] pt-10 pb-section @lg:grid-cols-[16rem_minmax(0,1fr)] print:block print:py-0">
        <nav
          aria-label={t('contents')}
          className="@lg:sticky @lg:top-24 @lg:max-h-[calc(100dvh-7rem)] @lg:self-start @lg:overflow-y-auto print:hidden"
        >
          <H2 className="double-rule pb-2 text-base tracking-normal">{t('contents')}</H2>
          <ol className={contents}>
            {sections.map((section, index) => (
              <li key={section.id}>
                <a href={`#${section.id}`} className={contentsLink}>
                  <span>{index + 1}</span> {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="@max-xl:max-w-[42rem] print:max-w-none">
          {sections.map((section, index) => (
            <section key={section.id} id={section.id} className={`${clause} ${clauseInPrint}`}>
              <span aria-hidden="true" className="text-cloth-text text-h3/snug">
                {index + 1}
              </span>
              <H2 className="text-h3/snug tracking-tight @xl:pr-6">{section.title}</H2>
              <div className={clauseText}>
                {paragraphsOf(section.text).map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </section>
          ))}
          <section className="mt-10 rounded-md border bg-sheet p-6 @sm:p-8 @xl:ml-12 print:hidden">
            <H2 className="text-h3 tracking-tight">{t('questions')}</H2>
            <p className="mt-1 text-ink-2">{t('questionsText')}</p>
            <a
              href={`mailto:${site.email}`}
              className="text-link mt-1 font-semibold [overflow-wrap:anywhere] @max-xs:text-note"
            >
              <EmailAddress text={site.email} />
            </a>
            <p className="mt-4 max-w-none border-t pt-4">
              {t('related')}{' '}
              <LocalLink href={relatedPath} className="text-link font-semibold">
                {await pageName(relatedPath)}
              </LocalLink>
            </p>
            <p className="mt-4">
              <a href="/licenses.txt" hrefLang="en" className="text-link">
                {t('licences')}
              </a>
            </p>
          </section>
        </div>
      </div>
    </article>
  );
}
