/** A curtain on its rod, tied back in cloth. 250 × 396. */
export function Curtain() {
  return (
    <>
      <path fill="oklch(.64 .16 38)" d="M12-374h212c0 92-52 152-118 186 14 60 44 120 44 188H12z" />
      <path
        fill="oklch(.55 .15 36)"
        d="M52-374h26c0 90-12 150-24 184 2 70 8 130 12 190H40c-4-60-6-120-6-190 8-40 18-100 18-184zM112-374h28c0 90-30 148-62 184 14 60 26 120 28 190H82c-2-70-10-120-20-188 28-50 50-100 50-186zM174-374h26c0 80-40 140-98 186l-16 2c50-50 88-110 88-188z"
      />
      <path fill="oklch(.74 .13 46)" d="M12-374h18c0 90-4 140-8 184 2 70 2 130 2 190H12z" />
      <path className="fill-marigold" d="M12-26h136q2 13 2 26H12z" />
      <path className="stroke-thread" strokeWidth="3" strokeDasharray="9 6" d="M16-13h132" />
      <path className="fill-cloth" d="M6-202q54 26 106-6l6 22Q62-150 6-178z" />
      <path className="fill-marigold" d="M112-212l12 17-12 17-12-17z" />
      <path fill="oklch(.76 .1 78)" d="M0-388h232v9H0zM232-396l13 12.5-13 12.5-13-12.5z" />
      <path
        fill="none"
        stroke="oklch(.62 .11 66)"
        strokeWidth="5"
        d="M26-390v16M68-390v16M110-390v16M152-390v16M194-390v16"
      />
    </>
  );
}
