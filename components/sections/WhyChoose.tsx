import {getTranslations} from 'next-intl/server';
import {Icon} from '@/components/ui/Icon';
import {whyChoose} from '@/content/home';
import {SectionHead} from './SectionHead';

/** Four questions that a visitor may put to anybody, and our answers. */
export async function WhyChoose() {
  const t = await getTranslations('home.why');
  return (
    <section id="why-choose" className="wrap py-section">
      <SectionHead title={t('title')} text={t('text')} />
      <ol className="entries knots why-choose grid gap-x-[clamp(40px,6vw,96px)] gap-y-4 sm:grid-cols-2 sm:gap-y-10">
        {whyChoose.map((key) => (
          <li key={key}>
            <Icon name="icon-knot" />
            <h3>{t(`items.${key}.title`)}</h3>
            <p>{t(`items.${key}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
