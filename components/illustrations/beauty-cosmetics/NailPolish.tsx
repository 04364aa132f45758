/** A bottle of nail polish in a shade. 56 × 156. */
export function NailPolish({shade}: {shade: string}) {
  return (
    <>
      <path fill="oklch(.88 .09 86)" d="M18-156q10-6 20 0l5 84H13z" />
      <path fill="oklch(.76 .1 80)" d="M31-159q4 0 7 3l5 84H31z" />
      <path fill={shade} d="M18-74h20v8h8q10 0 10 10v46q0 10-10 10H10Q0 0 0-10v-46q0-10 10-10h8z" />
      <path fill="oklch(0 0 0/.16)" d="M40-66h6q10 0 10 10v46q0 10-10 10h-6z" />
      <path fill="oklch(1 0 0/.34)" d="M7-54h7v42H7z" />
      <path fill="oklch(.97 .02 88)" d="M28-48l10 15-10 15-10-15z" />
    </>
  );
}
