import {Icon} from './Icon';
import {Tooltip, Tooltips} from './Tooltip';

export type CarouselWords = {previous: string; next: string; pause: string; play: string};

type Props = {
  words: CarouselWords;
  selected: number;
  count: number;
  previous: boolean;
  next: boolean;
  /** Nothing to stop when undefined. */
  playing: boolean | undefined;
  onPlay: () => void;
  onGo: (forward: boolean) => void;
};

const button =
  'grid size-11 cursor-pointer place-items-center rounded-sm border-[1.5px] border-rule hover:bg-ink hover:text-paper aria-disabled:cursor-default aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-ink-2/50 forced-colors:aria-disabled:opacity-40';

/** A knot for each place, a stop, and the two ways. A button that leads nowhere stays focusable. */
export function CarouselControls({words, selected, count, previous, next, playing, onPlay, onGo}: Props) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="mr-auto flex gap-2.5" aria-hidden="true">
        {[...Array(count).keys()].map((place) => (
          <Icon
            key={place}
            name="icon-knot"
            className={`size-3.5 ${place === selected ? 'text-cloth-text' : 'text-ink-2/40 forced-colors:opacity-40'}`}
          />
        ))}
      </span>
      <Tooltips>
        {playing !== undefined && (
          <Tooltip text={playing ? words.pause : words.play}>
            <button type="button" onClick={onPlay} aria-label={playing ? words.pause : words.play} className={button}>
              <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
                <path d={playing ? 'M4 3h3v10H4zM9 3h3v10H9z' : 'M5 3l8 5-8 5z'} fill="currentColor" />
              </svg>
            </button>
          </Tooltip>
        )}
        <Tooltip text={words.previous}>
          <button
            type="button"
            aria-label={words.previous}
            aria-disabled={!previous}
            onClick={() => previous && onGo(false)}
            className={button}
          >
            <Icon name="icon-arrow" className="size-4 rotate-180" />
          </button>
        </Tooltip>
        <Tooltip text={words.next}>
          <button
            type="button"
            aria-label={words.next}
            aria-disabled={!next}
            onClick={() => next && onGo(true)}
            className={button}
          >
            <Icon name="icon-arrow" className="size-4" />
          </button>
        </Tooltip>
      </Tooltips>
    </div>
  );
}
