/** Turmeric rhizomes, one of them cut. 150 × 66. */
export function TurmericRoot() {
  return (
    <>
      <path
        fill="oklch(.6 .13 60)"
        d="M0-20c0-14 12-20 26-20l14-2 4-18c2-10 22-10 22 2v14l20-2c6-16 12-24 22-20s8 16 2 24c14 2 24 10 24 22 0 14-14 20-30 20H24C8 0 0-6 0-20z"
      />
      <path
        fill="oklch(.7 .14 66)"
        d="M0-20c0-14 12-20 26-20l14-2 4-18c2-10 22-10 22 2v14l20-2c6-16 12-24 22-20s8 16 2 24q-40 14-76 12T0-20z"
      />
      <path
        fill="none"
        stroke="oklch(.48 .11 54)"
        strokeWidth="3"
        d="M20-39q-8 18 0 38M36-41q-6 20 0 40M44-52h22M76-43q-6 22 0 42M92-46q-4 22 2 45M97-58l14 6"
      />
      <ellipse cx="126" cy="-19" rx="16" ry="19" fill="oklch(.52 .12 54)" />
      <ellipse cx="127" cy="-19" rx="12" ry="15" fill="oklch(.76 .18 62)" />
      <path fill="oklch(.68 .19 50)" d="M127-28l5 9-5 9-5-9z" />
    </>
  );
}
