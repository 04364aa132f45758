import {DoorPlate} from '@/components/illustrations/DoorPlate';
import {Breadcrumb} from '@/components/sections/Breadcrumb';
import {HeroEnd} from '@/components/sections/HeroEnd';
import {Action} from '@/components/ui/Action';
import {ButtonRow} from '@/components/ui/ButtonRow';
import {H1, Lede} from '@/components/ui/Heading';
import {ownerFacts} from '@/content/ownerFacts';
import {messageArguments} from '@/i18n/facts';
import {pageLocale} from '@/i18n/locale';
import type {WordsAt} from '@/i18n/words';
import {companyPhone} from '@/lib/companyPhone';

type Props = WordsAt<'contact.hero'> & {
  /** The form is far down on a phone, so a button leads there. */
  formId: string;
  formTitle: string;
  /** The lines of the address. */
  address: string;
};

/** Whom a visitor reaches, and on phones the two quickest ways to ask. */
export async function ContactHero({title, personTitle, text, formId, formTitle, address}: Props) {
  const {brand} = messageArguments(await pageLocale());
  return (
    <header className="wrap grid items-center gap-x-16 gap-y-9 @lg:grid-cols-2 @xl:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] print:block pt-[clamp(40px,5vw,72px)] pb-12 print:pt-0 print:pb-6">
      <div className="min-w-0">
        <Breadcrumb path="/contact" className="mb-4 text-ink-2" />
        <H1>{ownerFacts.personAnswersPhone ? personTitle : title}</H1>
        <Lede className="mt-6 text-ink-2">{text}</Lede>
        <ButtonRow className="mt-7 @lg:hidden print:hidden">
          <Action href={companyPhone.href}>{companyPhone.text}</Action>{' '}
          <Action href={`/contact#${formId}`} tone="outline">
            {formTitle}
          </Action>
        </ButtonRow>
      </div>
      <DoorPlate name={brand} lines={address} />
      <HeroEnd />
    </header>
  );
}
