import {EmailAddress} from '@/components/ui/EmailAddress';
import type {MessageFormName} from '@/content/forms';
import type {ServiceOptions} from '@/lib/forms/payload';
import type {FormWords} from '@/lib/forms/words';

export type MessageFormProps = {
  form: MessageFormName;
  heading: 'h2' | 'h3';
  words: FormWords;
  company: {email: string; phone: {href: `tel:${string}`; text: string}};
  /** Where messages are posted; empty: the visitor's WhatsApp or mail program sends them. */
  endpoint: string;
  /** What the forms service is told besides, where it is the endpoint. */
  service: ServiceOptions;
  /** The address of the privacy policy. */
  policy: string;
  /** The choice that the page makes for the visitor. */
  chosen?: string;
};

type Props = Pick<MessageFormProps, 'heading' | 'words' | 'company'>;

/** Without scripts the ways to write and call stand in the fields' place: on the way to a mail program browsers garble Devanagari. */
export const FormHead = ({heading: Heading, words, company}: Props) => (
  <div className="col-span-full">
    <Heading className="text-h3-lg leading-tight tracking-tight">{words.title}</Heading>
    <p className="mt-2 text-balance text-ink-2 noscript:hidden">{words.text}</p>
    <div className="hidden noscript:block">
      <p className="mt-2 text-ink-2">{words.noteWithoutScripts}</p>
      <CompanyLinks company={company} className="mt-3" />
    </div>
  </div>
);

/** The ways to reach the company without a form. */
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
