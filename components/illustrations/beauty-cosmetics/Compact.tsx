/** A compact, open at its mirror, with powder and puff. 216 × 262. */
export function Compact() {
  return (
    <>
      <path fill="oklch(.7 .1 82)" d="M88-62h40v22H88z" />
      <circle fill="oklch(.68 .14 8)" cx="108" cy="-156" r="106" />
      <path fill="oklch(0 0 0/.12)" d="M150-253a106 106 0 0 1 0 194c40-60 40-134 0-194z" />
      <circle fill="oklch(.88 .1 86)" cx="108" cy="-156" r="90" />
      <circle fill="oklch(.9 .03 225)" cx="108" cy="-156" r="83" />
      <path fill="oklch(1 0 0/.55)" d="M54-128l76-104 20 10-84 114zM80-98l88-118 7 6-86 117z" />
      <path fill="oklch(.84 .07 52)" d="M14-44c0-24 188-24 188 0z" />
      <path fill="oklch(.95 .02 60)" d="M104-46c0-42 78-42 78 0z" />
      <path fill="oklch(.86 .04 40)" d="M154-77c18 4 28 14 28 31h-22c2-12 0-22-6-31z" />
      <path className="fill-cloth" d="M123-68q20-11 40 0l-3 8q-17-8-34 0z" />
      <path fill="oklch(.68 .14 8)" d="M0-46h216v14C216-12 196 0 160 0H56C20 0 0-12 0-32z" />
      <path fill="oklch(.78 .11 12)" d="M0-46h216v9H0z" />
      <path fill="oklch(0 0 0/.14)" d="M170-46h46v14C216-12 196 0 160 0c8-14 10-28 10-46z" />
      <path fill="oklch(.95 .05 90)" d="M108-31l9 12-9 12-9-12zM80-26l6 8-6 8-6-8zM136-26l6 8-6 8-6-8z" />
    </>
  );
}
