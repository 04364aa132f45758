/** A digital thermometer, its tip up. 40 × 252. */
export function Thermometer() {
  return (
    <>
      <path fill="oklch(.78 .02 240)" d="M15-246q5-10 10 0v52H15z" />
      <path fill="oklch(.93 .02 190)" d="M15-200h10l15 46V-20Q40 0 20 0T0-20v-134z" />
      <path fill="oklch(0 0 0/.12)" d="M22-200h3l15 46V-20Q40-4 26-1z" />
      <path fill="oklch(.56 .11 190)" d="M0-62h40v42Q40 0 20 0T0-20z" />
      <path fill="oklch(.8 .06 150)" d="M8-146h24v66H8z" />
      <path stroke="oklch(.3 .06 200)" strokeWidth="4" d="M14-132h12M14-122h12M14-112h12M14-102h7" />
      <path className="fill-cloth" d="M20-50l9 13-9 13-9-13z" />
    </>
  );
}
