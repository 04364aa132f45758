/** A ribbed cabin trolley, its handle out and its tag tied on. 178 × 336. */
export function CabinTrolley() {
  return (
    <>
      <path fill="none" stroke="oklch(.66 .02 255)" strokeWidth="8" d="M52-240v-84M126-240v-84" />
      <path fill="oklch(.41 .06 268)" d="M50-338h78q8 0 8 8v12H42v-12q0-8 8-8z" />
      <path fill="oklch(.41 .06 268)" d="M18-26h26v26H18zM134-26h26v26h-26z" />
      <circle cx="31" cy="-11" r="11" fill="oklch(.52 .04 262)" />
      <circle cx="147" cy="-11" r="11" fill="oklch(.52 .04 262)" />
      <path fill="oklch(.34 .08 176)" d="M62-256h54v14H62z" />
      <rect y="-248" width="178" height="230" rx="22" fill="oklch(.54 .11 174)" />
      <path fill="oklch(1 0 0/.2)" d="M22-248h12v230H22Q0-18 0-40v-186q0-22 22-22z" />
      <path fill="oklch(0 0 0/.16)" d="M144-248h12q22 0 22 22v186q0 22-22 22h-12z" />
      <path
        stroke="oklch(.44 .1 176)"
        strokeWidth="6"
        strokeLinecap="round"
        d="M34-226v186M62-226v186M116-226v186M144-226v186"
      />
      <path
        stroke="oklch(.66 .1 172)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M29-226v186M57-226v186M111-226v186M139-226v186"
      />
      <path fill="oklch(.97 .02 88)" d="M89-172l32 42-32 42-32-42z" />
      <path fill="oklch(.54 .11 174)" d="M89-152l17 22-17 22-17-22z" />
      <path fill="oklch(.34 .08 176)" d="M0-72h178v8H0z" />
      <g className="sway">
        <path fill="none" stroke="oklch(.97 .03 80)" strokeWidth="3" d="M126-256q26 4 26 34" />
        <path fill="var(--color-cloth)" d="M152-228l17 16v48h-34v-48z" />
        <path fill="oklch(.97 .02 88)" d="M152-200l8 11-8 11-8-11z" />
      </g>
    </>
  );
}
