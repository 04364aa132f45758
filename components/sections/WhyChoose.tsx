import {getTranslations} from 'next-intl/server';
import {whyChoose} from '@/content/home';
import {SectionHead, TextList} from './SectionParts';

/** Four questions that a visitor may put to anybody, and our answers. */
export async function WhyChoose() {
  const t = await getTranslations('home.why');
  return (
    <section id="why-choose" className="wrap py-section">
      <SectionHead title={t('title')} text={t('text')} />
      <TextList
        ordered
        className="entries knots why-choose grid gap-x-[clamp(40px,6vw,96px)] gap-y-4 sm:grid-cols-2 sm:gap-y-10 *:gap-x-3 *:gap-y-1.5"
        icon="knot"
        items={whyChoose.map((id) => ({id, title: t(`items.${id}.title`), text: t(`items.${id}.text`)}))}
      />
    </section>
  );
}
