import {getTranslations} from 'next-intl/server';
import type {ReactNode} from 'react';
import {Icon} from '@/components/ui/Icon';
import {LocalLink} from '@/components/ui/LocalLink';
import {offerings} from '@/content/home';
import {productHref} from '@/content/menu';
import {SectionHead} from './SectionParts';

/** The core offerings in blocks that take turns, each with a small picture of its interface. */
export async function Offerings({scenes}: {scenes: Record<(typeof offerings)[number], ReactNode>}) {
  const [t, common] = await Promise.all([getTranslations('home.offerings'), getTranslations()]);
  return (
    <section id="offerings" className="wrap pb-section">
      <SectionHead title={t('title')} text={t('text')} />
      <div className="offering-list">
        {offerings.map((product) => {
          const name = common(`suite.${product}.name`);
          return (
            <article key={product} data-product={product}>
              <div className="offering-picture">{scenes[product]}</div>
              <div>
                <p>
                  <Icon name={`glyph-${product}`} />
                  {name}
                </p>
                <h3>{t(`items.${product}.title`)}</h3>
                <p>{t(`items.${product}.text`)}</p>
                <LocalLink href={productHref(product)} className="text-link">
                  {common('common.actions.explore', {name})}
                  <Icon name="icon-arrow" />
                </LocalLink>
              </div>
            </article>
          );
        })}
      </div>
    </section>
  );
}
