/** A lipstick turned out of its case, its cap beside it. 142 × 232. */
export function Lipstick() {
  return (
    <>
      <path className="fill-cloth" d="M14-142v-42c0-26 14-42 38-48v90z" />
      <path fill="oklch(1 0 0/.28)" d="M14-142v-42c0-14 4-26 12-34v76z" />
      <path fill="oklch(0 0 0/.14)" d="M42-228q5-3 10-4v90H42z" />
      <path fill="oklch(.88 .09 86)" d="M10-148h46v56H10z" />
      <path fill="oklch(.76 .1 80)" d="M42-148h14v56H42z" />
      <path fill="oklch(.44 .12 335)" d="M2-96h62V0H2z" />
      <path fill="oklch(.55 .13 340)" d="M2-96h14V0H2z" />
      <path fill="oklch(.88 .09 86)" d="M0-102h66v11H0z" />
      <path fill="oklch(.97 .02 88)" d="M35-74l14 22-14 22-14-22z" />
      <path fill="oklch(.44 .12 335)" d="M76-104q0-12 12-12h38q12 0 12 12V0H76z" />
      <path fill="oklch(.55 .13 340)" d="M76-104q0-12 12-12h3V0H76z" />
      <path fill="oklch(0 0 0/.16)" d="M122-116h4q12 0 12 12V0h-16z" />
      <path fill="oklch(.88 .09 86)" d="M74-14h66V0H74z" />
    </>
  );
}
