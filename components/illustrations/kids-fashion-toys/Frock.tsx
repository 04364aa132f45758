/** A frock with a bow, on its hanger. 208 × 284. */
export function Frock() {
  return (
    <>
      <path
        fill="none"
        stroke="oklch(.6 .02 250)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M104-244v-16q12-2 12-12t-12-12-12 11"
      />
      <path
        fill="oklch(.7 .14 330)"
        d="M70-236q-34-2-42 34 12 18 34 14l10-18-2 58L0-14Q104 14 208-14L138-148l-2-58 10 18q22 4 34-14-8-36-42-34-34 18-68 0z"
      />
      <path fill="oklch(1 0 0/.22)" d="M70-236q-34-2-42 34 6 8 14 12 4-26 30-40zM70-148 0-14q14 4 28 6l56-138z" />
      <path fill="oklch(0 0 0/.13)" d="M138-236q34-2 42 34-6 8-15 12-6-24-33-38zM138-148 208-14q-20 5-40 8l-44-140z" />
      <path fill="none" stroke="oklch(.58 .14 328)" strokeWidth="3" d="M84-146 58-6M104-146V0M124-146l26 140" />
      <path
        fill="oklch(.97 .02 88)"
        d="M68-240q36 26 72 0l4 18q-20 18-40 2-20 16-40-2zM2-18Q104 12 206-18l2 4Q104 14 0-14z"
      />
      <path className="stroke-thread" fill="none" strokeWidth="3" strokeDasharray="9 6" d="M10-30Q104-4 198-30" />
      <path className="fill-marigold" d="M66-164h76l2 20H64z" />
      <path className="fill-marigold" d="M104-154 66-182l4 52zM104-154l38-28-4 52z" />
      <path className="fill-cloth" d="M104-168l10 14-10 14-10-14z" />
    </>
  );
}
