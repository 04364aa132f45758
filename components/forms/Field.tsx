import {Icon} from '@/components/ui/Icon';
import type {FieldFacts} from '@/content/formFields';
import type {FormWords} from '@/lib/forms/words';

type Props = {
  field: FieldFacts;
  id: string;
  words: FormWords;
  /** The preselected choice. */
  chosen: string | undefined;
  error: string | undefined;
  /** While the message is being sent. */
  readOnly: boolean;
};

/** A field with its label and error. It is uncontrolled, so that text typed before hydration is kept. */
export function Field(props: Props) {
  const {field, id, words, error} = props;
  return (
    <div className={field.half ? undefined : 'col-span-full'}>
      <label htmlFor={id} className="flex flex-wrap items-baseline justify-between gap-x-3 text-note">
        {words.labels[field.name]}
        {!field.required && <span className="text-ink-2 text-small"> {words.optional}</span>}
      </label>
      <Control {...props} />
      {error && (
        <p id={errorId(id)} className="mt-1.5 flex items-start gap-2 text-note text-rose">
          <Icon name="icon-warning" className="mt-[0.25em] size-4" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

const errorId = (id: string) => `${id}-error`;

/** A phone chooses its keyboard by the input type. */
const types = {line: 'text', email: 'email', phone: 'tel'} as const;

const box = 'mt-1.5 block w-full rounded-sm border-[1.5px] border-rule aria-invalid:border-rose';
const filling = 'bg-paper py-2.5 text-ink leading-normal';

function Control({field, id, words, chosen, error, readOnly}: Props) {
  const {name, kind, required, min, autoComplete} = field;
  const shared = {
    id,
    name,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId(id) : undefined,
  };
  if (kind === 'text') {
    return (
      <textarea
        {...shared}
        rows={6}
        minLength={min}
        readOnly={readOnly}
        dir="auto"
        className={`${box} ${filling} field-sizing-content max-h-120 min-h-40 px-3.5`}
      />
    );
  }
  if (kind === 'choice') {
    return (
      <div className="relative" inert={readOnly}>
        <select
          {...shared}
          defaultValue={chosen}
          className={`${box} ${filling} min-h-12 cursor-pointer appearance-none pr-10 pl-3.5`}
        >
          <Choices words={words} />
        </select>
        <Icon name="icon-chevron" className="pointer-events-none absolute top-1/2 right-4 size-3.5 -translate-y-1/2" />
      </div>
    );
  }
  // Names and addresses are not spell-checked.
  const isProse = kind === 'line' && !autoComplete;
  return (
    <input
      {...shared}
      type={types[kind]}
      autoComplete={autoComplete}
      readOnly={readOnly}
      spellCheck={isProse ? undefined : false}
      dir="auto"
      className={`${box} ${filling} min-h-12 px-3.5`}
    />
  );
}

/** In the order of their groups. A choice without a group has no `<optgroup>`. */
function Choices({words}: Pick<Props, 'words'>) {
  const {choices = []} = words;
  const groups = [...new Set(choices.map(({group}) => group))];
  return groups.map((group) => {
    const options = choices
      .filter((choice) => choice.group === group)
      .map(({value, label}) => (
        <option key={value} value={value}>
          {label}
        </option>
      ));
    if (!group) return options;
    return (
      <optgroup key={group} label={group}>
        {options}
      </optgroup>
    );
  });
}
