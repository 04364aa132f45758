/** A loaf in waxed paper, cut at its open end. 232 × 156. */
export function BreadLoaf() {
  return (
    <>
      <path fill="oklch(.6 .12 56)" d="M62-152h116q50 0 50 36 0 22-12 28V0H62z" />
      <path fill="oklch(.95 .02 88)" d="M112-152h62q50 0 50 36 0 22-12 28V0H112z" />
      <path fill="oklch(.58 .15 255)" d="M112-152h62q24 0 36 8H112zM112-26h100V0H112z" />
      <path fill="oklch(.58 .15 255)" d="M162-116l20 31-20 31-20-31z" />
      <path className="fill-marigold" d="M162-99l9 14-9 14-9-14z" />
      <path fill="oklch(0 0 0/.13)" d="M190-151q34 5 34 35 0 22-12 28V0h-22z" />
      <path fill="oklch(.64 .12 58)" d="M14 0v-86Q0-94 0-114c0-38 44-46 62-34 18-12 62-4 62 34q0 20-14 28V0z" />
      <path fill="oklch(.9 .06 84)" d="M24-10v-82q-14-6-14-22c0-28 36-32 52-20 16-12 52-8 52 20q0 16-14 22v82z" />
      <path
        fill="oklch(.8 .08 78)"
        d="M38-112l4 5-4 5-4-5zM70-96l5 6-5 6-5-6zM48-62l5 6-5 6-5-6zM84-52l4 5-4 5-4-5zM62-28l4 5-4 5-4-5zM88-118l4 5-4 5-4-5z"
      />
    </>
  );
}
