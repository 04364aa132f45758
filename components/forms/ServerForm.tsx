import {InlineScript} from '@/components/ui/InlineScript';
import {draftLasts, draftPrefix} from '@/content/forms';
import {keepEarlyDraft} from './earlyDraft';
import {FormBody, sentByMail} from './FormBody';
import type {MessageFormProps} from './MessageForm';
import {SubmitRow} from './SubmitRow';

/**
 * A form as the page brings it. Should its scripts not arrive, the browser itself checks the fields and hands them to the
 * mail program. Once the section is near, MessageForm takes its place, equal to the eye, with what is typed before.
 */
export function ServerForm({endpoint: _, ...form}: MessageFormProps) {
  return (
    <form {...sentByMail(form.company)}>
      <FormBody {...form} id={`served-${form.form}-`}>
        <SubmitRow words={form.words} submission={{state: 'idle'}} />
      </FormBody>
    </form>
  );
}

/** Stands behind the element that the form is in, where React renders it once: the form itself gives way to MessageForm. */
export const EarlyDraft = ({form}: Pick<MessageFormProps, 'form'>) => (
  <InlineScript run={keepEarlyDraft} args={[draftPrefix + form, draftLasts]} />
);
