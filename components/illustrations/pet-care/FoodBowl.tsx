/** A bowl, filled. 142 × 78. */
export function FoodBowl() {
  return (
    <>
      <path fill="oklch(.58 .1 52)" d="M20-50q8-18 26-16 8-14 26-12 16-2 24 12 20-2 26 16z" />
      <path
        fill="oklch(.7 .1 60)"
        d="M44-62l6 6-6 6-6-6zM70-72l6 7-6 7-6-7zM96-62l6 6-6 6-6-6zM84-58l5 5-5 5-5-5zM58-58l5 5-5 5-5-5z"
      />
      <path className="fill-cloth" d="M14-54h114L142 0H0z" />
      <path fill="oklch(1 0 0/.22)" d="M14-54h20L20 0H0zM14-54h114l2 8H12z" />
      <path fill="oklch(0 0 0/.15)" d="M102-54h26L142 0h-30z" />
      <path fill="oklch(.97 .02 88)" d="M71-42l12 16-12 16-12-16z" />
    </>
  );
}
