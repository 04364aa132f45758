/** A packet of millet: an ear on the front, the grain seen through a window. 148 × 226. */
export function MilletPacket() {
  return (
    <>
      <path fill="oklch(.62 .13 168)" d="M8-226h132l4 20-2 60 6 146H0l6-146-2-60z" />
      <path fill="oklch(1 0 0/.22)" d="M8-226h20l-6 80L26 0H0l6-146-2-60z" />
      <path fill="oklch(0 0 0/.14)" d="M118-226h22l4 20-2 60 6 146h-28z" />
      <path fill="oklch(.46 .1 172)" d="M8-226h132l3 16H5z" />
      <path stroke="oklch(.9 .07 160)" strokeWidth="3" strokeDasharray="9 6" d="M10-198h128" />
      <path fill="none" stroke="oklch(.95 .05 100)" strokeWidth="4" d="M74-112v-60" />
      <path
        fill="oklch(.95 .05 100)"
        d="M74-190l8 11-8 11-8-11zM60-174l8 10-8 10-8-10zM88-174l8 10-8 10-8-10zM60-152l8 10-8 10-8-10zM88-152l8 10-8 10-8-10zM60-130l8 10-8 10-8-10zM88-130l8 10-8 10-8-10z"
      />
      <circle cx="74" cy="-54" r="42" fill="oklch(.97 .02 88)" />
      <circle cx="74" cy="-54" r="35" fill="oklch(.78 .14 84)" />
      <path
        fill="none"
        stroke="oklch(.64 .13 70)"
        strokeWidth="7"
        strokeLinecap="round"
        strokeDasharray="0 13"
        d="M56-76h40M50-64h54M44-52h60M50-40h54M56-28h40"
      />
    </>
  );
}
