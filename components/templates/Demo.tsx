import {getFormatter, getTranslations} from 'next-intl/server';
import {DemoSection} from '@/components/sections/DemoSection';
import {figures} from '@/content/figures';
import {site} from '@/content/site';
import {clock, readablePhone} from '@/lib/format';

type Props = {id: string; title?: string; text?: string};

/** The demo section in words: the company's addresses and hours. */
export async function Demo({id, title, text}: Props) {
  const t = await getTranslations('common.demo');
  const format = await getFormatter();
  const steps = ['listen', 'show', 'decide'] as const;
  return (
    <DemoSection
      id={id}
      title={title ?? t('title')}
      text={text ?? t('text')}
      expect={{
        title: t('expect'),
        steps: steps.map((step) => ({
          title: t(`step.${step}.title`),
          text: t(`step.${step}.text`, {trialDays: figures.trialDays}),
        })),
      }}
      ways={[
        {
          label: t('email'),
          value: site.email,
          href: `mailto:${site.email}?subject=${encodeURIComponent(t('emailSubject'))}`,
        },
        {label: t('phone'), value: readablePhone(site.phone), href: `tel:${site.phone}`},
        {label: t('visit'), value: t('city')},
      ]}
      hours={{
        title: t('hours'),
        rows: site.hours.map(({days, opens, closes}) => ({
          days: t(days),
          time: opens ? t('range', {opens: clock(format, opens), closes: clock(format, closes)}) : t('closed'),
        })),
      }}
    />
  );
}
