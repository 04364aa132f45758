import {PageShell} from '@/components/layout/PageShell';
import {ClosingBand} from '@/components/sections/ClosingBand';
import {ApplyButton} from '@/components/sections/partner/ApplyButton';
import {OrderPartners} from '@/components/sections/partner/OrderPartners';
import {PartnerBenefits} from '@/components/sections/partner/PartnerBenefits';
import {PartnerConditions} from '@/components/sections/partner/PartnerConditions';
import {PartnerHero} from '@/components/sections/partner/PartnerHero';
import {PartnerQuestions} from '@/components/sections/partner/PartnerQuestions';
import {PartnerSteps} from '@/components/sections/partner/PartnerSteps';
import {PartnerStories} from '@/components/sections/partner/PartnerStories';
import {RevenueBand} from '@/components/sections/partner/RevenueBand';
import {wordsAt} from '@/i18n/words';
import {pageMetadata} from '@/lib/seo/metadata';

const path = '/partner-program';

export const generateMetadata = () => pageMetadata(path);

/** The partner program: how it works, what it pays, and who may join. */
export default async function PartnerPage() {
  const words = await wordsAt('partner');
  return (
    <PageShell path={path}>
      <PartnerHero {...words.hero} figure={words.revenue.figure} />
      <PartnerSteps {...words.steps} />
      <RevenueBand {...words.revenue} />
      <PartnerBenefits {...words.benefits} />
      <PartnerStories {...words.stories} />
      <OrderPartners {...words.trust} />
      <PartnerConditions {...words.who} />
      <PartnerQuestions {...words.faq} />
      <ClosingBand {...words.closing}>
        <ApplyButton label={words.closing.action} tone="light" />
      </ClosingBand>
    </PageShell>
  );
}
