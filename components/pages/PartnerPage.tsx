import {AffiliationStamps} from '@/components/sections/AffiliationStamps';
import {ClosingBand} from '@/components/sections/ClosingBand';
import {ApplyButton, PartnerHero, RevenueBand} from '@/components/sections/PartnerHero';
import {
  PartnerBenefits,
  PartnerConditions,
  PartnerQuestions,
  PartnerSteps,
  PartnerStories,
} from '@/components/sections/PartnerSections';
import {entriesOf, wordsAt} from '@/i18n/words';

/** The icon of each stamp. */
const stamps = {payments: 'payments', messaging: 'whatsapp', courier: 'shipping'} as const;

/** The partner programme: how it works, what it pays, who may join. */
export async function PartnerPage() {
  const trust = await wordsAt('partner.trust');
  const {action, ...closing} = await wordsAt('partner.closing');
  return (
    <>
      <PartnerHero />
      <PartnerSteps />
      <RevenueBand />
      <PartnerBenefits />
      <PartnerStories />
      <div className="pt-section">
        <AffiliationStamps
          title={trust.title}
          items={entriesOf(trust.items).map((item) => ({...item, id: stamps[item.id]}))}
        />
      </div>
      <PartnerConditions />
      <PartnerQuestions />
      <ClosingBand {...closing}>
        <ApplyButton label={action} tone="light" />
      </ClosingBand>
    </>
  );
}
