/** The name of the field that only a program fills in. */
export const trapName = 'homepage';

/** A field that no person sees, hears or reaches by keyboard. */
export function Trap() {
  return (
    <div inert aria-hidden="true" className="absolute top-0 left-0 size-px overflow-hidden [clip-path:inset(50%)]">
      <input type="text" name={trapName} data-trap="" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
