/** A clay lamp, lit: the composition's one living detail. 92 × 100. */
export function DiyaLamp() {
  return (
    <>
      <g className="sway">
        <path className="fill-marigold" d="M46-100c20 28 20 40 0 58-20-18-20-30 0-58z" />
        <path fill="oklch(.95 .09 95)" d="M46-74c9 13 9 20 0 29-9-9-9-16 0-29z" />
      </g>
      <path fill="oklch(.44 .11 40)" d="M0-44h92l-8 10H8z" />
      <path fill="oklch(.58 .13 42)" d="M4-36h84C84-14 68 0 46 0S8-14 4-36z" />
      <path fill="oklch(0 0 0/.14)" d="M64-36h24C84-14 68 0 46 0c14-6 18-20 18-36z" />
      <path fill="oklch(.9 .08 88)" d="M24-28l5 7-5 7-5-7zM46-28l5 7-5 7-5-7zM68-28l5 7-5 7-5-7z" />
    </>
  );
}
