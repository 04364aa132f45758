/** A laptop bag, its strap over the handle. 190 × 186. */
export function LaptopBag() {
  return (
    <>
      <path fill="none" stroke="oklch(.5 .05 272)" strokeWidth="8" d="M14-116C34-226 156-226 176-116" />
      <path fill="none" stroke="oklch(.42 .07 274)" strokeWidth="9" d="M68-136v-18q0-12 12-12h30q12 0 12 12v18" />
      <path fill="oklch(.42 .07 274)" d="M12-138h166q12 0 12 12V-14q0 14-14 14H14Q0 0 0-14v-112q0-12 12-12z" />
      <path fill="oklch(1 0 0/.14)" d="M12-138h12V0H14Q0 0 0-14v-112q0-12 12-12z" />
      <path fill="oklch(0 0 0/.2)" d="M160-138h18q12 0 12 12V-14q0 14-14 14h-16z" />
      <path stroke="oklch(.8 .1 84)" strokeWidth="4" strokeDasharray="5 3" d="M14-118h162" />
      <path fill="oklch(.8 .1 84)" d="M150-122h8v20h-8z" />
      <path fill="oklch(.5 .08 272)" d="M18-92h154v68q0 10-10 10H28q-10 0-10-10z" />
      <path
        fill="none"
        stroke="oklch(.86 .04 80)"
        strokeWidth="2"
        strokeDasharray="8 5"
        d="M26-84h138v58q0 4-4 4H30q-4 0-4-4z"
      />
      <path fill="oklch(.6 .12 48)" d="M95-74l17 22-17 22-17-22z" />
    </>
  );
}
