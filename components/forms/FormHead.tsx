import {EmailAddress} from '@/components/ui/EmailAddress';
import type {MessageFormName} from '@/content/formFields';
import type {ServiceOptions} from '@/lib/forms/payload';
import type {FormWords} from '@/lib/forms/words';

export type MessageFormProps = {
  form: MessageFormName;
  heading: 'h2' | 'h3';
  words: FormWords;
  company: {email: string; phone: {href: `tel:${string}`; text: string}};
  /** The address to which messages are posted. If it is empty, the visitor sends the message by WhatsApp or a mail program. */
  endpoint: string;
  /** Used only if the endpoint is that of the forms service. */
  service: ServiceOptions;
  /** The address of the privacy policy. */
  policy: string;
  /** The preselected choice. */
  chosen?: string;
};

type Props = Pick<MessageFormProps, 'heading' | 'words' | 'company'>;

/** Without scripts, links to write and call replace the fields: browsers garble Devanagari in a `mailto:` form. */
export const FormHead = ({heading: Heading, words, company}: Props) => (
  <div className="col-span-full">
    <Heading className="text-h3-lg leading-tight tracking-tight">{words.title}</Heading>
    <p className="mt-2 text-balance text-ink-2 @max-sm:text-note noscript:hidden">{words.text}</p>
    <div className="hidden noscript:block">
      <p className="mt-2 text-ink-2">{words.noteWithoutScripts}</p>
      <CompanyLinks company={company} className="mt-3" />
    </div>
  </div>
);

export const CompanyLinks = ({company, className}: Pick<Props, 'company'> & {className: string}) => (
  <p className={`flex flex-wrap gap-x-6 font-semibold ${className}`}>
    <a href={`mailto:${company.email}`} className="text-link wrap-anywhere">
      <EmailAddress text={company.email} />
    </a>{' '}
    <a href={company.phone.href} className="text-link">
      {company.phone.text}
    </a>
  </p>
);
