import {getTranslations} from 'next-intl/server';
import {MessageForm} from '@/components/forms/MessageForm';
import {contactForm} from '@/components/forms/messageForms';
import {Breadcrumb} from '@/components/sections/Breadcrumb';
import {ClosingLedger} from '@/components/sections/ClosingBand';
import {ContactWays} from '@/components/sections/ContactWays';
import {OpeningHours} from '@/components/sections/OpeningHours';
import {Action} from '@/components/ui/Action';
import {H1, H2} from '@/components/ui/Heading';
import {InlineScript} from '@/components/ui/InlineScript';
import {demoHref} from '@/content/paths';
import {site} from '@/content/site';
import {messageArguments} from '@/i18n/facts';
import {pageLocale} from '@/i18n/locale';
import {readablePhone} from '@/lib/format';
import {draftArguments, keepDraft} from '@/lib/forms/draft';

/** Where the form is: on a phone it comes after the ways to call and write. */
const formId = 'write';

export async function ContactPage() {
  const t = await getTranslations('contact');
  const facts = messageArguments(await pageLocale());
  const form = await contactForm();
  const actions = await getTranslations('common.actions');
  return (
    <>
      <header className="wrap pt-[clamp(40px,5vw,72px)] pb-12 print:pt-0 print:pb-6">
        <Breadcrumb path="/contact" className="mb-4 text-ink-2" />
        <H1>{t('hero.title')}</H1>
        <p className="mt-6 text-ink-2 text-lede">{t('hero.text')}</p>
        <div className="mt-7 flex flex-wrap gap-3 max-xs:*:flex-auto lg:hidden print:hidden">
          <Action href={`tel:${site.phone}`}>{readablePhone(site.phone)}</Action>{' '}
          <Action href={`/contact#${formId}`} tone="outline">
            {form.words.title}
          </Action>
        </div>
      </header>
      <div className="wrap grid grid-cols-1 gap-x-16 gap-y-14 border-rule border-t-[1.5px] pt-12 pb-section print:block print:*:not-last:mb-8 print:py-6 lg:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,32rem)]">
        <div>
          <H2>{t('company.heading', facts)}</H2>
          <p className="mt-4 font-semibold text-ink">{t('company.owner', facts)}</p>
          <p className="mt-2 text-ink-2">{t('company.text')}</p>
          <ContactWays />
        </div>
        <section
          id={formId}
          className="self-start rounded-md border border-line bg-sheet p-6 sm:p-8 lg:col-start-2 lg:row-start-1 print:hidden"
        >
          <MessageForm {...form} />
          <InlineScript run={keepDraft} args={draftArguments(form.form)} />
        </section>
        <OpeningHours />
      </div>
      <ClosingLedger title={t('demo.title')} text={t('demo.text')}>
        <Action href={demoHref}>{actions('bookDemo')}</Action>
      </ClosingLedger>
    </>
  );
}
