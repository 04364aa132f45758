/** A big bag of dog food, its mouth stitched shut. 206 × 312. */
export function FoodBag() {
  return (
    <>
      <path fill="oklch(.52 .13 252)" d="M8-282h190l8 40-6 100 6 132q0 10-10 10H10Q0 0 0-10l6-132-6-100z" />
      <path fill="oklch(.63 .12 250)" d="M8-282h22l-6 40 6 100-8 142H10Q0 0 0-10l6-132-6-100z" />
      <path fill="oklch(0 0 0/.16)" d="M166-282h32l8 40-6 100 6 132q0 10-10 10h-32l8-142z" />
      <path fill="oklch(.9 .04 86)" d="M4-312h198v34H4z" />
      <path className="stroke-cloth" strokeWidth="3" strokeDasharray="9 6" d="M10-294h186" />
      <path fill="oklch(.97 .02 88)" d="M103-244l70 96-70 96-70-96z" />
      <path
        fill="oklch(.52 .13 252)"
        d="M103-150c18 0 32 20 26 32-6 8-16 2-26 2s-20 6-26-2c-6-12 8-32 26-32zM80-152a10 13 0 1 1 1 0zM126-152a10 13 0 1 1 1 0zM94-172a10 14 0 1 1 1 0zM112-172a10 14 0 1 1 1 0z"
      />
      <path className="fill-marigold" d="M14-34h178v14H14z" />
    </>
  );
}
