/** A striped shirt on its hanger. 176 × 268, its hook at 88. */
export function Shirt() {
  return (
    <>
      <path
        fill="none"
        stroke="oklch(.6 .02 250)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M88-226v-16q13-2 13-13t-13-13-13 12"
      />
      <path
        fill="oklch(.9 .035 235)"
        d="M66-226 24-208 0-112l32 10 12-42V0h88v-144l12 42 32-10-24-96-42-18q-22 16-44 0z"
      />
      <path
        fill="oklch(.66 .11 245)"
        d="M52-220l6-3V0h-6zM68-214h6V0h-6zM102-214h6V0h-6zM118-223l6 3V0h-6zM10-152l6-24 12 66-6-2zM160-176l6 24-12 40-6 2z"
      />
      <path fill="oklch(0 0 0/.12)" d="M118-223l34 15 24 96-32 10-12-42V0h-14z" />
      <path fill="oklch(.97 .02 88)" d="M82-212h12V0H82zM66-228l22 16-18 24-16-32zM110-228l-22 16 18 24 16-32z" />
      <path
        fill="oklch(.55 .14 255)"
        d="M88-178l4 5-4 5-4-5zM88-142l4 5-4 5-4-5zM88-106l4 5-4 5-4-5zM88-70l4 5-4 5-4-5zM88-34l4 5-4 5-4-5z"
      />
      <path fill="oklch(.97 .02 88)" d="M100-164h28v28l-14 8-14-8z" />
      <path className="fill-cloth" d="M114-160l8 11-8 11-8-11z" />
    </>
  );
}
