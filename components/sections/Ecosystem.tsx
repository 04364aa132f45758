import {getTranslations} from 'next-intl/server';
import type {ReactNode} from 'react';
import {figures} from '@/content/figures';
import {trustStrip} from '@/content/home';
import {SectionHead} from './SectionParts';

/** The four jobs, and the product whose hue each has. */
const cards = [
  {key: 'sell', product: 'skycart'},
  {key: 'supply', product: 'orderkite'},
  {key: 'deliver', product: 'quicklocal'},
  {key: 'decide', product: 'nimbus-ai'},
] as const;

/** Four jobs, each with a detail of its interface, and what they all stand on. */
export async function Ecosystem({scenes}: {scenes: Record<(typeof cards)[number]['key'], ReactNode>}) {
  const t = await getTranslations('home.ecosystem');
  return (
    <section id="about" className="wrap py-section">
      <SectionHead title={t('title')} text={t('text')} />
      <div className="ecosystem">
        {cards.map(({key, product}) => (
          <article key={key} data-product={product}>
            <div>
              <h3>{t(`items.${key}.title`)}</h3>
              <p>{t(`items.${key}.text`)}</p>
            </div>
            {scenes[key]}
          </article>
        ))}
      </div>
      <ul aria-label={t('trust.label')} className="trust-figures">
        {trustStrip.map((key) => (
          <li key={key}>
            <b>{t(`trust.${key}.figure`, figures)}</b> {t(`trust.${key}.label`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
