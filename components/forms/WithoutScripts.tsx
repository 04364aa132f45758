import type {Company, FormWords} from './words';

type Props = {heading: 'h2' | 'h3'; words: FormWords; company: Company};

const link =
  'inline-flex min-h-11 items-center font-semibold underline decoration-2 decoration-cloth underline-offset-[6px] wrap-anywhere';

/**
 * Stands in the form's place without scripts. Browsers would hand the fields to the mail program themselves, but not
 * whole: Chromium garbles Devanagari and drops the plus of a phone number on the way.
 */
export function WithoutScripts({heading: Heading, words, company}: Props) {
  return (
    <div className="hidden noscript:block">
      <Heading className="text-h3-lg leading-tight tracking-tight">{words.title}</Heading>
      <p className="mt-2 text-ink-2">{words.plainNote}</p>
      <p className="mt-3 flex flex-wrap gap-x-6">
        <a href={`mailto:${company.email}`} className={link}>
          {company.email}
        </a>
        <a href={company.phone.href} className={link}>
          {company.phone.text}
        </a>
      </p>
    </div>
  );
}
