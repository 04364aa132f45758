/** What a message form needs once somebody has written into it: it loads when the form is near. */

export {copyText} from '@/components/ui/useCopy';
export {bodyOf, letterOf, mailAddress, messageOf} from '@/lib/forms/email';
export {submitMessage} from '@/lib/forms/submitMessage';
export {errorsOf} from '@/lib/forms/validate';
export {Honeypot, honeypotName, Outcome, outcomeOf, Sent} from './Outcome';
