import {FormBody, sentByMail} from './FormBody';
import type {OwnDemoFormProps} from './OwnDemoForm';
import {SubmitRow} from './SubmitRow';

/**
 * The own demo form as the page brings it. Should its scripts not arrive, the browser itself checks the fields and hands
 * them to the mail program. Once the section is near, OwnDemoForm takes its place, equal to the eye.
 */
export function ServerForm({words, company, chosen}: OwnDemoFormProps) {
  return (
    <form {...sentByMail(company)}>
      <FormBody form="demo" heading="h3" words={words} company={company} chosen={chosen} id="served-">
        <SubmitRow words={words} submission={{state: 'idle'}} />
      </FormBody>
    </form>
  );
}
