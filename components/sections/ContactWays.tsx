import {getTranslations} from 'next-intl/server';
import {CopyButton} from '@/components/ui/CopyButton';
import {EmailAddress} from '@/components/ui/EmailAddress';
import {H2} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {site} from '@/content/site';
import {messageArguments} from '@/i18n/facts';
import {pageLocale} from '@/i18n/locale';
import {readablePhone, whatsappHref} from '@/lib/format';

/** Every way to reach the company, as a ruled list. */
export async function ContactWays() {
  const t = await getTranslations('contact.ways');
  const copied = await getTranslations('common.copy');
  const locale = await pageLocale();
  const facts = messageArguments(locale);
  const phone = readablePhone(site.phone);
  const ways = [
    {label: t('email'), value: site.email, hint: t('emailHint'), href: `mailto:${site.email}`, copy: t('copyEmail')},
    {label: t('phone'), value: phone, hint: t('phoneHint'), href: `tel:${site.phone}`, copy: t('copyPhone')},
    {
      label: t('whatsapp'),
      value: phone,
      hint: t('whatsappHint'),
      href: whatsappHref(site.phone, t('whatsappText', facts)),
    },
    {
      label: t('address'),
      value: `${facts.company}\n${t('addressLines', {...facts, street: t('street')})}`,
      hint: t('addressHint'),
    },
  ];
  return (
    <section className="mt-12">
      <H2 className="double-rule pb-3 text-h3-lg leading-tight tracking-tight">{t('title')}</H2>
      <dl>
        {ways.map((way) => (
          <div
            key={way.label}
            className="grid gap-x-8 border-line border-b py-5 sm:max-lg:grid-cols-[7rem_1fr] 2xl:grid-cols-[7rem_1fr]"
          >
            <dt className="text-ink-2 sm:max-lg:pt-2.5 2xl:pt-2.5">{way.label}</dt>
            <dd>
              {way.href ? (
                <div className="flex items-center gap-2">
                  <a
                    href={way.href}
                    className="inline-flex min-h-11 min-w-0 items-center font-semibold text-note leading-snug underline decoration-2 decoration-cloth underline-offset-[6px] [overflow-wrap:anywhere] hover:decoration-4 xs:text-h3"
                  >
                    <EmailAddress text={way.value} />
                  </a>
                  {way.copy && (
                    <CopyButton
                      className="grid size-11 flex-none cursor-pointer place-items-center rounded-sm text-ink-2 hover:bg-mist hover:text-ink noscript:hidden in-data-scriptless:hidden print:hidden"
                      text={way.value}
                      label={way.copy}
                      words={{done: copied('done', {text: way.value}), failed: copied('failed')}}
                      done={<Icon name="icon-tick" className="size-4" />}
                    >
                      <Icon name="icon-copy" className="size-4" />
                    </CopyButton>
                  )}
                </div>
              ) : (
                <address className="whitespace-pre-line text-pretty py-2 font-semibold not-italic">{way.value}</address>
              )}
              <p className="mt-1 text-ink-2 text-note">{way.hint}</p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
