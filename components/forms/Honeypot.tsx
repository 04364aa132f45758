/** The name of the field that only a program fills in. */
export const honeypotName = 'homepage';

/** A field that no person sees, hears or reaches by keyboard. */
export function Honeypot() {
  return (
    <div inert aria-hidden="true" className="absolute top-0 left-0 size-px overflow-hidden [clip-path:inset(50%)]">
      <input type="text" name={honeypotName} data-honeypot="" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
