import type {WordsAt} from '@/i18n/words';

type Words = WordsAt<'forms'>;
type ByField = Partial<Record<string, string>>;

/** A subject of a demo: a product, a plan, or a page by its slug. `group` is the label of its group. */
export type Choice = {value: string; label: string; group?: string};

type SharedWords = Pick<
  Words,
  'optional' | 'more' | 'sending' | 'slow' | 'retrying' | 'sent' | 'handed' | 'failed' | 'repeated' | 'copy'
>;

/** The texts of a message form. Placeholders such as {count} are filled in in the browser (lib/interpolate.ts). */
export type FormWords = SharedWords &
  Record<
    'title' | 'text' | 'send' | 'whatsapp' | 'note' | 'policy' | 'noteWithoutScripts' | 'noteScriptsLost',
    string
  > & {
    labels: ByField;
    /** The first one is "not sure yet". */
    choices?: readonly Choice[];
    errors: Omit<Words['errors'], 'required'> & {required: ByField};
    letter: {
      greeting: string;
      /** For a form without a subject field. */
      subject?: string;
      /** In place of a text that is too long for a mail program. */
      paste: string;
      /** The label before the source of the visit. */
      source: string;
    };
  };
