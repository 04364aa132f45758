/** A pressed powder in its round compact, shown to the front, embossed with the knot. 136 × 136. */
export function Compact() {
  return (
    <>
      <circle cx="68" cy="-68" r="68" fill="oklch(.38 .12 276)" />
      <path fill="oklch(1 0 0/.14)" d="M68-136A68 68 0 0 0 68 0a80 80 0 0 1 0-136z" />
      <circle cx="68" cy="-68" r="57" fill="oklch(.84 .09 88)" />
      <circle cx="68" cy="-68" r="51" fill="oklch(.8 .07 54)" />
      <path fill="oklch(.87 .05 60)" d="M32-104a51 51 0 0 0 0 72z" />
      <path
        fill="none"
        stroke="oklch(.68 .08 48)"
        strokeWidth="3"
        strokeDasharray="8 6"
        d="M68-108l29 40-29 40-29-40z"
      />
      <path fill="oklch(.68 .08 48)" d="M68-90l16 22-16 22-16-22z" />
    </>
  );
}
