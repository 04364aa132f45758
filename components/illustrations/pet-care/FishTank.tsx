/** A tank of goldfish, cut like the mark's kite; the first one is the composition's living detail. 312 × 236. */
export function FishTank() {
  return (
    <>
      <path fill="oklch(.92 .03 215)" d="M6-212h300V0H6z" />
      <path fill="oklch(.74 .09 215)" d="M14-176q36-10 71 0t71 0 71 0 71 0V-8H14z" />
      <path fill="oklch(.66 .1 218)" d="M222-178q40-8 76 2V-8h-76z" />
      <path
        fill="oklch(.5 .12 150)"
        d="M40-24c-16-40 14-50 2-96 24 34 10 60 18 96zM62-24c2-30 22-40 22-70 12 30-2 50-6 70zM252-24c-14-34 12-44 4-84 22 34 8 54 14 84zM272-24c2-24 16-30 18-54 8 24-2 40-6 54z"
      />
      <path fill="oklch(.84 .06 84)" d="M14-28q40-8 84 0t90-2 110 2v20H14z" />
      <path
        fill="oklch(.68 .09 60)"
        d="M60-18l6 5-6 5-6-5zM120-20l6 5-6 5-6-5zM186-18l6 5-6 5-6-5zM244-20l6 5-6 5-6-5z"
      />
      <g className="sway">
        <path fill="oklch(.68 .19 45)" d="M92-120l40-26 46 26-46 26zM100-120 70-142l4 22-4 22z" />
        <path fill="oklch(.8 .15 66)" d="M92-120l40-26 46 26z" />
        <circle fill="oklch(.24 .09 275)" cx="152" cy="-124" r="4" />
      </g>
      <g transform="translate(-76 2)">
        <path fill="oklch(.64 .19 28)" d="M262-74l-26-18-32 18 32 18zM258-74l20-14-3 14 3 14z" />
        <path fill="oklch(.76 .15 50)" d="M262-74l-26-18-32 18z" />
        <circle fill="oklch(.24 .09 275)" cx="222" cy="-76" r="3" />
      </g>
      <path
        fill="none"
        stroke="oklch(.96 .02 215)"
        strokeWidth="3"
        d="M190-140a6 6 0 1 0 .1 0M204-160a4 4 0 1 0 .1 0M186-96a4 4 0 1 0 .1 0"
      />
      <path fill="oklch(1 0 0/.36)" d="M24-206h14V-30H24zM46-206h6V-30h-6z" />
      <path fill="oklch(.4 .1 262)" d="M0-236h312v34H0zM4-10h304V0H4z" />
      <path fill="oklch(.52 .1 260)" d="M0-236h312v8H0z" />
      <path className="stroke-thread" strokeWidth="3" strokeDasharray="9 6" d="M10-215h292" />
      <path className="fill-marigold" d="M156-230l9 12-9 12-9-12z" />
    </>
  );
}
