/** A curtain on its rod, gathered in cloth at the waist. 244 × 398. */
export function Curtain() {
  return (
    <>
      <path
        fill="oklch(.64 .16 38)"
        d="M18-376h208c0 96-56 146-66 200 8 60 38 110 42 176H42c4-66 34-116 42-176-10-54-66-104-66-200z"
      />
      <path
        fill="oklch(.55 .15 36)"
        d="M56-376h26c0 100 24 150 28 200-2 56-22 116-26 176H64c4-66 32-116 36-176-6-54-44-104-44-200zM112-376h22c0 90-4 150-6 200 2 56 6 116 6 176h-24c0-60 4-120 6-176-2-50-4-110-4-200zM170-376h26c0 96-40 146-50 200 6 60 32 110 36 176h-22c-4-60-22-120-26-176 6-50 36-100 36-200z"
      />
      <path
        fill="oklch(.74 .13 46)"
        d="M18-376h18c0 96 50 146 56 200-4 60-34 110-38 176H42c4-66 34-116 42-176-10-54-66-104-66-200z"
      />
      <path className="fill-marigold" d="M44-28h156l2 28H42z" />
      <path className="stroke-thread" strokeWidth="3" strokeDasharray="9 6" d="M50-14h146" />
      <path className="fill-cloth" d="M80-190h84v28H80z" />
      <path fill="oklch(0 0 0/.14)" d="M142-190h22v28h-22z" />
      <path className="fill-marigold" d="M122-198l15 22-15 22-15-22z" />
      <path fill="oklch(.76 .1 78)" d="M8-390h228v10H8zM8-398l13 13-13 13-13-13zM236-398l13 13-13 13-13-13z" />
      <path
        fill="none"
        stroke="oklch(.62 .11 66)"
        strokeWidth="6"
        d="M32-393v19M77-393v19M122-393v19M167-393v19M212-393v19"
      />
    </>
  );
}
