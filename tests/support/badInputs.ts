import type {FieldName, MessageFormName} from '@/content/forms';

/** The message that a visitor reads, by its key in the catalog `forms`, and the figures in it as they are written. */
export type Complaint = {key: string; values?: Record<string, string>};

export type BadInput<F extends MessageFormName> = {
  what: string;
  field: FieldName<F>;
  value: string;
  /** Nothing: it is taken, and the mail carries it as `sent`, or as it was typed. */
  complaint?: Complaint;
  sent?: string;
};

const required = (field: string): Complaint => ({key: `errors.required.${field}`});
const tooLong = (count: string, max: string): Complaint => ({key: 'errors.tooLong', values: {count, max}});
const tooShort: Complaint = {key: 'errors.tooShort', values: {min: '10'}};
const email: Complaint = {key: 'errors.email'};
const phone: Complaint = {key: 'errors.phone', values: {min: '7', max: '15'}};

const nothing = [
  ['empty', ''],
  ['spaces', '     '],
  ['tabs and wide spaces', '\t\u00a0\u3000'],
  ['marks of direction alone', '\u202e\u202c\u200f'],
  ['zero-width characters', '\u200b\u200d\ufeff'],
] as const;

/** What people and programs put into the contact form, and what the page answers. */
export const contactInputs: readonly BadInput<'contact'>[] = [
  ...(['firstName', 'email', 'subject', 'message'] as const).flatMap((field) =>
    nothing.map(([what, value]) => ({what, field, value, complaint: required(field)})),
  ),
  {what: 'spaces where nothing is asked', field: 'lastName', value: '   ', sent: ''},
  {what: '5,000 characters', field: 'firstName', value: 'a'.repeat(5000), complaint: tooLong('5,000', '80')},
  {what: '81 matras', field: 'lastName', value: 'की'.repeat(41), complaint: tooLong('82', '80')},
  {what: '81 emoji', field: 'firstName', value: '🪁'.repeat(81), complaint: tooLong('81', '80')},
  {what: '5,000 characters', field: 'subject', value: 'x'.repeat(5000), complaint: tooLong('5,000', '120')},
  {what: '5,000 characters', field: 'message', value: 'नमस्ते जी।'.repeat(500), complaint: tooLong('5,000', '4,000')},
  {what: '255 characters', field: 'email', value: `${'a'.repeat(244)}@example.in`, complaint: tooLong('255', '254')},
  {what: 'one word', field: 'message', value: 'Hello', complaint: tooShort},
  {what: 'one Hindi word', field: 'message', value: 'नमस्ते', complaint: tooShort},
  {what: 'three emoji', field: 'message', value: '🙏🙏🙏', complaint: tooShort},
  {what: 'nine letters in many spaces', field: 'message', value: `    Rate list${' '.repeat(40)}`, complaint: tooShort},
  {what: 'no @', field: 'email', value: 'asha.example.in', complaint: email},
  {what: 'no host', field: 'email', value: 'asha@', complaint: email},
  {what: 'no name', field: 'email', value: '@example.in', complaint: email},
  {what: 'no dot', field: 'email', value: 'asha@example', complaint: email},
  {what: 'two @', field: 'email', value: 'asha@@example.in', complaint: email},
  {what: 'a space', field: 'email', value: 'asha verma@example.in', complaint: email},
  {what: 'two dots', field: 'email', value: 'asha@example..in', complaint: email},
  {what: 'a dot at the end', field: 'email', value: 'asha@example.in.', complaint: email},
  {what: 'two addresses', field: 'email', value: 'asha@example.in, ravi@example.in', complaint: email},
  {what: 'a number for a host', field: 'email', value: 'asha@10.0.0.1', complaint: email},
  {what: 'a script tag', field: 'email', value: '<script>alert(1)</script>@example.in', complaint: email},
  {what: 'a header in it', field: 'email', value: 'asha@example.in?bcc=all@example.in', complaint: email},
  {what: 'Hindi without an address', field: 'email', value: 'मेरा ईमेल', complaint: email},
  {what: 'a script tag', field: 'firstName', value: '<script>document.title="x"</script>'},
  {what: 'an emoji', field: 'firstName', value: '🪁'},
  {what: 'Hindi', field: 'firstName', value: 'श्रीमती आशा वर्मा'},
  {what: 'quotes and SQL', field: 'lastName', value: `O'Neil"; DROP TABLE leads; --`},
  {what: 'turned around', field: 'subject', value: '\u202egnp.exe\u202c rate list', sent: 'gnp.exe rate list'},
  {what: 'an encoded header', field: 'subject', value: 'Hi%0D%0ABcc: all@example.in'},
  {what: 'what a URL gives a meaning', field: 'subject', value: 'Rates? 50% & more #4 = +1'},
  {what: 'markup and Hindi in lines', field: 'message', value: '<img src=x onerror=alert(1)>\n\nदो काउंटर, एक गोदाम।'},
];

/** The same for the company's own demo form. */
export const demoInputs: readonly BadInput<'demo'>[] = [
  ...(['name', 'phone'] as const).flatMap((field) =>
    nothing.map(([what, value]) => ({what, field, value, complaint: required(field)})),
  ),
  {what: '5,000 characters', field: 'business', value: 'क'.repeat(5000), complaint: tooLong('5,000', '120')},
  {what: '5,000 characters', field: 'need', value: 'a'.repeat(5000), complaint: tooLong('5,000', '4,000')},
  {what: 'five digits', field: 'phone', value: '12345', complaint: phone},
  {what: 'sixteen digits', field: 'phone', value: '1234567890123456', complaint: phone},
  {what: 'words', field: 'phone', value: 'कल फ़ोन करें', complaint: phone},
  {what: 'a script tag', field: 'phone', value: '<script>98765432</script>', complaint: phone},
  {what: 'no @', field: 'email', value: 'asha', complaint: email},
  {what: 'Hindi digits', field: 'phone', value: '०७७१ ५५५ ०१४२'},
  {
    what: 'marks that an address book adds',
    field: 'phone',
    value: '\u202a+91 98765 43210\u202c',
    sent: '+91 98765 43210',
  },
  {what: 'an emoji and a script tag', field: 'need', value: '🙏 <script>alert(1)</script>'},
];
