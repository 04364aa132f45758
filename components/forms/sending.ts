/**
 * The code of a message form that is needed only to send. It loads once React has hydrated the form and its
 * section is near the viewport.
 */

export {copyText} from '@/components/ui/useCopy';
export {onDelivery, pastDelivery} from '@/lib/forms/deliveries';
export {bodyOf, letterOf, mailAddress, messageOf, textOf, whatsappAddress} from '@/lib/forms/email';
export {contextOfPage, payloadOf} from '@/lib/forms/payload';
export {submitMessage} from '@/lib/forms/submitMessage';
export {errorsOf} from '@/lib/forms/validate';
export {sourceLine, visitFacts} from '@/lib/visit';
export {CopyText} from './CopyText';
export {Honeypot, honeypotName, Outcome, outcomeOf, Sent} from './Outcome';
