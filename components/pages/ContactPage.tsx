import {MessageForm} from '@/components/forms/MessageForm';
import {contactForm} from '@/components/forms/messageForms';
import {Breadcrumb} from '@/components/sections/Breadcrumb';
import {ClosingLedger} from '@/components/sections/ClosingBand';
import {HeroEnd} from '@/components/sections/HeroEnd';
import {OpeningHours} from '@/components/sections/OpeningHours';
import {Buttons} from '@/components/sections/SectionParts';
import {Action} from '@/components/ui/Action';
import {ButtonRow} from '@/components/ui/ButtonRow';
import {CopyButton} from '@/components/ui/CopyButton';
import {EmailAddress} from '@/components/ui/EmailAddress';
import {H1, H2, Lede} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {InlineScript} from '@/components/ui/InlineScript';
import {messageArguments} from '@/i18n/facts';
import {pageLocale} from '@/i18n/locale';
import {type WordsAt, wordsAt} from '@/i18n/words';
import {readablePhone, whatsappHref} from '@/lib/format';
import {draftArguments, keepDraft} from '@/lib/forms/draft';
import {interpolate, placeholders} from '@/lib/interpolate';
import {site} from '@/settings/site';

/** The form's section. On a phone it is far down, so a button at the top of the page leads there. */
const formId = 'write';

const phone = {href: `tel:${site.phone}`, value: readablePhone(site.phone)} as const;

const columns =
  'grid grid-cols-1 gap-x-16 gap-y-14 @lg:grid-cols-2 @xl:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] print:block';

/** The contact page: a form, all other ways to reach the company, and the opening hours. */
export async function ContactPage() {
  const words = await wordsAt('contact', placeholders('street', 'opens', 'closes', 'time', 'day'));
  const form = await contactForm();
  return (
    <>
      <header className="wrap pt-[clamp(40px,5vw,72px)] pb-12 print:pt-0 print:pb-6">
        <Breadcrumb path="/contact" className="mb-4 text-ink-2" />
        <H1>{words.hero.title}</H1>
        <Lede className="mt-6 text-ink-2">{words.hero.text}</Lede>
        <ButtonRow className="mt-7 @lg:hidden print:hidden">
          <Action href={phone.href}>{phone.value}</Action>{' '}
          <Action href={`/contact#${formId}`} tone="outline">
            {form.words.title}
          </Action>
        </ButtonRow>
        <HeroEnd />
      </header>
      <div className={`wrap border-rule border-t-[1.5px] pt-12 pb-section print:py-6 print:*:not-last:mb-8 ${columns}`}>
        <div>
          <H2>{words.company.heading}</H2>
          <p className="mt-4 font-semibold text-ink">{words.company.owner}</p>
          <p className="mt-2 text-ink-2">{words.company.text}</p>
          <ContactWays words={words.ways} />
        </div>
        <section
          id={formId}
          className="self-start rounded-md border bg-sheet p-6 @sm:p-8 @lg:col-start-2 @lg:row-start-1 print:hidden"
        >
          <MessageForm {...form} />
          <InlineScript run={keepDraft} args={draftArguments(form.form)} />
        </section>
        <OpeningHours words={words.hours} />
      </div>
      <ClosingLedger {...words.demo}>
        <Buttons names={['bookDemo']} ground="paper" />
      </ClosingLedger>
    </>
  );
}

const wayRow = 'grid gap-x-8 border-b py-5 @sm:@max-lg:grid-cols-[7rem_1fr] @2xl:grid-cols-[7rem_1fr]';
const wayLink =
  'inline-flex min-h-11 min-w-0 items-center font-semibold text-note leading-snug underline decoration-2 decoration-cloth underline-offset-[6px] [overflow-wrap:anywhere] hover:decoration-4 @xs:text-h3';

/** All ways to reach the company but the form. */
async function ContactWays({words}: {words: WordsAt<'contact.ways'>}) {
  const {company} = messageArguments(await pageLocale());
  const addressLines = interpolate(words.addressLines, {street: words.street});
  const ways = [
    {
      label: words.email,
      value: site.email,
      hint: words.emailHint,
      href: `mailto:${site.email}`,
      copy: words.copyEmail,
    },
    {...phone, label: words.phone, hint: words.phoneHint, copy: words.copyPhone},
    {
      ...phone,
      label: words.whatsapp,
      hint: words.whatsappHint,
      href: whatsappHref(site.phone, words.whatsappText),
    },
    {label: words.address, value: `${company}\n${addressLines}`, hint: words.addressHint},
  ];
  return (
    <section className="mt-12">
      <H2 className="double-rule pb-3 text-h3-lg leading-tight tracking-tight">{words.title}</H2>
      <dl>
        {ways.map(({label, value, hint, href, copy}) => (
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
              <p className="mt-1 text-ink-2 text-note">{hint}</p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const copyLayout = 'grid size-11 flex-none cursor-pointer place-items-center rounded-sm';
const copyStates = 'text-ink-2 hover:bg-mist hover:text-ink noscript:hidden in-data-scriptless:hidden print:hidden';

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
