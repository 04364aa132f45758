/** A smartwatch on its stand, three rings of the day on the dial. 108 × 216. */
export function SmartWatch() {
  return (
    <>
      <path fill="oklch(.63 .18 40)" d="M28-212q26-8 52 0l4 62H24zM24-66h60L78-8H30z" />
      <path fill="oklch(1 0 0/.2)" d="M28-212q8-3 14-3v65H24zM24-66h14v58h-8z" />
      <path fill="oklch(.42 .13 36)" d="M51-202h6v10h-6zM51-184h6v10h-6zM51-50h6v10h-6zM51-32h6v10h-6z" />
      <path fill="oklch(.74 .02 260)" d="M102-120h6v24h-6z" />
      <rect x="2" y="-160" width="102" height="104" rx="24" fill="oklch(.74 .02 260)" />
      <rect x="8" y="-154" width="90" height="92" rx="19" fill="oklch(.23 .06 276)" />
      <g fill="none" strokeWidth="7" strokeLinecap="round">
        <path stroke="oklch(.66 .2 20)" d="M53-140a32 32 0 1 1-31 40" />
        <path stroke="oklch(.84 .16 84)" d="M53-129a21 21 0 1 1-20 14" />
      </g>
      <path fill="oklch(.8 .12 190)" d="M53-119l8 11-8 11-8-11z" />
      <path fill="oklch(.42 .05 268)" d="M14-12h80l10 12H4z" />
      <path fill="oklch(1 0 0/.2)" d="M14-12h80l2 3H11z" />
    </>
  );
}
