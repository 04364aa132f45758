import type {ReactNode} from 'react';
import {EmailAddress} from '@/components/ui/EmailAddress';
import {type FieldFacts, type MessageFormName, messageForms} from '@/content/forms';
import type {Company} from '@/lib/forms/letter';
import type {FormWords} from '@/lib/forms/words';
import {Field} from './Field';

export type MessageFormProps = {
  form: MessageFormName;
  heading: 'h2' | 'h3';
  words: FormWords;
  company: Company;
  /** Where messages are posted; empty: the visitor's mail program sends them. */
  endpoint: string;
  /** The choice that the page makes for the visitor. */
  chosen?: string;
};

type Props = Omit<MessageFormProps, 'endpoint'> & {
  /** What the ids of the fields begin with. */
  id: string;
  /** What is wrong with the fields, by their names. */
  errors?: Record<string, string | undefined>;
  readOnly?: boolean;
  /** Scripts run: nothing has to stand in the fields' place. */
  ready?: boolean;
  /** What follows the fields. */
  children: ReactNode;
};

/** The name of the field that only a program fills in. */
export const honeypotName = 'homepage';

/**
 * What is in a form: its heading and its fields. Without scripts the ways to write and to call stand in the fields'
 * place. Browsers would hand the fields to the mail program themselves, but not whole: Chromium garbles Devanagari and
 * drops the plus of a phone number on the way.
 */
export function FormFields({heading: Heading, words, company, ready = false, children, ...rest}: Props) {
  const {form, id, chosen, errors, readOnly} = rest;
  const fields: readonly FieldFacts[] = messageForms[form];
  return (
    <>
      <div className="col-span-full">
        <Heading className="text-h3-lg leading-tight tracking-tight">{words.title}</Heading>
        <p className="mt-2 text-balance text-ink-2 noscript:hidden">{words.text}</p>
        {!ready && (
          <div className="hidden noscript:block">
            <p className="mt-2 text-ink-2">{words.noteWithoutScripts}</p>
            <CompanyLinks company={company} className="mt-3" />
          </div>
        )}
      </div>
      <div className="contents noscript:hidden">
        {fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            id={id + field.name}
            words={words}
            chosen={chosen}
            error={errors?.[field.name]}
            readOnly={readOnly}
          />
        ))}
        {ready && (
          // A field that no person sees, hears or reaches by keyboard.
          <div
            inert
            aria-hidden="true"
            className="absolute top-0 left-0 size-px overflow-hidden [clip-path:inset(50%)]"
          >
            <input type="text" name={honeypotName} data-honeypot="" tabIndex={-1} autoComplete="off" />
          </div>
        )}
        {children}
      </div>
    </>
  );
}

/** How the browser sends a form whose scripts did not arrive: to the mail program, every field a line of the text. */
export const sentByMail = ({email}: Company) =>
  ({action: `mailto:${email}`, method: 'post', encType: 'text/plain', className: layout}) as const;

const layout = 'relative grid gap-5 sm:grid-cols-2';

/** The ways to reach the company without a form. */
export const CompanyLinks = ({company: {email, phone}, className}: {company: Company; className: string}) => (
  <p className={`flex flex-wrap gap-x-6 font-semibold ${className}`}>
    <a href={`mailto:${email}`} className="text-link wrap-anywhere">
      <EmailAddress text={email} />
    </a>{' '}
    <a href={phone.href} className="text-link">
      {phone.text}
    </a>
  </p>
);
