import {DemoForm} from '@/components/forms/DemoForm';
import {ownDemoForm} from '@/components/forms/messageForms';
import {EmailAddress} from '@/components/ui/EmailAddress';
import {H2, H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {InlineScript} from '@/components/ui/InlineScript';
import {LocalLink} from '@/components/ui/LocalLink';
import {pathOf} from '@/content/paths';
import type {FormName} from '@/content/products';
import type {Product} from '@/content/suite';
import {pageLocale} from '@/i18n/locale';
import type {Text} from '@/i18n/shape';
import {type WordsAt, wordsAt} from '@/i18n/words';
import {readablePhone, whatsappHref} from '@/lib/format';
import {draftArguments, keepDraft} from '@/lib/forms/draft';
import {configuredForm} from '@/lib/forms/formsService';
import {placeholders} from '@/lib/interpolate';
import {site} from '@/settings/site';
import {hoursRows} from './OpeningHours';

type Props = Text & {
  id: string;
  /** Which hosted form, where one is configured; without, the site's own (components/forms/DemoForm.tsx). */
  form: FormName;
  /** The product that the page is about. */
  product?: Product;
  /** Its head stands on cloth, and the form reaches into it. */
  cover?: boolean;
};

const steps = ['listen', 'show', 'decide'] as const;
const phone = readablePhone(site.phone);

/** Where a conversation starts: the form, what a demo is like, and every other way to ask for one. */
export async function DemoSection({id, form, product, title, text, cover}: Props) {
  const words = await wordsAt('common.demo', {phone, ...placeholders('opens', 'closes')});
  const {consent, policy, ...hostedWords} = words.hosted;
  const own = await ownDemoForm(product);
  const hosted = configuredForm(form);
  return (
    <section
      id={id}
      data-hosted={hosted && JSON.stringify(hosted)}
      className={`scroll-mt-16 ${cover ? 'demo-cover relative isolate overflow-clip pb-section' : 'py-section'}`}
    >
      <div className="wrap grid gap-x-16 gap-y-10 @lg:grid-cols-2 @xl:grid-cols-[minmax(0,1fr)_minmax(0,36rem)] @lg:grid-rows-[auto_1fr]">
        <div>
          <H2>{title}</H2>
          <p className={`mt-4 text-lede ${cover ? 'text-inherit' : ''}`}>{text}</p>
        </div>
        <div className="self-start overflow-hidden rounded-md border bg-sheet @lg:col-start-2 @lg:row-span-2 @lg:row-start-1 print:hidden">
          {!cover && (
            <div aria-hidden="true" className="relative h-10 bg-cloth">
              <span className="stitch-x absolute inset-x-0 top-[18px]" />
            </div>
          )}
          <div className="p-6 @sm:p-8">
            <DemoForm
              locale={await pageLocale()}
              own={own}
              words={hostedWords}
              consent={
                <p className="mb-6 text-ink-2 text-note">
                  {consent}{' '}
                  <LocalLink href={`${pathOf('legal', 'privacy-policy')}#demoForm`} className="underline">
                    {policy}
                  </LocalLink>
                </p>
              }
            />
            <InlineScript run={keepDraft} args={draftArguments(own.form)} />
          </div>
        </div>
        <div>
          <H3 className="border-rule border-b-[1.5px] pb-3">{words.expect}</H3>
          <ol className="entries knots demo-steps">
            {steps.map((step) => (
              <li key={step}>
                <Icon name="icon-knot" />
                <div>
                  <b>{words.step[step].title}</b>
                  <p>{words.step[step].text}</p>
                </div>
              </li>
            ))}
          </ol>
          <Ways words={words} />
        </div>
      </div>
    </section>
  );
}

/** For those who would rather not fill in a form: every other way, as a ruled list. */
async function Ways({words}: {words: WordsAt<'common.demo'>}) {
  const ways = [
    {
      label: words.email,
      value: site.email,
      href: `mailto:${site.email}?subject=${encodeURIComponent(words.emailSubject)}`,
    },
    {label: words.phone, value: phone, href: `tel:${site.phone}`},
    {label: words.whatsapp, value: words.whatsappAction, href: whatsappHref(site.phone, words.whatsappText)},
    {label: words.visit, value: words.city},
  ];
  return (
    <>
      <H3 className="double-rule mt-10 pb-3">{words.ways}</H3>
      <dl className="demo-ways">
        {ways.map(({label, value, href}) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={href ? 'font-semibold wrap-anywhere' : 'font-semibold'}>
              {href ? (
                <a href={href} className="text-link">
                  <EmailAddress text={value} />
                </a>
              ) : (
                <span className="inline-flex min-h-11 items-center">{value}</span>
              )}
            </dd>
          </div>
        ))}
        <div>
          <dt>{words.hours}</dt>
          <dd>
            <table className="mt-1 w-full text-note">
              <tbody className="align-baseline">
                {(await hoursRows(words)).map(({days, time}) => (
                  <tr key={days}>
                    <th scope="row">{days}</th>
                    <td>{time}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </dd>
        </div>
      </dl>
    </>
  );
}
