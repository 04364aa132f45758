import {contactForm} from '@/components/forms/formProps';
import {MessageForm} from '@/components/forms/MessageForm';
import {DoorPlate} from '@/components/illustrations/DoorPlate';
import {PageShell} from '@/components/layout/PageShell';
import {ClosingLedger} from '@/components/sections/ClosingBand';
import {CompanyRegister} from '@/components/sections/contact/CompanyRegister';
import {ContactHero} from '@/components/sections/contact/ContactHero';
import {ContactWays} from '@/components/sections/contact/ContactWays';
import {OpeningHours} from '@/components/sections/OpeningHours';
import {Buttons} from '@/components/sections/SectionParts';
import {H2} from '@/components/ui/Heading';
import {InlineScript} from '@/components/ui/InlineScript';
import {messageArguments} from '@/i18n/facts';
import {pageLocale} from '@/i18n/locale';
import {wordsAt} from '@/i18n/words';
import {draftArguments, keepDraft} from '@/lib/forms/draft';
import {placeholders} from '@/lib/interpolate';
import {pageMetadata} from '@/lib/seo/metadata';

const path = '/contact';

export const generateMetadata = () => pageMetadata(path);

/** The form's section. On a phone it is far down, so a button at the top of the page leads there. */
const formId = 'write';

const columns =
  'grid grid-cols-1 gap-x-16 gap-y-14 @lg:grid-cols-2 @lg:grid-rows-[auto_1fr] @xl:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] print:block';

/** The contact page: where the company is, a form, all other ways to reach it, and the opening hours. */
export default async function ContactPage() {
  const words = await wordsAt('contact', placeholders('opens', 'closes', 'time', 'day'));
  const form = await contactForm();
  const {brand} = messageArguments(await pageLocale());
  return (
    <PageShell path={path}>
      <ContactHero {...words.hero} formId={formId} formTitle={form.words.title} map={words.map} />
      <div className={`wrap border-rule border-t-[1.5px] pt-12 pb-section print:py-6 print:*:not-last:mb-8 ${columns}`}>
        <div>
          <H2>{words.company.heading}</H2>
          <p className="mt-4 font-semibold text-ink">{words.company.owner}</p>
          <p className="mt-2 text-ink-2">{words.company.text}</p>
          <CompanyRegister words={words.company} />
          <ContactWays words={words.ways} />
        </div>
        {/* The plate is as high as the hours beside it leave room for. */}
        <div className="flex flex-col gap-14 @lg:col-start-2 @lg:row-span-2 @lg:row-start-1 @lg:gap-8 print:hidden">
          <section id={formId} className="rounded-md border bg-sheet p-6 @sm:p-8">
            <MessageForm {...form} />
            <InlineScript run={keepDraft} args={draftArguments(form.form)} />
          </section>
          <DoorPlate name={brand} lines={words.ways.addressLines} className="@lg:flex-1" />
        </div>
        <OpeningHours words={words.hours} />
      </div>
      <ClosingLedger {...words.demo}>
        <Buttons names={['bookDemo']} ground="paper" />
      </ClosingLedger>
    </PageShell>
  );
}
