/** Where a form is about to stand: its fields and its button, without words. */
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
