/** A small pouch with a stitched monogram. 128 × 86. */
export function Pouch() {
  return (
    <>
      <path fill="oklch(.78 .1 84)" d="M116-84h14v8h-14z" />
      <path fill="oklch(.86 .06 350)" d="M6-84h112l10 66q0 18-18 18H18Q0 0 0-18z" />
      <path fill="oklch(1 0 0/.4)" d="M6-84h14l-6 66q0 14 10 18h-6Q0 0 0-18z" />
      <path fill="oklch(0 0 0/.1)" d="M104-84h14l10 66q0 18-18 18H94q16-4 16-18z" />
      <path stroke="oklch(.52 .15 350)" strokeWidth="5" strokeDasharray="5 3" d="M8-78h112" />
      <path
        fill="none"
        stroke="oklch(.52 .15 350)"
        strokeWidth="2"
        strokeDasharray="5 4"
        d="M64-66a27 27 0 1 1-.1 0z"
      />
      <path fill="none" stroke="oklch(.52 .15 350)" strokeWidth="5" d="M50-52l14 26 14-26" />
      <path fill="oklch(.52 .15 350)" d="M64-60l6 8-6 8-6-8z" />
    </>
  );
}
