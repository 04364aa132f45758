import {getTranslations} from 'next-intl/server';
import {Icon} from '@/components/ui/Icon';
import {whyChoose} from '@/content/home';
import css from './WhyChoose.module.css';

/** Questions down the thread, with the heading waiting beside them. */
export async function WhyChoose() {
  const t = await getTranslations('home.why');
  return (
    <section
      id="why-choose"
      className="wrap grid gap-x-[clamp(40px,6vw,96px)] gap-y-7 py-section sm:gap-y-10 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]"
    >
      <div className="self-start lg:sticky lg:top-28">
        <h2>{t('title')}</h2>
        <p className="mt-4 text-ink-2 sm:text-lede">{t('text')}</p>
      </div>
      <ol className="why-choose">
        {whyChoose.map((key) => (
          <li key={key} className={css.question}>
            <Icon name="icon-knot" />
            <div>
              <h3>{t(`items.${key}.title`)}</h3>
              <p>{t(`items.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
