/** A jar of protein powder, its lid ribbed for the grip. 152 × 246. */
export function ProteinJar() {
  return (
    <>
      <path fill="oklch(.37 .09 290)" d="M14-246h124q8 0 8 8v42H6v-42q0-8 8-8z" />
      <path fill="none" stroke="oklch(.52 .1 292)" strokeWidth="34" strokeDasharray="4 9" d="M14-219h126" />
      <path fill="oklch(.46 .15 296)" d="M12-196h128q12 6 12 22V-14q0 14-14 14H14Q0 0 0-14v-160q0-16 12-22z" />
      <path fill="oklch(1 0 0/.2)" d="M12-196h14q-8 8-8 22V-14q0 10 6 14H14Q0 0 0-14v-160q0-16 12-22z" />
      <path fill="oklch(0 0 0/.18)" d="M122-196h18q12 6 12 22V-14q0 14-14 14h-16z" />
      <path fill="oklch(.9 .19 122)" d="M0-150h152v22L0-92zM0-44l152-36v32L0-20z" />
      <path fill="oklch(.97 .02 88)" d="M76-136l36 48-36 48-36-48z" />
      <path fill="oklch(.46 .15 296)" d="M50-93h6v-9h8v9h24v-9h8v9h6v10h-6v9h-8v-9H64v9h-8v-9h-6z" />
    </>
  );
}
