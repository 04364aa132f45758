import {Icon} from '@/components/ui/Icon';
import type {FieldFacts} from '@/content/forms';
import type {FormWords} from '@/lib/forms/words';

type Props = {
  field: FieldFacts;
  id: string;
  words: FormWords;
  /** The choice that the page makes for the visitor. */
  chosen: string | undefined;
  error: string | undefined;
  /** While a message is on its way, its text stays what it is. */
  readOnly: boolean;
};

/** A labelled field and, beside it, what is wrong with it. Its value is the browser's own: nothing typed waits for scripts. */
export function Field({field, id, words, chosen, error, readOnly}: Props) {
  const {name, kind, required, min, autoComplete, half} = field;
  const {choices = []} = words;
  const errorId = `${id}-error`;
  const shared = {
    id,
    name,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
    className: 'form-field',
  };
  return (
    <div className={half ? undefined : 'col-span-full'}>
      <label htmlFor={id} className="form-label">
        {words.labels[name]}
        {!required && <span> {words.optional}</span>}
      </label>
      {kind === 'text' ? (
        <textarea
          {...shared}
          rows={6}
          minLength={min}
          readOnly={readOnly}
          dir="auto"
          className={`${shared.className} field-sizing-content max-h-120 min-h-40`}
        />
      ) : kind === 'choice' ? (
        <div className="relative" inert={readOnly}>
          <select
            {...shared}
            defaultValue={chosen}
            className={`${shared.className} cursor-pointer appearance-none pr-10`}
          >
            {[...new Set(choices.map(({group}) => group))].map((group) => {
              const members = choices.filter((choice) => choice.group === group);
              const options = members.map(({value, label: text}) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ));
              return group ? (
                <optgroup key={group} label={group}>
                  {options}
                </optgroup>
              ) : (
                options
              );
            })}
          </select>
          <Icon
            name="icon-chevron"
            className="pointer-events-none absolute top-1/2 right-4 size-3.5 -translate-y-1/2"
          />
        </div>
      ) : (
        <input
          {...shared}
          type={types[kind]}
          autoComplete={autoComplete}
          readOnly={readOnly}
          spellCheck={kind === 'line' && !autoComplete ? undefined : false}
          dir="auto"
        />
      )}
      {error && (
        <p id={errorId} className="mt-1.5 flex items-start gap-2 text-note text-rose">
          <Icon name="icon-warning" className="mt-[0.25em] size-4" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

/** The input's type, which is also the keyboard that a phone shows. */
const types = {line: 'text', email: 'email', phone: 'tel'} as const;
