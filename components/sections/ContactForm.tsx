'use client';

import type {FormEvent} from 'react';
import {composeMail} from '@/lib/composeMail';

type Words = Record<
  'title' | 'text' | 'firstName' | 'lastName' | 'email' | 'subject' | 'message' | 'send' | 'note' | 'greeting',
  string
>;

/**
 * A message that the visitor's own mail program sends. Without scripts the browser composes the mail itself from the
 * fields that a mailto address knows, subject and body.
 */
export function ContactForm({to, words}: {to: string; words: Words}) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const value = (name: string) => String(data.get(name) ?? '');
    window.location.href = composeMail(to, {
      greeting: words.greeting,
      name: `${value('firstName')} ${value('lastName')}`,
      email: value('email'),
      subject: value('subject'),
      message: value('body'),
    });
  };
  return (
    <form
      action={`mailto:${to}`}
      method="get"
      onSubmit={onSubmit}
      className="grid gap-5 self-start rounded-md lg:col-start-2 lg:row-start-1 print:hidden border border-line bg-sheet p-6 sm:grid-cols-2 sm:p-8"
    >
      <div className="col-span-full">
        <h2 className="text-h3-lg leading-tight tracking-tight">{words.title}</h2>
        <p className="mt-2 text-ink-2">{words.text}</p>
      </div>
      <Field name="firstName" label={words.firstName} autoComplete="given-name" />
      <Field name="lastName" label={words.lastName} autoComplete="family-name" />
      <Field name="email" label={words.email} type="email" autoComplete="email" wide />
      <Field name="subject" label={words.subject} wide />
      <label className="col-span-full">
        <span className="text-note">{words.message}</span>
        <textarea name="body" rows={5} className={field} />
      </label>
      <div className="col-span-full">
        <button
          type="submit"
          className="inline-flex min-h-13 cursor-pointer items-center justify-center rounded-sm bg-cloth px-6 py-3 font-semibold text-on-cloth transition-colors hover:bg-cloth-hover max-sm:w-full"
        >
          {words.send}
        </button>
        <p className="mt-4 text-ink-2 text-note">{words.note}</p>
      </div>
    </form>
  );
}

const field =
  'mt-1.5 block w-full rounded-sm border-[1.5px] border-rule bg-paper px-3.5 py-2.5 text-ink min-h-11 leading-normal';

type FieldProps = {name: string; label: string; type?: 'text' | 'email'; autoComplete?: string; wide?: boolean};

function Field({name, label, type = 'text', autoComplete, wide}: FieldProps) {
  return (
    <label className={wide ? 'col-span-full' : undefined}>
      <span className="text-note">{label}</span>
      <input name={name} type={type} autoComplete={autoComplete} className={field} />
    </label>
  );
}
