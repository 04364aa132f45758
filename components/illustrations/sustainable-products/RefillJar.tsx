/** A jar that comes back to be filled again, its tare on a tag. 142 × 238. */
export function RefillJar() {
  return (
    <>
      <path fill="oklch(.9 .035 190)" d="M22-204h98v16q22 8 22 34V-14q0 14-14 14H14Q0 0 0-14v-140q0-26 22-34z" />
      <path fill="oklch(.72 .13 132)" d="M7-138q32-8 64 0t64 0v122q0 9-9 9H16q-9 0-9-9z" />
      <path fill="oklch(.8 .12 128)" d="M7-138q32-8 64 0t64 0v8q-32 8-64 0t-64 0z" />
      <path fill="oklch(0 0 0/.12)" d="M112-190q30 6 30 36V-14q0 14-14 14h-16z" />
      <path fill="oklch(1 0 0/.42)" d="M12-150h13V-14H12z" />
      <path fill="oklch(.72 .1 70)" d="M26-238h90v36H26z" />
      <path fill="oklch(.62 .1 64)" d="M92-238h24v36H92z" />
      <path fill="oklch(.8 .09 76)" d="M26-238h90v8H26z" />
      <path stroke="oklch(.95 .02 88)" strokeWidth="4" d="M20-196h102M22-189h98" />
      <path fill="none" stroke="oklch(.95 .02 88)" strokeWidth="3" d="M46-190q-6 30 22 46" />
      <path fill="oklch(.97 .02 88)" d="M50-128l20-22 24 14v88H50z" />
      <path fill="oklch(.48 .11 150)" d="M72-120l13 18-13 18-13-18z" />
      <path stroke="oklch(.26 .1 275)" strokeWidth="3" d="M58-70h28M58-64h28" />
    </>
  );
}
