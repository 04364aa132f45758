import {Initials} from '@/components/ui/Initials';

type Story = {quote: string; author: string; initials: string; company: string};

/** Three voices side by side on the mist, each on its thread. */
export function PartnerStories({title, sample, stories}: {title: string; sample: string; stories: readonly Story[]}) {
  return (
    <section className="bg-mist py-section">
      <div className="wrap">
        <h2>{title}</h2>
        <div className="partner-stories mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-3">
          {stories.map((story) => (
            <figure key={story.author}>
              <blockquote>{story.quote}</blockquote>
              <figcaption>
                <Initials>{story.initials}</Initials>
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
