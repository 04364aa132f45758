import {getTranslations} from 'next-intl/server';
import {H2, H3} from '@/components/ui/Heading';
import {Initials} from '@/components/ui/Initials';
import {InlineScript} from '@/components/ui/InlineScript';
import {LazyAccordion} from '@/components/ui/LazyAccordion';
import {partner} from '@/content/partner';
import {messageArguments} from '@/i18n/facts';
import {pageLocale} from '@/i18n/locale';
import {SectionHead, TextList} from './SectionParts';

/** Three entries of a ledger, numbered as in a book. */
export async function PartnerSteps() {
  const t = await getTranslations('partner.steps');
  const facts = messageArguments(await pageLocale());
  return (
    <section className="wrap py-section">
      <SectionHead title={t('title')} text={t('text')} />
      <ol className="grid gap-y-8 md:grid-cols-3">
        {partner.steps.map((id, index) => (
          <li key={id} className="md:border-line md:border-l md:px-8 md:first:border-0 md:first:pl-0">
            <span aria-hidden="true" className="font-semibold text-cloth-text text-figure">
              {index + 1}
            </span>
            <H3 className="mt-2 text-h3-lg">{t(`items.${id}.title`)}</H3>
            <p className="mt-2">{t(`items.${id}.text`, facts)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What a partner gets, on one ruled sheet. */
export async function PartnerBenefits() {
  const t = await getTranslations('partner.benefits');
  return (
    <section className="wrap py-section">
      <SectionHead title={t('title')} text={t('text')} />
      <TextList
        className="partner-benefits sm:grid-cols-2 lg:grid-cols-3"
        icon="knot"
        items={partner.benefits.map((id) => ({id, title: t(`items.${id}.title`), text: t(`items.${id}.text`)}))}
      />
    </section>
  );
}

/** Three voices side by side on the mist, each on its thread. */
export async function PartnerStories() {
  const t = await getTranslations('partner.stories');
  const facts = messageArguments(await pageLocale());
  return (
    <section className="bg-mist py-section">
      <div className="wrap">
        <H2>{t('title')}</H2>
        <p className="mt-4 text-ink-2">{t('sample')}</p>
        <div className="partner-stories mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-3">
          {partner.stories.map((id) => (
            <figure key={id}>
              <blockquote>{t(`items.${id}.quote`, facts)}</blockquote>
              <figcaption>
                <Initials name={t(`items.${id}.author`)} />{' '}
                <span>
                  <b>{t(`items.${id}.author`)}</b> <span className="text-ink-2">{t(`items.${id}.company`)}</span>
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Who may apply: the conditions as a checklist. */
export async function PartnerConditions() {
  const t = await getTranslations('partner.who');
  const facts = messageArguments(await pageLocale());
  return (
    <section className="wrap pb-section">
      <SectionHead title={t('title')} text={t('text')} />
      <TextList
        className="entries partner-conditions gap-x-16 md:grid md:grid-cols-2"
        icon="tick"
        boxed
        items={partner.who.map((id) => ({id, title: t(`items.${id}.title`), text: t(`items.${id}.text`, facts)}))}
      />
    </section>
  );
}

/** What people ask before they decide. */
export async function PartnerQuestions() {
  const t = await getTranslations('partner.faq');
  const facts = messageArguments(await pageLocale());
  const items = partner.faq.map((id) => ({
    id,
    title: t(`items.${id}.question`, facts),
    // One answer may name a figure, or none.
    text: t(`items.${id}.answer`, facts as never),
  }));
  return (
    <section className="wrap pb-section" id="faq">
      <H2 className="double-rule pb-4 md:pb-7">{t('title')}</H2>
      <LazyAccordion items={items} />
      <InlineScript run={findAnswers} args={[]} />
    </section>
  );
}

/** Lets links to a text find closed answers before React is there: browsers look for it while the page loads. */
function findAnswers() {
  for (const answer of document.querySelectorAll<HTMLElement>('[data-answer]')) {
    answer.setAttribute('hidden', 'until-found');
    answer.addEventListener('beforematch', () => {
      answer.dataset.state = 'open';
    });
  }
}
