import {Icon} from '@/components/ui/Icon';
import styles from './PointThread.module.css';

type Props = {title: string; text: string; items: readonly {id: string; title: string; text: string}[]};

/** Three points, knotted into one thread that runs on past the edge of the page. */
export function PointThread({title, text, items}: Props) {
  return (
    <section className="overflow-x-clip border-line border-b bg-mist py-section">
      <div className="wrap">
        <h2 className="max-w-[24ch]">{title}</h2>
        <p className="mt-4 text-ink-2 text-lede">{text}</p>
        <ol className={styles.thread}>
          {items.map((item) => (
            <li key={item.id} className={styles.point}>
              <svg viewBox="0 0 100 24" preserveAspectRatio="none" className={styles.sag} aria-hidden="true">
                <path d="M0 2Q50 40 100 2" vectorEffect="non-scaling-stroke" />
              </svg>
              <Icon name="icon-knot" className={styles.knot} />
              <h3 className="text-h3-lg">{item.title}</h3>
              <p className="mt-3 text-ink-2">{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
