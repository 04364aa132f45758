import {getTranslations} from 'next-intl/server';
import {Icon} from '@/components/ui/Icon';
import {whyChoose} from '@/content/home';
import {SectionHead} from './SectionParts';

/** Four questions that a visitor may put to anybody, and our answers. */
export async function WhyChoose() {
  const t = await getTranslations('home.why');
  return (
    <section id="why-choose" className="wrap py-section">
      <SectionHead title={t('title')} text={t('text')} />
      <ol className="why-choose">
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
