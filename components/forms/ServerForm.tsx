import {type FieldFacts, messageForms} from '@/content/forms';
import {Field} from './Field';
import type {OwnDemoFormProps} from './OwnDemoForm';
import {SubmitRow} from './SubmitRow';
import {WithoutScripts} from './WithoutScripts';

/**
 * The own demo form as the page brings it. Should its scripts not arrive, the browser itself checks the fields and hands
 * them to the mail program. Once the section is near, OwnDemoForm takes its place, equal to the eye.
 */
export function ServerForm({words, company, chosen}: OwnDemoFormProps) {
  const fields: readonly FieldFacts[] = messageForms.demo;
  return (
    <>
      <WithoutScripts heading="h3" words={words} company={company} />
      <form
        action={`mailto:${company.email}`}
        method="post"
        encType="text/plain"
        className="relative grid gap-5 sm:grid-cols-2 noscript:hidden"
      >
        <div className="col-span-full">
          <h3 className="text-h3-lg leading-tight tracking-tight">{words.title}</h3>
          <p className="mt-2 text-ink-2">{words.text}</p>
        </div>
        {fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            id={`served-${field.name}`}
            label={words.labels[field.name as keyof typeof words.labels] ?? ''}
            optional={words.optional}
            choices={words.choices}
            chosen={chosen}
            readOnly={false}
          />
        ))}
        <SubmitRow words={words} submission={{state: 'idle'}} />
      </form>
    </>
  );
}
