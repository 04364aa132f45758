/** A jute bag, block-printed in indigo, with neem twigs looking out. 250 × 366. */
export function JuteBag() {
  return (
    <>
      <g className="sway">
        <path fill="none" stroke="oklch(.5 .1 70)" strokeWidth="4" d="M92-236Q84-300 58-346M164-236q4-54 34-92" />
        <path
          fill="oklch(.58 .13 140)"
          d="M58-346q-24-4-28-26 24 2 28 26zM60-342q-2-22 18-30 4 22-18 30zM70-316q-28 4-40-14 24-10 40 14zM73-312q2-26 26-30 0 26-26 30zM82-284q-26 8-42-10 24-12 42 10zM86-278q4-26 30-28-2 26-30 28zM198-328q-10-20 8-36 14 20-8 36zM184-310q-22-8-20-30 22 6 20 30zM188-306q12-22 34-16-10 22-34 16zM174-284q-24-4-26-26 24 4 26 26zM177-278q16-20 38-10-14 18-38 10z"
        />
      </g>
      <path fill="none" stroke="oklch(.6 .09 66)" strokeWidth="11" d="M66-226v-42q0-52 58-52t58 52v42" />
      <path fill="oklch(.78 .075 80)" d="M10-240h230l10 240H0z" />
      <path
        stroke="oklch(.69 .08 74)"
        strokeWidth="3"
        strokeDasharray="7 9"
        d="M12-212h226M12-196h226M10-180h230M10-164h230M8-148h232M8-132h232M6-116h236M6-100h236M6-84h238M4-68h240"
      />
      <path
        stroke="oklch(.86 .055 86)"
        strokeWidth="3"
        strokeDasharray="5 11"
        d="M16-204h220M14-188h222M14-172h224M12-156h226M12-140h228M10-124h230M10-108h232M8-92h234M8-76h236"
      />
      <path fill="oklch(.47 .12 264)" d="M10-240h230l1 18H9zM3-54h244l3 54H0z" />
      <path
        fill="oklch(.95 .03 86)"
        d="M26-45l12 18-12 18-12-18zM65-45l12 18-12 18-12-18zM104-45l12 18-12 18-12-18zM143-45l12 18-12 18-12-18zM182-45l12 18-12 18-12-18zM221-45l12 18-12 18-12-18z"
      />
      <path className="stroke-thread" strokeWidth="3" strokeDasharray="9 6" d="M14-231h222" />
      <path
        fill="oklch(.47 .12 264)"
        d="M125-204l50 66-50 66-50-66zM125-182l-33 44 33 44 33-44zM54-152l9 14-9 14-9-14zM196-152l9 14-9 14-9-14z"
      />
      <path className="fill-cloth" d="M125-166l21 28-21 28-21-28z" />
      <path fill="oklch(0 0 0/.13)" d="M196-240h44l10 240h-46z" />
    </>
  );
}
