/** A wristwatch lying in its open box. 170 × 216. */
export function Wristwatch() {
  return (
    <>
      <path fill="oklch(.34 .07 345)" d="M6-216h158v170H6z" />
      <path fill="oklch(.9 .03 80)" d="M20-202h130v156H20z" />
      <path fill="oklch(.82 .04 76)" d="M20-202h130v12H20z" />
      <path fill="oklch(.5 .11 48)" d="M66-196h38l6 62-6 94H66l-6-94z" />
      <path fill="oklch(1 0 0/.2)" d="M66-196h10l-4 62 4 94H66l-6-94z" />
      <path
        stroke="oklch(.84 .08 76)"
        strokeWidth="2"
        strokeDasharray="6 4"
        d="M70-194v40M100-194v40M70-84v40M100-84v40"
      />
      <circle cx="85" cy="-120" r="46" fill="oklch(.78 .1 84)" />
      <circle cx="85" cy="-120" r="38" fill="oklch(.3 .07 276)" />
      <path fill="oklch(.68 .1 78)" d="M130-126h10v12h-10z" />
      <circle
        cx="85"
        cy="-120"
        r="31"
        fill="none"
        stroke="oklch(.88 .08 88)"
        strokeWidth="6"
        strokeDasharray="2.5 13.73"
        strokeDashoffset="1.25"
      />
      <path stroke="oklch(.97 .02 88)" strokeWidth="4" strokeLinecap="round" d="M85-120l-13-14M85-120l18-14" />
      <path fill="var(--color-cloth)" d="M85-127l5 7-5 7-5-7z" />
      <path fill="oklch(.44 .09 348)" d="M0-54h170V0H0z" />
      <path fill="oklch(1 0 0/.16)" d="M0-54h170v8H0z" />
      <path fill="oklch(0 0 0/.18)" d="M136-54h34V0h-34z" />
      <path fill="oklch(.82 .1 86)" d="M85-42l12 17-12 17-12-17z" />
    </>
  );
}
