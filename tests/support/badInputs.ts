import type {FieldName} from '@/content/forms';

/** The message that a visitor reads, by its key in the catalog `forms`, and the figures in it as they are written. */
export type Complaint = {key: string; values?: Record<string, string>};

export type BadInput = {
  what: string;
  field: FieldName<'contact'>;
  value: string;
  /** Nothing: it is taken, and the mail carries it as `sent`, or as it was typed. */
  complaint?: Complaint;
  sent?: string;
};

const required = (field: string): Complaint => ({key: `errors.required.${field}`});
const tooLong = (count: string, max: string): Complaint => ({key: 'errors.tooLong', values: {count, max}});
const tooShort: Complaint = {key: 'errors.tooShort', values: {min: '10'}};
const email: Complaint = {key: 'errors.email'};

/** What people and programs put into the contact form, and what the page answers; every rule is tested in tests/unit/validate.test.ts. */
export const contactInputs: readonly BadInput[] = [
  ...(['firstName', 'email', 'subject', 'message'] as const).flatMap((field) =>
    ['', ' \u202e\u200d\ufeff'].map((value) => ({what: 'nothing', field, value, complaint: required(field)})),
  ),
  {what: 'spaces where nothing is asked', field: 'lastName', value: '   ', sent: ''},
  {what: '81 matras', field: 'lastName', value: 'की'.repeat(41), complaint: tooLong('82', '80')},
  {what: '5,000 characters', field: 'message', value: 'नमस्ते जी।'.repeat(500), complaint: tooLong('5,000', '4,000')},
  {what: 'nine letters in many spaces', field: 'message', value: `    Rate list${' '.repeat(40)}`, complaint: tooShort},
  {what: 'no dot', field: 'email', value: 'asha@example', complaint: email},
  {what: 'a header in it', field: 'email', value: 'asha@example.in?bcc=all@example.in', complaint: email},
  {what: 'a name around it', field: 'email', value: 'Asha <asha@example.in>', sent: 'Verma?\nasha@example.in'},
  {what: 'a script tag', field: 'firstName', value: '<script>document.title="x"</script>'},
  {what: 'turned around', field: 'subject', value: '\u202egnp.exe\u202c rate list', sent: 'gnp.exe rate list'},
  {what: 'an encoded header', field: 'subject', value: 'Hi%0D%0ABcc: all@example.in'},
  {what: 'markup and Hindi in lines', field: 'message', value: '<img src=x onerror=alert(1)>\n\nदो काउंटर, एक गोदाम।'},
];
