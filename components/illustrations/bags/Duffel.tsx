/** A duffel in cloth red with leather ends. 250 × 168. */
export function Duffel() {
  return (
    <>
      <path fill="none" stroke="oklch(.4 .14 24)" strokeWidth="10" d="M82-104v-22c0-52 86-52 86 0v22" />
      <path fill="oklch(.53 .19 26)" d="M34-122h182q34 0 34 60T216 0H34Q0 0 0-62t34-60z" />
      <path fill="oklch(1 0 0/.16)" d="M34-122h182q12 0 20 12H14q8-12 20-12z" />
      <path fill="oklch(.42 .16 24)" d="M34-122h28V0H34Q0 0 0-62t34-60zM188-122h28q34 0 34 60T216 0h-28z" />
      <path fill="oklch(1 0 0/.16)" d="M34-122h6Q12-110 12-62T40 0h-6Q0 0 0-62t34-60z" />
      <path fill="oklch(0 0 0/.16)" d="M210-122h6q34 0 34 60T216 0h-6q20-10 20-62t-20-60z" />
      <path fill="oklch(.34 .12 24)" d="M78-118h14V0H78zM158-118h14V0h-14z" />
      <path
        stroke="oklch(.94 .05 80)"
        strokeWidth="3"
        strokeDasharray="9 6"
        d="M85-114V-4M165-114V-4M68-110h0M62-104h0"
      />
      <path stroke="oklch(.86 .12 86)" strokeWidth="4" strokeDasharray="5 3" d="M96-104h58" />
      <path fill="oklch(.97 .02 88)" d="M125-88l22 31-22 31-22-31z" />
      <path fill="oklch(.53 .19 26)" d="M125-71l10 14-10 14-10-14z" />
    </>
  );
}
