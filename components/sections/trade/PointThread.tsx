import type {ReactNode} from 'react';
import type {ListProps} from '@/components/sections/SectionParts';
import {H2, H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import styles from './PointThread.module.css';

type Props = ListProps & {
  /** A drawn object that stands for the use case, beside the title. */
  object?: ReactNode;
};

const objectBesideClaim =
  'grid grid-cols-1 gap-x-10 gap-y-9 @sm:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] @sm:items-center @md:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] @md:gap-x-16 print:block';

const threadedList =
  'relative mt-10 grid gap-6 pl-9 [--between:clamp(1.5rem,4vw,3.5rem)] @md:mt-13 @md:grid-cols-3 @md:gap-(--between) @md:pl-0';

const threadPiece =
  'absolute top-4 left-[0.725rem] h-8 overflow-visible fill-none stroke-2 stroke-cloth [stroke-dasharray:9_6] @max-md:hidden';
/** A piece of the thread reaches to the next point. The last piece ends at a kite. */
const toNextPoint = 'w-[calc(100%+var(--between))]';
const toKite = 'w-[calc(100%-1.75rem)]';
const kite = 'absolute -top-3.5 right-0 h-10 w-9 rotate-18 text-ink @max-md:hidden print:hidden';

const knot = 'absolute top-1 -left-9 size-5.5 stroke-2 stroke-mist text-cloth @md:top-0 @md:-left-[0.4rem] @md:size-9';

/**
 * Three points, each with a knot on one thread. In a narrow window the thread runs down on the left. In a wide one the points
 * are side by side, and the thread hangs from knot to knot.
 */
export function PointThread({title, text, items, object}: Props) {
  return (
    <section className="overflow-x-clip border-b bg-mist py-section">
      <div className="wrap">
        <div className={object ? objectBesideClaim : undefined}>
          <div>
            <H2 className="max-w-[24ch]">{title}</H2>
            <p className="mt-4 text-lede">{text}</p>
          </div>
          {object && <div className="w-full max-w-104 @sm:order-first">{object}</div>}
        </div>
        <ol className={`${styles.thread} ${threadedList} ${object ? '' : '@max-sm:mb-6'}`}>
          {items.map((item, index) => (
            <li key={item.id} className="relative @md:pt-17">
              <svg
                viewBox="0 0 100 24"
                preserveAspectRatio="none"
                aria-hidden="true"
                className={`${threadPiece} ${index < items.length - 1 ? toNextPoint : toKite}`}
              >
                <path d="M0 2Q50 40 100 2" vectorEffect="non-scaling-stroke" />
              </svg>
              {index === items.length - 1 && <Icon name="mark" className={kite} />}
              <Icon name="icon-knot" className={knot} />
              <H3 className="text-h3-lg">{item.title}</H3>
              <p className="mt-3">{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
