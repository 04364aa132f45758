import {ClosingBand} from '@/components/sections/ClosingBand';
import {AffiliationStamps} from '@/components/sections/home/SocialProof';
import {
  ApplyButton,
  PartnerHero,
  PartnerQuestions,
  PartnerStories,
  RevenueBand,
} from '@/components/sections/partner/PartnerSections';
import {Section, TextList} from '@/components/sections/SectionParts';
import {H3} from '@/components/ui/Heading';
import {entriesOf, wordsAt} from '@/i18n/words';

/** The icon of each stamp. */
const stamps = {payments: 'payments', messaging: 'whatsapp', courier: 'shipping'} as const;

/** The partner programme: how it works, what it pays, who may join. */
export async function PartnerPage() {
  const {hero, steps, revenue, benefits, stories, trust, who, faq, closing} = await wordsAt('partner');
  return (
    <>
      <PartnerHero {...hero} figure={revenue.figure} />
      {/* Three entries of a ledger, numbered as in a book. */}
      <Section title={steps.title} text={steps.text}>
        <ol className="grid gap-y-8 @md:grid-cols-3">
          {entriesOf(steps.items).map(({id, title, text}, index) => (
            <li key={id} className="@md:border-l @md:px-8 @md:first:border-0 @md:first:pl-0">
              <span aria-hidden="true" className="font-semibold text-cloth-text text-figure">
                {index + 1}
              </span>
              <H3 className="mt-2 text-h3-lg">{title}</H3>
              <p className="mt-2">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <RevenueBand {...revenue} />
      <Section title={benefits.title} text={benefits.text}>
        <TextList
          className="partner-benefits @sm:grid-cols-2 @lg:grid-cols-3"
          icon="knot"
          items={entriesOf(benefits.items)}
        />
      </Section>
      <PartnerStories {...stories} />
      <div className="pt-section">
        <AffiliationStamps
          title={trust.title}
          items={entriesOf(trust.items).map((item) => ({...item, id: stamps[item.id]}))}
        />
      </div>
      <Section className="pb-section" title={who.title} text={who.text}>
        <TextList
          className="entries partner-conditions gap-x-16 @md:grid @md:grid-cols-2"
          icon="tick"
          boxed
          items={entriesOf(who.items)}
        />
      </Section>
      <PartnerQuestions {...faq} />
      <ClosingBand {...closing}>
        <ApplyButton label={closing.action} tone="light" />
      </ClosingBand>
    </>
  );
}
