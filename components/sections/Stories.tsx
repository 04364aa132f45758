import css from './Stories.module.css';
import {Story, type StoryWords} from './Story';

type Props = {title: string; text: string; sample: string; stories: readonly StoryWords[]};

/** One story told at full voice, the others quieter below it; on a phone they pass by sideways. */
export function Stories({title, text, sample, stories}: Props) {
  return (
    <section id="stories" className="border-line border-t bg-sheet">
      <div className="wrap py-section">
        <div className="mb-7 flex flex-wrap items-baseline justify-between gap-x-12 gap-y-3 sm:mb-10">
          <h2 className="text-h3-lg">{title}</h2>
          <p className="text-ink-2">{text}</p>
        </div>
        <section
          aria-label={title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keyboard
          tabIndex={0}
          className={css.stories}
        >
          {stories.map((story, index) => (
            <Story key={story.name} story={story} loud={index === 0} />
          ))}
        </section>
        <p className="mt-8 max-w-none text-ink-2 text-small sm:mt-10">{sample}</p>
      </div>
    </section>
  );
}
