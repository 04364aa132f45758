/** Two samosas on a plate of stitched leaves. 214 × 112. */
export function SamosaPlate() {
  return (
    <>
      <path fill="oklch(.66 .13 62)" d="M84-16 136-102q9-10 18 0l50 86q-60 12-120 0z" />
      <path fill="oklch(.58 .13 56)" d="M145-106q5 0 9 4l50 86-28 4q-10-50-31-94z" />
      <path fill="oklch(.78 .13 74)" d="M8-16 66-108q9-9 18 0l54 92Q73-2 8-16z" />
      <path fill="oklch(.68 .13 64)" d="M75-112q5 0 9 4l54 92-34 6Q98-64 75-112z" />
      <path
        fill="none"
        stroke="oklch(.9 .1 84)"
        strokeWidth="3.5"
        strokeDasharray="9 6"
        strokeLinecap="round"
        d="M22-22 72-100"
      />
      <path fill="oklch(.62 .12 60)" d="M58-50l5 7-5 7-5-7zM76-70l4 6-4 6-4-6zM82-40l4 6-4 6-4-6z" />
      <path fill="oklch(.52 .11 140)" d="M0-20h214L190 0H24z" />
      <path fill="oklch(.62 .12 138)" d="M0-20h214l-5 5H5z" />
      <path className="stroke-thread" strokeWidth="2.5" strokeDasharray="8 6" d="M20-8h174" />
    </>
  );
}
