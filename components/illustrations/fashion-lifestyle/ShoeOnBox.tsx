/** A shoe on its box, which stands on another. 212 × 270. */
export function ShoeOnBox() {
  return (
    <>
      <path fill="oklch(.84 .05 160)" d="M10-60h192V0H10z" />
      <path fill="oklch(.52 .12 160)" d="M2-84h208v28H2z" />
      <path fill="oklch(1 0 0/.2)" d="M2-84h208v7H2z" />
      <path fill="oklch(0 0 0/.13)" d="M162-84h48v28h-8V0h-40z" />
      <path fill="oklch(.52 .12 160)" d="M106-48l14 19-14 19-14-19z" />
      <g transform="translate(-4 -84)">
        <path fill="oklch(.52 .12 160)" d="M14-104v-74q22 10 40-4 8-6 14 2l42 42q48 4 72 22v12z" />
        <path fill="oklch(.62 .12 158)" d="M14-104v-74q10 5 20 4v70z" />
        <path fill="oklch(.42 .1 162)" d="M138-134q26 6 44 18v12h-56q0-20 12-30z" />
        <path
          fill="none"
          stroke="oklch(.97 .02 88)"
          strokeWidth="5"
          strokeLinecap="round"
          d="M72-158l14-10M84-146l14-10M96-134l14-10"
        />
        <path className="fill-marigold" d="M44-160l12 18-12 18-12-18z" />
        <path fill="oklch(.96 .015 88)" d="M10-112h172q12 2 12 12v4H14q-6-8-4-16z" />
        <path className="stroke-cloth" strokeWidth="2.5" strokeDasharray="8 5" d="M18-104h168" />
        <path fill="oklch(.9 .03 84)" d="M8-72h192V0H8z" />
        <path className="fill-cloth" d="M0-96h208v30H0z" />
        <path fill="oklch(1 0 0/.2)" d="M0-96h208v7H0z" />
        <path fill="oklch(0 0 0/.13)" d="M160-96h48v30h-8V0h-40z" />
        <path className="fill-cloth" d="M66-54l14 20-14 20-14-20z" />
        <path stroke="oklch(.26 .1 275)" strokeWidth="3" d="M92-42h46M92-33h32M92-24h40" />
      </g>
    </>
  );
}
