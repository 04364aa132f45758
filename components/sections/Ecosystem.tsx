import {getTranslations} from 'next-intl/server';
import type {ReactNode} from 'react';
import {figures} from '@/content/figures';
import {trustStrip} from '@/content/home';
import {SectionHead} from './SectionHead';

/** Where each of the four stands in the bento, whose hue it has, and what of it touches the cell's edges. */
const cells = [
  {
    key: 'sell',
    product: 'skycart',
    cell: 'border-line bg-sheet sm:col-span-12 lg:col-span-7',
    scene: 'mt-auto pt-4 sm:pt-6',
  },
  {
    key: 'supply',
    product: 'orderkite',
    cell: 'border-transparent bg-indigo pb-0 text-on-indigo sm:pb-0 [&>p]:text-on-indigo-2 lg:pb-0 sm:col-span-7 sm:row-span-2 lg:col-span-5 print:pb-2',
    scene: '-mx-2 flex flex-1 pt-5 sm:pt-7',
  },
  {
    key: 'deliver',
    product: 'quicklocal',
    cell: 'border-line bg-sheet pb-0 sm:col-span-5 sm:pb-0 lg:col-span-4 lg:pb-0 print:pb-2',
    scene: '-mx-5 mt-5 flex min-h-46 flex-1 *:flex-1 sm:-mx-6 sm:mt-6 sm:min-h-53 lg:-mx-8',
  },
  {
    key: 'decide',
    product: 'nimbus-ai',
    cell: 'border-p-line bg-p-tint sm:col-span-5 lg:col-span-3 lg:px-6 print:px-0',
    scene: 'mt-auto pt-4 sm:pt-5',
  },
] as const;

/** Four trades as a bento, each with its own interface, and what they all stand on. */
export async function Ecosystem({scenes}: {scenes: Record<(typeof cells)[number]['key'], ReactNode>}) {
  const t = await getTranslations('home.ecosystem');
  return (
    <section id="about" className="wrap py-section">
      <SectionHead title={t('title')} text={t('text')} />
      <div className="grid gap-4 sm:grid-cols-12 print:block">
        {cells.map(({key, product, cell, scene}) => (
          <article key={key} data-product={product} className={`ecosystem-card ${cell}`}>
            <h3 className="text-h3-lg">{t(`items.${key}.title`)}</h3>
            <p>{t(`items.${key}.text`)}</p>
            <div className={scene}>{scenes[key]}</div>
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
