/** A sofa for two, with a cushion in the thread's diamond. 380 × 212. */
export function Sofa() {
  return (
    <>
      <path fill="oklch(.52 .13 50)" d="M34-24h20L46 0h-8zM326-24h20l-4 24h-8z" />
      <path fill="oklch(.5 .095 200)" d="M36-182q0-26 26-26h256q26 0 26 26v120H36z" />
      <path fill="oklch(.57 .1 198)" d="M36-182q0-26 26-26h256q26 0 26 26v6q0-22-26-22H62q-26 0-26 22z" />
      <path fill="oklch(.4 .08 206)" d="M188-204h4v100h-4z" />
      <path
        fill="oklch(.4 .08 206)"
        d="M112-164l6 8-6 8-6-8zM268-164l6 8-6 8-6-8zM150-136l6 8-6 8-6-8zM230-136l6 8-6 8-6-8z"
      />
      <path className="fill-marigold" d="M56-104 76-180q34-8 70 8l-14 72q-38 10-76-4z" />
      <path
        className="stroke-cloth"
        fill="none"
        strokeWidth="2.5"
        strokeDasharray="8 5"
        d="M65-110 82-173q28-5 55 6l-12 61q-30 7-60-4z"
      />
      <path className="fill-cloth" d="M102-166l15 25-15 25-15-25z" />
      <path fill="oklch(.93 .03 88)" d="M246-172q34-14 68-6l16 76q-36 12-74 2z" />
      <path fill="oklch(.62 .16 38)" d="M256-170l11-3 12 74h-12zM280-178h11l15 76-11 2zM304-180l10 2 14 70-10 4z" />
      <path fill="oklch(.6 .1 196)" d="M44-104h144v44H44zM192-104h144v44H192z" />
      <path fill="oklch(.68 .09 195)" d="M44-104h144v9H44zM192-104h144v9H192z" />
      <path fill="oklch(.46 .09 202)" d="M20-60h340v40H20z" />
      <path className="stroke-thread" strokeWidth="3" strokeDasharray="9 6" d="M62-36h256" />
      <path
        fill="oklch(.54 .1 199)"
        d="M0-118q0-24 26-24t26 24v98H8q-8 0-8-8zM328-118q0-24 26-24t26 24v90q0 8-8 8h-44z"
      />
      <path fill="oklch(.66 .09 196)" d="M0-118q0-24 26-24 4 0 8 1-18 4-18 24v97H8q-8 0-8-8z" />
      <path fill="oklch(0 0 0/.16)" d="M362-141q18 4 18 23v90q0 8-8 8h-14z" />
    </>
  );
}
