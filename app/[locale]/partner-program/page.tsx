import {PageShell} from '@/components/layout/PageShell';
import {ClosingBand} from '@/components/sections/ClosingBand';
import {LogoStrip} from '@/components/sections/LogoStrip';
import {ApplyButton} from '@/components/sections/partner/ApplyButton';
import {PartnerBenefits} from '@/components/sections/partner/PartnerBenefits';
import {PartnerConditions} from '@/components/sections/partner/PartnerConditions';
import {PartnerHero} from '@/components/sections/partner/PartnerHero';
import {PartnerQuestions} from '@/components/sections/partner/PartnerQuestions';
import {PartnerSteps} from '@/components/sections/partner/PartnerSteps';
import {PartnerStories} from '@/components/sections/partner/PartnerStories';
import {RevenueBand} from '@/components/sections/partner/RevenueBand';
import {orderLogos} from '@/content/logos';
import {entriesOf, wordsAt} from '@/i18n/words';
import {pageMetadata} from '@/lib/seo/metadata';

const path = '/partner-program';

export const generateMetadata = () => pageMetadata(path);

/** The partner program: how it works, what it pays, and who may join. */
export default async function PartnerPage() {
  const words = await wordsAt('partner');
  const logos = entriesOf(words.trust.items).map(({id, text: role}) => ({...orderLogos[id], role}));
  return (
    <PageShell path={path}>
      <PartnerHero {...words.hero} figure={words.revenue.figure} />
      <PartnerSteps {...words.steps} />
      <RevenueBand {...words.revenue} />
      <PartnerBenefits {...words.benefits} />
      <PartnerStories {...words.stories} />
      <div className="pt-section">
        <LogoStrip id="affiliations" title={words.trust.title} logos={logos} className="@sm:grid-cols-3" />
      </div>
      <PartnerConditions {...words.who} />
      <PartnerQuestions {...words.faq} />
      <ClosingBand {...words.closing}>
        <ApplyButton label={words.closing.action} tone="light" />
      </ClosingBand>
    </PageShell>
  );
}
