/** Everything that a form says, from the server. Texts with places ({count}) are finished in the browser (lib/interpolate.ts). */
export type FormWords = {
  title: string;
  text: string;
  /** By the fields' names. */
  labels: Partial<Record<string, string>>;
  /** Beside the label of a field that may stay empty. */
  optional: string;
  /** The products to choose from, the first of them none in particular. */
  choices?: readonly {value: string; label: string}[];
  errors: {
    /** By the names of the fields that must be filled in. */
    required: Partial<Record<string, string>>;
    /** {min} */
    tooShort: string;
    /** {count} and {max} */
    tooLong: string;
    email: string;
    /** {min} and {max} */
    phone: string;
  };
  send: string;
  /** What the button does, and without scripts. */
  note: string;
  plainNote: string;
  sending: string;
  /** {attempt} and {attempts} */
  retrying: string;
  sent: {title: string; text: string; another: string};
  mailed: {title: string; text: string; clear: string};
  failed: {title: string; offline: string; unreachable: string; refused: string; again: string};
  copy: CopyWords;
  /** Of the composed letter. `subject` where the form has no such field. */
  letter: {greeting: string; subject?: string};
};

export type CopyWords = {copy: string; copied: string; byHand: string};

/** Where a letter goes, and the ways to reach the company without a form. */
export type Company = {email: string; phone: {href: `tel:${string}`; text: string}};
