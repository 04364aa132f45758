/** A small child's schoolbag with a bottle in its side pocket. 212 × 246. */
export function Schoolbag() {
  return (
    <>
      <path className="fill-cloth" d="M180-150h28v126h-28zM186-166h16v16h-16z" />
      <path fill="oklch(.97 .02 88)" d="M180-120h28v14h-28z" />
      <path fill="none" stroke="oklch(.48 .13 250)" strokeWidth="12" d="M62-206v-12q0-22 32-22t32 22v12" />
      <path fill="oklch(.64 .13 240)" d="M0-160q0-54 54-54h80q54 0 54 54V-12q0 12-12 12H12Q0 0 0-12z" />
      <path fill="oklch(.74 .11 236)" d="M0-160q0-54 54-54-28 14-28 54V0H12Q0 0 0-12z" />
      <path fill="oklch(0 0 0/.13)" d="M134-214q54 0 54 54V-12q0 12-12 12h-26v-160q0-40-16-54z" />
      <path fill="oklch(.48 .13 250)" d="M176-72h36V-10q0 10-10 10h-26z" />
      <path className="fill-marigold" d="M26-104h136v78q0 12-12 12H38q-12 0-12-12z" />
      <path fill="oklch(.74 .15 72)" d="M26-104h136v22H26z" />
      <path
        fill="none"
        stroke="oklch(.97 .02 88)"
        strokeWidth="3"
        strokeDasharray="9 6"
        d="M34-74v44q0 8 8 8h104q8 0 8-8v-44M20-160q2-34 36-36h76q34 2 36 36"
      />
      <path fill="oklch(.97 .02 88)" d="M94-76l18 22-18 22-18-22z" />
      <path className="fill-cloth" d="M94-66l10 12-10 12-10-12z" />
      <path fill="oklch(.48 .13 250)" d="M20-148h148v10H20z" />
    </>
  );
}
