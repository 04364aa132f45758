import type {WordsAt} from '@/i18n/words';

type Words = WordsAt<'forms'>;
type ByField = Partial<Record<string, string>>;

/** What a demo can be about: a product, a plan, or a page by its slug. `group` is the heading that it stands under. */
export type Choice = {value: string; label: string; group?: string};

type SharedWords = Pick<
  Words,
  'optional' | 'sending' | 'slow' | 'retrying' | 'sent' | 'handed' | 'failed' | 'repeated' | 'copy'
>;

/** What a message form says, from the server. Texts with places ({count}) are finished in the browser (lib/interpolate.ts). */
export type FormWords = SharedWords &
  Record<
    'title' | 'text' | 'send' | 'whatsapp' | 'note' | 'policy' | 'noteWithoutScripts' | 'noteScriptsLost',
    string
  > & {
    labels: ByField;
    /** The first of them is nothing in particular. */
    choices?: readonly Choice[];
    errors: Omit<Words['errors'], 'required'> & {required: ByField};
    /**
     * `subject` where the form has no such field; `paste` stands for a text that is too long for a mail program; `source` is before the
     * site and the campaign that the visitor came from.
     */
    letter: {greeting: string; subject?: string; paste: string; source: string};
  };
