import {AskedWithPhoto} from '@/components/illustrations/AskedWithPhoto';
import {CopyButton} from '@/components/ui/CopyButton';
import {EmailAddress} from '@/components/ui/EmailAddress';
import {H2} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {messageArguments} from '@/i18n/facts';
import {pageLocale} from '@/i18n/locale';
import {type WordsAt, wordsAt} from '@/i18n/words';
import {companyPhone} from '@/lib/companyPhone';
import {whatsappHref} from '@/lib/format';
import {interpolate, placeholders} from '@/lib/interpolate';
import {site} from '@/settings/site';

const wayRow =
  'grid grid-cols-[minmax(0,1fr)] gap-x-8 border-b py-5 @sm:@max-lg:grid-cols-[7rem_1fr] @2xl:grid-cols-[7rem_1fr]';
const wayLink =
  'inline-flex min-h-11 min-w-0 items-center font-semibold text-note leading-snug underline decoration-2 decoration-cloth underline-offset-[6px] [overflow-wrap:anywhere] hover:decoration-4 @xs:text-h3';

/** All ways to reach the company but the form. */
export async function ContactWays({words}: {words: WordsAt<'contact.ways'>}) {
  const {company} = messageArguments(await pageLocale());
  const ways = [
    {
      label: words.email,
      value: site.email,
      hint: words.emailHint,
      href: `mailto:${site.email}`,
      copy: words.copyEmail,
    },
    {
      label: words.phone,
      value: companyPhone.text,
      hint: words.phoneHint,
      href: companyPhone.href,
      copy: words.copyPhone,
    },
    {
      label: words.whatsapp,
      value: companyPhone.text,
      hint: words.whatsappHint,
      href: whatsappHref(site.phone, words.whatsappText),
      picture: (
        <div aria-hidden="true" className="mt-4 @sm:hidden print:hidden">
          <AskedWithPhoto question={words.sampleQuestion} />
        </div>
      ),
    },
    {label: words.address, value: `${company}\n${words.addressLines}`, hint: words.addressHint},
  ];
  return (
    <section className="mt-12">
      <H2 className="double-rule pb-3 text-h3-lg leading-tight tracking-tight">{words.title}</H2>
      <dl>
        {ways.map(({label, value, hint, href, copy, picture}) => (
          <div key={label} className={wayRow}>
            <dt className="text-ink-2 @sm:@max-lg:pt-2.5 @2xl:pt-2.5">{label}</dt>
            <dd>
              {href ? (
                <div className="flex items-center gap-2">
                  <a href={href} className={wayLink}>
                    <EmailAddress text={value} />
                  </a>
                  {copy && <CopyValue value={value} label={copy} />}
                </div>
              ) : (
                <address className="whitespace-pre-line text-pretty py-2 font-semibold not-italic">{value}</address>
              )}
              {hint && <p className="mt-1 text-balance text-ink-2 text-note deva:text-[1rem]/[1.6]">{hint}</p>}
              {picture}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const copyLayout = 'grid size-11 flex-none cursor-pointer place-items-center rounded-sm';
const copyStates = 'text-ink-2 hover:bg-mist hover:text-ink scriptless:hidden';

/** A button that copies an email address or a phone number. */
async function CopyValue({value, label}: {value: string; label: string}) {
  const words = await wordsAt('common.copy', placeholders('text'));
  return (
    <CopyButton
      className={`${copyLayout} ${copyStates}`}
      text={value}
      label={label}
      words={{...words, done: interpolate(words.done, {text: value})}}
      done={<Icon name="icon-tick" className="size-4" />}
    >
      <Icon name="icon-copy" className="size-4" />
    </CopyButton>
  );
}
