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
    <figure
      className={`grid content-start gap-y-5 sm:gap-y-7 ${loud ? 'gap-x-[clamp(40px,5vw,72px)] max-sm:grid-rows-[1fr_auto_auto] lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]' : 'grid-rows-[1fr_auto_auto]'}`}
    >
      <blockquote
        className={`border-cloth border-l-3 border-dashed pl-[clamp(20px,3vw,40px)] font-semibold tracking-[-0.022em] [text-wrap:pretty] deva:leading-normal deva:tracking-normal ${loud ? 'text-[clamp(1.375rem,1rem+2.1vw,2.5rem)] leading-[1.26] lg:row-span-2 print:text-h3' : 'text-h3 leading-[1.32] sm:text-h3-lg'}`}
      >
        {story.quote}{' '}
        <em className="decoration-3 decoration-cloth-text not-italic leading-[inherit] underline decoration-double underline-offset-[0.16em] [text-decoration-skip-ink:none]">
          {story.punchline}
        </em>
      </blockquote>
      <figcaption className={`flex items-center gap-4 leading-snug max-sm:text-note ${loud ? 'self-end' : ''}`}>
        <Initials>{story.initials}</Initials>
        <span>
          <b className="mr-3 font-semibold">{story.name}</b>
          <StarRow share={story.rating.share} className="size-4" /> <span className="sr-only">{story.rating.text}</span>
          <span className="block text-balance text-ink-2">
            {story.role}, {story.company}
          </span>
        </span>
      </figcaption>
      <div className="self-start max-sm:text-note">
        <p className="max-w-none border-rule border-b-[1.5px] pb-1.5 font-semibold sm:pb-2">{story.change.label}</p>
        <p className="max-w-none border-line border-b py-1.5 text-ink-2 sm:py-2.5">
          <s>{story.change.before}</s>
        </p>
        <p className="total-rule max-w-none py-1.5 sm:py-2.5 font-semibold">{story.change.now}</p>
      </div>
    </figure>
  );
}
