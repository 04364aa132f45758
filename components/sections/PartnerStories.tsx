type Story = {quote: string; author: string; initials: string; company: string};

/** Three voices side by side on the mist, each on its thread. */
export function PartnerStories({title, sample, stories}: {title: string; sample: string; stories: readonly Story[]}) {
  return (
    <section className="bg-mist py-section">
      <div className="wrap">
        <h2>{title}</h2>
        <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-3">
          {stories.map((story) => (
            <figure key={story.author} className="flex flex-col justify-between gap-6">
              <blockquote className="border-cloth border-l-3 border-dashed pl-6 font-semibold text-h3 leading-normal">
                {story.quote}
              </blockquote>
              <figcaption className="flex items-center gap-4">
                <svg viewBox="0 0 48 56" aria-hidden="true" className="h-14 w-12 flex-none">
                  <path className="fill-indigo" d="M24 0 48 26 24 56 0 26z" />
                  <text x="24" y="32" textAnchor="middle" fontSize="15" fontWeight="600" className="fill-on-indigo">
                    {story.initials}
                  </text>
                </svg>
                <span>
                  <b className="block font-semibold">{story.author}</b>
                  <span className="text-ink-2">{story.company}</span>
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
        <p className="mt-10 max-w-none text-ink-2 text-small">{sample}</p>
      </div>
    </section>
  );
}
