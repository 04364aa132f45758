/** A person's initials in the diamond, in place of a portrait. */
export function Initials({children}: {children: string}) {
  return (
    <svg viewBox="0 0 48 56" aria-hidden="true" className="h-16 w-14 flex-none">
      <path className="fill-indigo dark:stroke-on-indigo-2" d="M24 0 48 26 24 56 0 26z" />
      <text
        x="24"
        y="32"
        textAnchor="middle"
        fontSize="15"
        className="fill-on-indigo deva:text-[11.5px]"
        fontWeight="600"
      >
        {children}
      </text>
    </svg>
  );
}
