/** A jar of cream, open, with its swirl. 132 × 118. */
export function CreamJar() {
  return (
    <>
      <path fill="oklch(.95 .03 80)" d="M20-74q4-22 30-18 0-20 26-26-6 14 10 20 24 2 26 24z" />
      <path fill="oklch(.87 .045 60)" d="M76-118q-6 14 10 20 24 2 26 24H70q20-22 6-44z" />
      <path fill="oklch(.82 .1 86)" d="M10-80h112v16H10z" />
      <path fill="oklch(.6 .12 10)" d="M4-66h124q4 6 4 14v34q0 18-18 18H18Q0 0 0-18v-34q0-8 4-14z" />
      <path fill="oklch(1 0 0/.28)" d="M4-66h14q-4 6-4 14v34Q14-4 26 0h-8Q0 0 0-18v-34q0-8 4-14z" />
      <path fill="oklch(0 0 0/.15)" d="M106-66h22q4 6 4 14v34q0 18-18 18H96q14-4 14-18v-34q0-8-4-14z" />
      <path fill="oklch(.97 .02 88)" d="M66-56l18 23-18 23-18-23z" />
      <path fill="oklch(.6 .12 10)" d="M66-45l9 12-9 12-9-12z" />
    </>
  );
}
