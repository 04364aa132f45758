/** A box in indigo paper, its gold ribbon tied with the knot. 170 × 210. */
export function RibbonedBox() {
  return (
    <>
      <path fill="oklch(.42 .13 274)" d="M8-132h154V0H8z" />
      <path fill="oklch(0 0 0/.18)" d="M122-132h40V0h-40zM8-132h154v9H8z" />
      <path fill="oklch(.5 .14 274)" d="M0-166h170v36H0z" />
      <path fill="oklch(.8 .15 80)" d="M70-166h30V0H70zM8-76h154v24H8z" />
      <path fill="oklch(.88 .11 86)" d="M70-166h12V0H70zM8-76h154v8H8z" />
      <path fill="oklch(.8 .15 80)" d="M85-166 34-214 20-170zM85-166l51-48 14 44z" />
      <path fill="oklch(.88 .11 86)" d="M85-166 34-214l4 40zM85-166l51-48-4 40z" />
      <path className="fill-cloth" d="M85-190l15 21-15 21-15-21z" />
    </>
  );
}
