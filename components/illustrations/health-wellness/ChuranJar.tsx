/** A jar of churan with the herb on its label. 130 × 164. */
export function ChuranJar() {
  return (
    <>
      <path fill="oklch(.9 .04 150)" d="M12-124h106q12 10 12 26v84q0 14-14 14H14Q0 0 0-14v-84q0-16 12-26z" />
      <path fill="oklch(.6 .1 78)" d="M6-98q30-12 58-6t60-2v88q0 12-12 12H18Q6-6 6-18z" />
      <path fill="oklch(.97 .02 88)" d="M0-90h130v66H0z" />
      <path fill="oklch(.5 .12 150)" d="M0-90h130v8H0zM0-32h130v8H0z" />
      <path
        fill="oklch(.5 .12 150)"
        d="M65-78l13 20-13 20-13-20zM46-58q-22-2-26-16 22-2 26 16zM84-58q22-2 26-16-22-2-26 16zM46-54q-14 14-26 8 8-14 26-8zM84-54q14 14 26 8-8-14-26-8z"
      />
      <path fill="oklch(0 0 0/.12)" d="M104-124h14q12 10 12 26v84q0 14-14 14h-12z" />
      <path fill="oklch(1 0 0/.4)" d="M8-98h10V-8H8z" />
      <path className="fill-marigold" d="M6-164h118v42H6z" />
      <path stroke="oklch(0 0 0/.16)" strokeWidth="26" strokeDasharray="3 8" d="M12-137h108" />
      <path fill="oklch(1 0 0/.3)" d="M6-164h118v10H6z" />
    </>
  );
}
