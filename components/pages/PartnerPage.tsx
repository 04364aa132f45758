import {getTranslations} from 'next-intl/server';
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
import {partner} from '@/content/partner';

/** The partner programme: how it works, what it pays, who may join. */
export async function PartnerPage() {
  const t = await getTranslations('partner');
  return (
    <>
      <PartnerHero />
      <PartnerSteps />
      <RevenueBand />
      <PartnerBenefits />
      <PartnerStories />
      <div className="pt-section">
        <AffiliationStamps
          title={t('trust.title')}
          items={partner.trust.map(({id, icon}) => ({
            key: icon,
            name: t(`trust.items.${id}.name`),
            text: t(`trust.items.${id}.text`),
          }))}
        />
      </div>
      <PartnerConditions />
      <PartnerQuestions />
      <ClosingBand title={t('closing.title')} text={t('closing.text')}>
        <ApplyButton label={t('closing.action')} tone="light" />
      </ClosingBand>
    </>
  );
}
