import {getTranslations} from 'next-intl/server';
import {AffiliationStamps} from '@/components/sections/AffiliationStamps';
import {ClosingBand} from '@/components/sections/ClosingBand';
import {Eligibility} from '@/components/sections/Eligibility';
import {PartnerBenefits} from '@/components/sections/PartnerBenefits';
import {PartnerHero} from '@/components/sections/PartnerHero';
import {PartnerSteps} from '@/components/sections/PartnerSteps';
import {PartnerStories} from '@/components/sections/PartnerStories';
import {Questions} from '@/components/sections/Questions';
import {RevenueBand} from '@/components/sections/RevenueBand';
import {Action} from '@/components/ui/Action';
import {partner} from '@/content/partner';
import {site} from '@/content/site';
import {factsOnPage} from '@/i18n/facts';
import {pageLocale} from '@/i18n/locale';
import {initialsOf} from '@/lib/initials';
import {PageTrail} from './PageTrail';

/** The partner programme: how it works, what it pays, who may join. */
export async function PartnerPage() {
  const t = await getTranslations('partner');
  const newTab = (await getTranslations('common.actions'))('newTab');
  const facts = factsOnPage(await pageLocale());
  const apply = (label: string, tone: 'primary' | 'light') => (
    <Action href={site.partnerForm} tone={tone} newTab={newTab}>
      {label}
    </Action>
  );
  return (
    <>
      <PartnerHero
        trail={<PageTrail path="/partner-program" className="mb-4 text-ink-2" />}
        title={t('hero.title')}
        text={t('hero.text', facts)}
        commission={t('revenue.figure', facts)}
      >
        {apply(t('hero.action'), 'primary')}
      </PartnerHero>
      <PartnerSteps
        title={t('steps.title')}
        text={t('steps.text')}
        items={partner.steps.map((id) => ({
          id,
          title: t(`steps.items.${id}.title`),
          text: t(`steps.items.${id}.text`, facts),
        }))}
      />
      <RevenueBand
        title={t('revenue.title')}
        text={t('revenue.text')}
        figure={t('revenue.figure', facts)}
        label={t('revenue.label')}
        note={t('revenue.note')}
      >
        {apply(t('revenue.action'), 'light')}
      </RevenueBand>
      <PartnerBenefits
        title={t('benefits.title')}
        text={t('benefits.text')}
        items={partner.benefits.map((id) => ({
          id,
          title: t(`benefits.items.${id}.title`),
          text: t(`benefits.items.${id}.text`),
        }))}
      />
      <PartnerStories
        title={t('stories.title')}
        sample={t('stories.sample')}
        stories={partner.stories.map((id) => ({
          quote: t(`stories.items.${id}.quote`, facts),
          author: t(`stories.items.${id}.author`),
          initials: initialsOf(t(`stories.items.${id}.author`)),
          company: t(`stories.items.${id}.company`),
        }))}
      />
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
      <Eligibility
        title={t('who.title')}
        text={t('who.text')}
        items={partner.who.map((id) => ({
          id,
          title: t(`who.items.${id}.title`),
          text: t(`who.items.${id}.text`, facts),
        }))}
      />
      <Questions
        title={t('faq.title')}
        items={partner.faq.map((id) => ({
          id,
          title: t(`faq.items.${id}.question`, facts),
          // One answer may name a figure, or none.
          text: t(`faq.items.${id}.answer`, facts as never),
        }))}
      />
      <ClosingBand title={t('closing.title')} text={t('closing.text')}>
        {apply(t('closing.action'), 'light')}
      </ClosingBand>
    </>
  );
}
