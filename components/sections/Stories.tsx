import {Story, type StoryWords} from './Story';

type Props = {title: string; text: string; sample: string; stories: readonly StoryWords[]};

/** One story told at full voice, the others quieter beside it; what changed is entered below each. */
export function Stories({title, text, sample, stories}: Props) {
  const [first, ...others] = stories;
  return (
    <section id="stories" className="border-line border-t bg-sheet">
      <div className="wrap py-section">
        <div className="mb-10 flex flex-wrap items-baseline justify-between gap-x-12 gap-y-3">
          <h2 className="text-h3-lg lang-hi:leading-[1.35]">{title}</h2>
          <p className="text-ink-2">{text}</p>
        </div>
        {first && <Story story={first} loud />}
        <div className="mt-14 grid gap-x-[clamp(40px,5vw,72px)] gap-y-12 md:grid-cols-2">
          {others.map((story) => (
            <Story key={story.name} story={story} />
          ))}
        </div>
        <p className="mt-10 max-w-none text-ink-2 text-small">{sample}</p>
      </div>
    </section>
  );
}
