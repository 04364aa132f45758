import {RailwayMap} from '@/components/illustrations/RailwayMap';
import {Breadcrumb} from '@/components/sections/Breadcrumb';
import {HeroEnd} from '@/components/sections/HeroEnd';
import {Action} from '@/components/ui/Action';
import {ButtonRow} from '@/components/ui/ButtonRow';
import {H1, Lede} from '@/components/ui/Heading';
import {ownerFacts} from '@/content/ownerFacts';
import type {WordsAt} from '@/i18n/words';
import {companyPhone} from '@/lib/companyPhone';

type Props = WordsAt<'contact.hero'> & {
  /** The form is far down on a phone, so a button leads there. */
  formId: string;
  formTitle: string;
  map: WordsAt<'contact.map'>;
};

/** Whom a visitor reaches and where, and on phones the two quickest ways to ask. */
export function ContactHero({title, personTitle, text, formId, formTitle, map}: Props) {
  return (
    <header className="wrap grid items-center gap-x-10 gap-y-9 @sm:grid-cols-[minmax(0,1fr)_20rem] @lg:grid-cols-2 @lg:gap-x-16 @xl:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] print:block pt-[clamp(40px,5vw,72px)] pb-12 print:pt-0 print:pb-6">
      <div className="min-w-0">
        <Breadcrumb path="/contact" className="mb-4 text-ink-2" />
        <H1>{ownerFacts.personAnswersPhone ? personTitle : title}</H1>
        <Lede className="mt-6 text-balance text-ink-2">{text}</Lede>
        <ButtonRow className="mt-7 @lg:hidden print:hidden">
          <Action href={companyPhone.href}>{companyPhone.text}</Action>{' '}
          <Action href={`/contact#${formId}`} tone="outline">
            {formTitle}
          </Action>
        </ButtonRow>
      </div>
      <div className="overflow-clip rounded-md border bg-sheet print:mt-4 print:max-w-80">
        <RailwayMap words={map} className="h-auto w-full" />
      </div>
      <HeroEnd />
    </header>
  );
}
