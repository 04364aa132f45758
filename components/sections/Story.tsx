import {Initials} from '@/components/ui/Initials';
import {StarRow} from './StarRow';

export type StoryWords = {
  quote: string;
  punchline: string;
  name: string;
  initials: string;
  role: string;
  company: string;
  rating: {text: string; share: number};
  change: {label: string; before: string; now: string};
};

/** A quote on the thread, its punchline double-ruled, who says it, and the entry that changed. */
export function Story({story, loud = false}: {story: StoryWords; loud?: boolean}) {
  return (
    <div
      className={`story-card ${loud ? 'gap-x-[clamp(40px,5vw,72px)] max-sm:grid-rows-[1fr_auto_auto] lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]' : 'grid-rows-[1fr_auto_auto]'}`}
    >
      <figure className="contents">
        <blockquote
          className={
            loud
              ? 'text-[clamp(1.375rem,1rem+2.1vw,2.5rem)] leading-[1.26] lg:row-span-2 deva:leading-normal deva:tracking-normal print:text-h3'
              : 'text-h3 leading-[1.32] sm:text-h3-lg deva:leading-normal deva:tracking-normal'
          }
        >
          {story.quote} <em>{story.punchline}</em>
        </blockquote>
        <figcaption className={loud ? 'self-end' : undefined}>
          <Initials>{story.initials}</Initials>
          <span>
            <b>{story.name}</b>
            <StarRow share={story.rating.share} className="text-[1rem]" />{' '}
            <span className="sr-only">{story.rating.text}</span>
            <span className="block text-balance text-ink-2">
              {story.role}, {story.company}
            </span>
          </span>
        </figcaption>
      </figure>
      <div>
        <p>{story.change.label}</p>
        <p>
          <s>{story.change.before}</s>
        </p>
        <p>{story.change.now}</p>
      </div>
    </div>
  );
}
