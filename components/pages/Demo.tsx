import {getTranslations} from 'next-intl/server';
import {DemoForm} from '@/components/forms/DemoForm';
import {DraftBeforeScripts, FormShape, ServerForm} from '@/components/forms/ServerForm';
import {DemoSection} from '@/components/sections/DemoSection';
import {LocalLink} from '@/components/ui/LocalLink';
import {pathOf} from '@/content/paths';
import type {FormName} from '@/content/products';
import {site} from '@/content/site';
import type {Product} from '@/content/suite';
import {factsIn} from '@/i18n/facts';
import {pageLocale} from '@/i18n/locale';
import {readablePhone, whatsappHref} from '@/lib/format';
import {configuredForm} from '@/lib/forms/formsService';
import {hoursRows} from './hoursRows';
import {ownDemoForm} from './messageForms';

type Props = {
  id: string;
  /** Which hosted form, where one is configured. */
  form: FormName;
  /** The product that the page is about. */
  product?: Product;
  title?: string;
  text?: string;
  /** Its head is the cloth cover of the book. */
  cover?: boolean;
};

/** The demo section in words: the form, the company's addresses and its hours. */
export async function Demo({id, form, product, title, text, cover}: Props) {
  const t = await getTranslations('common.demo');
  const locale = await pageLocale();
  const facts = factsIn(locale);
  const phone = readablePhone(site.phone);
  const own = await ownDemoForm(product);
  const hosted = configuredForm(form);
  const steps = ['listen', 'show', 'decide'] as const;
  return (
    <DemoSection
      id={id}
      title={title ?? t('title')}
      text={text ?? t('text')}
      cover={cover}
      hosted={hosted && JSON.stringify(hosted)}
      form={
        <>
          <DemoForm
            locale={locale}
            own={own}
            shape={<FormShape />}
            words={{
              loading: t('hosted.loading'),
              stalled: t('hosted.stalled', facts),
              written: {title: t('hosted.written.title'), forget: t('hosted.written.forget')},
              failed: {
                title: t('hosted.failed.title'),
                text: t('hosted.failed.text'),
                call: t('hosted.failed.call', {phone}),
                again: t('hosted.failed.again'),
                trying: t('hosted.failed.trying'),
              },
            }}
            consent={
              <p className="mb-6 text-ink-2 text-note">
                {t('hosted.consent', facts)}{' '}
                <LocalLink href={`${pathOf('legal', 'privacy-policy')}#demoForm`} className="underline">
                  {t('hosted.policy')}
                </LocalLink>
              </p>
            }
          >
            <ServerForm {...own} />
          </DemoForm>
          <DraftBeforeScripts form={own.form} />
        </>
      }
      expect={{
        title: t('expect'),
        steps: steps.map((step) => ({
          title: t(`step.${step}.title`),
          text: t(`step.${step}.text`, facts),
        })),
      }}
      ways={{
        title: t('ways'),
        ways: [
          {
            label: t('email'),
            value: site.email,
            href: `mailto:${site.email}?subject=${encodeURIComponent(t('emailSubject'))}`,
          },
          {label: t('phone'), value: phone, href: `tel:${site.phone}`},
          {label: t('whatsapp'), value: t('whatsappAction'), href: whatsappHref(site.phone, t('whatsappText', facts))},
          {label: t('visit'), value: t('city')},
        ],
        hours: {
          title: t('hours'),
          rows: await hoursRows({
            days: (name) => t(name),
            range: (hours) => t('range', hours),
            closed: t('closed'),
          }),
        },
      }}
    />
  );
}
