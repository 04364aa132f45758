/** A kurti on its hanger, printed in buttis. 206 × 338, its hook at 103. */
export function Kurti() {
  return (
    <>
      <path
        fill="none"
        stroke="oklch(.6 .02 250)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M103-296v-16q13-2 13-13t-13-13-13 12"
      />
      <path fill="none" stroke="oklch(.66 .1 66)" strokeWidth="8" d="M52-276 103-298 154-276" />
      <path
        fill="oklch(.55 .19 355)"
        d="M80-292 44-274 2-168 36-152 58-202 50-130 20-4Q103 10 186-4L156-130 148-202 170-152 204-168 162-274 126-292Q103-262 80-292z"
      />
      <path fill="oklch(1 0 0/.16)" d="M80-292 44-274 2-168l16 8 42-104zM58-202 50-130 20-4l16 3 34-142z" />
      <path fill="oklch(0 0 0/.15)" d="M126-292l36 18 42 106-17 8-33-84-6 42 8 72L186-4q-14 2-28 4L132-160z" />
      <path fill="oklch(.97 .02 88)" d="M80-292l-8 4q31 40 62 0l-8-4q-23 30-46 0zM95-264q8 2 16 0v96l-8 10-8-10z" />
      <path className="fill-cloth" d="M103-254l5 7-5 7-5-7zM103-230l5 7-5 7-5-7zM103-206l5 7-5 7-5-7z" />
      <path
        fill="oklch(.86 .12 86)"
        d="M72-196l6 9-6 9-6-9zM134-196l6 9-6 9-6-9zM66-146l6 9-6 9-6-9zM103-138l6 9-6 9-6-9zM140-146l6 9-6 9-6-9zM56-98l6 9-6 9-6-9zM88-90l6 9-6 9-6-9zM118-90l6 9-6 9-6-9zM150-98l6 9-6 9-6-9z"
      />
      <path
        className="fill-marigold"
        d="M28-42Q103-30 178-42L186-4Q103 10 20-4zM2-168l34 16 6-14-34-16zM204-168l-34 16-6-14 34-16z"
      />
      <path
        fill="oklch(.45 .17 355)"
        d="M48-31l7 10-7 10-7-10zM76-28l7 10-7 10-7-10zM103-27l7 10-7 10-7-10zM130-28l7 10-7 10-7-10zM158-31l7 10-7 10-7-10z"
      />
    </>
  );
}
