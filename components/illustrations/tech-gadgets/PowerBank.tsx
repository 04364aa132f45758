/** A power bank, three of its four lights on. 96 × 186. */
export function PowerBank() {
  return (
    <>
      <path fill="oklch(.3 .06 290)" d="M26-186h22v14H26z" />
      <rect y="-176" width="96" height="176" rx="16" fill="oklch(.48 .16 300)" />
      <path fill="oklch(1 0 0/.2)" d="M16-176h10V0H16Q0 0 0-16v-144q0-16 16-16z" />
      <path fill="oklch(0 0 0/.18)" d="M72-176h8q16 0 16 16v144q0 16-16 16h-8z" />
      <path fill="oklch(.97 .02 88)" d="M48-140l24 34-24 34-24-34z" />
      <path fill="oklch(.48 .16 300)" d="M52-124l-14 20h9l-3 16 14-20h-9z" />
      <g fill="oklch(.88 .17 140)">
        <circle cx="27" cy="-30" r="5" />
        <circle cx="41" cy="-30" r="5" />
        <circle cx="55" cy="-30" r="5" />
      </g>
      <circle cx="69" cy="-30" r="5" fill="oklch(.34 .1 300)" />
    </>
  );
}
