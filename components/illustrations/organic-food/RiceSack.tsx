const grains =
  'M70-236l10-6M96-258l9 5M124-244l11-4M112-274l10-5M150-264l8 6M140-288l10 2M176-246l10-5M198-258l9 6M86-226l8 3M160-228l10-4M220-232l8-4';

/** A jute sack of rice, its rim rolled down, the measure standing in the grain. 290 × 320. */
export function RiceSack() {
  return (
    <>
      <path fill="oklch(.94 .025 92)" d="M36-212c10-40 66-92 116-92s96 52 104 92z" />
      <path fill="oklch(.86 .04 86)" d="M200-290c30 18 50 50 56 78h-60c14-24 14-50 4-78z" />
      <path fill="none" stroke="oklch(.76 .06 84)" strokeWidth="4" strokeLinecap="round" d={grains} />
      <g transform="translate(188 -226) rotate(24)">
        <path fill="oklch(.5 .09 54)" d="M-7-120q7-8 14 0v56H-7z" />
        <path fill="oklch(.8 .015 250)" d="M-32-44q0-32 32-32t32 32V0h-64z" />
        <path fill="oklch(.66 .02 255)" d="M-22-40q0-22 22-22t22 22V0h-44z" />
      </g>
      <path fill="oklch(.94 .025 92)" d="M122-206q50-48 122-6v16H122z" />
      <path
        fill="oklch(.72 .08 76)"
        d="M30-206h230c22 60 38 130 20 184Q274 0 250 0H40Q16 0 10-22C-8-76 8-146 30-206z"
      />
      <path fill="oklch(1 0 0/.16)" d="M30-206h34C40-140 34-60 46 0h-6Q16 0 10-22C-8-76 8-146 30-206z" />
      <path fill="oklch(0 0 0/.13)" d="M222-206h38c22 60 38 130 20 184Q274 0 250 0h-30c24-60 22-140 2-206z" />
      <path
        fill="none"
        stroke="oklch(.58 .08 70)"
        strokeWidth="3"
        strokeDasharray="7 9"
        d="M22-160h246M14-136h262M10-112h270M8-88h274M8-64h274M10-40h270"
      />
      <path fill="oklch(.8 .07 80)" d="M24-224q121-20 242 0 14 4 12 20t-18 18Q145-204 30-186q-16-2-18-18t12-20z" />
      <path fill="none" stroke="oklch(.56 .09 66)" strokeWidth="3" strokeDasharray="12 8" d="M20-204q125-18 250 0" />
      <path fill="oklch(.97 .02 88)" d="M145-160l66 74-66 74-66-74z" />
      <path
        fill="none"
        stroke="oklch(.5 .13 146)"
        strokeWidth="3"
        strokeDasharray="8 6"
        d="M145-148l55 62-55 62-55-62z"
      />
      <path fill="oklch(.5 .13 146)" d="M145-52c-34-14-34-48 0-78 34 30 34 64 0 78z" />
      <path stroke="oklch(.86 .1 128)" strokeWidth="3" d="M145-44v-64M145-70l-13-13M145-70l13-13" />
    </>
  );
}
