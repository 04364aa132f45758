/** Syrup in an amber bottle, the measuring cup over its cap. 152 × 356. */
export function SyrupBottle() {
  return (
    <>
      <path fill="oklch(.95 .01 200)" d="M44-326h64v54H44z" />
      <path stroke="oklch(.8 .02 220)" strokeWidth="36" strokeDasharray="3 7" d="M48-290h58" />
      <path fill="oklch(.84 .07 185/.8)" d="M48-356h56l6 54H42z" />
      <path fill="oklch(1 0 0/.4)" d="M48-356h13l-3 54H42z" />
      <path
        fill="oklch(.58 .14 58)"
        d="M50-274h52v20c0 22 46 24 46 58V-14q0 14-14 14H18Q4 0 4-14v-182c0-34 46-36 46-58z"
      />
      <path fill="oklch(.47 .12 46)" d="M11-214q66 14 130 0 7 8 7 18V-14q0 14-14 14H18Q4 0 4-14v-182q0-10 7-18z" />
      <path
        fill="oklch(1 0 0/.25)"
        d="M50-274h12v22c0 22-42 26-42 58V-14q0 8 5 14h-7Q4 0 4-14v-182c0-34 46-36 46-58z"
      />
      <path fill="oklch(.97 .02 88)" d="M4-176h144v124H4z" />
      <path fill="oklch(.56 .11 190)" d="M4-176h144v18H4z" />
      <path className="fill-cloth" d="M48-142l19 29-19 29-19-29z" />
      <path fill="oklch(.97 .02 88)" d="M45-126h6v10h9v6h-9v10h-6v-10h-9v-6h9z" />
      <path stroke="oklch(.26 .1 275)" strokeWidth="4" d="M82-132h50M82-118h38M82-104h50" />
      <path stroke="oklch(.26 .1 275)" strokeWidth="2" d="M18-70h116M18-65h116" />
      <path fill="oklch(0 0 0/.12)" d="M118-230q30 12 30 34V-14q0 14-14 14h-16z" />
    </>
  );
}
