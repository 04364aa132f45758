import {InlineScript} from '@/components/ui/InlineScript';
import {aboutKey, draftLasts, draftPrefix} from '@/content/forms';
import {draftBeforeScripts} from '@/lib/forms/draft';
import {FormFields, type MessageFormProps, sentByMail} from './FormFields';
import {SubmitButton} from './SubmitButton';

/**
 * A form as the page brings it. Should its scripts not arrive, the browser itself checks the fields and hands them to the
 * mail program. Once the section is near, MessageForm takes its place, equal to the eye, with what is typed before.
 */
export function ServerForm(form: MessageFormProps) {
  return (
    <form {...sentByMail(form.company)}>
      <FormFields {...form} id={`served-${form.form}-`}>
        <SubmitButton words={form.words} submission={{state: 'idle'}} />
        {/* Instead of the button's note: mail programs cut what is long. */}
        <p className="col-span-full hidden text-note in-data-lost:block in-data-scriptless:block">
          {form.words.noteScriptsLost}
        </p>
      </FormFields>
    </form>
  );
}

/** Stands behind the element that the form is in, where React renders it once: the form itself gives way to MessageForm. */
export const DraftBeforeScripts = ({form}: Pick<MessageFormProps, 'form'>) => (
  <InlineScript run={draftBeforeScripts} args={[draftPrefix + form, draftLasts, aboutKey]} />
);

/** Where a form is about to stand: its fields and its button, without words. */
export function FormShape() {
  return (
    <div
      aria-hidden="true"
      className="grid gap-x-5 gap-y-10 *:h-12 *:rounded-sm *:bg-mist sm:grid-cols-2 sm:*:nth-[n+3]:col-span-2"
    >
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}
