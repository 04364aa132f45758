const almonds =
  'M30-66l11 8-11 8-14-8zM62-82l13 8-13 8-13-8zM96-78l12 8-12 8-12-8zM122-64l10 8-10 8-13-8zM46-56l12 7-12 7-12-7zM84-58l13 8-13 8-13-8z';

/** Almonds heaped in a bowl. 140 × 92. */
export function AlmondBowl() {
  return (
    <>
      <path fill="oklch(.5 .1 52)" d="M6-50q20-34 60-42 44 4 68 42z" />
      <path fill="oklch(.68 .11 60)" d={almonds} />
      <path fill="oklch(.9 .05 200)" d="M0-52h140c0 30-20 46-40 46v6H40v-6C20-6 0-22 0-52z" />
      <path fill="oklch(1 0 0/.45)" d="M0-52h18c0 26 10 40 26 46h-4C20-6 0-22 0-52z" />
      <path fill="oklch(0 0 0/.13)" d="M104-52h36c0 30-20 46-40 46v6H80v-6c16-6 24-20 24-46z" />
      <path fill="oklch(.5 .1 215)" d="M0-52h140l-1 9H1z" />
      <path fill="oklch(.5 .1 215)" d="M40-36l7 9-7 9-7-9zM70-36l7 9-7 9-7-9zM100-36l7 9-7 9-7-9z" />
    </>
  );
}
