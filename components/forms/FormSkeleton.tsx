/** A placeholder in the shape of the loading form. */
export const FormSkeleton = () => (
  <div
    aria-hidden="true"
    className="grid gap-x-5 gap-y-10 *:h-12 *:rounded-sm *:bg-mist @sm:grid-cols-2 @sm:*:nth-[n+3]:col-span-2"
  >
    <span />
    <span />
    <span />
    <span />
  </div>
);
