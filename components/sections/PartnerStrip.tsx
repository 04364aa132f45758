import {getTranslations} from 'next-intl/server';
import {H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {partners} from '@/content/home';
import {SectionHead} from './SectionParts';

/** Partners by their role, strung on the thread. */
export async function PartnerStrip() {
  const t = await getTranslations('home.partners');
  return (
    <section id="partners" className="wrap">
      <SectionHead title={t('title')} text={t('text')} />
      <ul className="partner-strip">
        {partners.map((key) => (
          <li key={key}>
            <span>
              <Icon name={`icon-${key}`} />
            </span>
            <H3>{t(`items.${key}.name`)}</H3>
            <p>{t(`items.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
