export type FestiveWords = {name: string; badge: string; title: string; text: string};

/** The campaign on a marigold kite. */
export function FestiveBadge({name, badge, title, text}: FestiveWords) {
  return (
    <div className="flex max-w-120 items-center gap-5 large-text:block">
      <div className="relative grid h-36 w-28 flex-none place-items-center forced-color-adjust-none">
        <svg viewBox="0 0 112 144" aria-hidden="true" className="absolute inset-0 overflow-visible">
          <path d="M56 0 112 58 56 120 0 58z" fill="var(--color-marigold)" />
          <path
            d="M6 56Q56 18 106 56"
            fill="none"
            stroke="var(--color-on-marigold)"
            strokeWidth="2"
            strokeDasharray="7 5"
          />
          <path d="M56 120l14 20H42z" fill="var(--color-cloth)" />
        </svg>
        <p className="relative -mt-3 text-center font-semibold text-on-marigold leading-tight">
          <span className="block text-small">{name}</span>
          {badge}
        </p>
      </div>
      <p className="text-balance font-semibold text-lede leading-snug">
        {title}
        <small className="mt-1 block font-normal text-ink-2 text-note">{text}</small>
      </p>
    </div>
  );
}
