import {getTranslations} from 'next-intl/server';
import type {ReactNode} from 'react';
import {Icon} from '@/components/ui/Icon';
import {LocalLink} from '@/components/ui/LocalLink';
import {plainLink} from '@/components/ui/plainLink';
import {offerings} from '@/content/home';
import {productHref} from '@/content/menu';
import {SectionHead} from './SectionHead';

/** The core offerings in blocks that take turns, each with a small picture of its interface. */
export async function Offerings({scenes}: {scenes: Record<(typeof offerings)[number], ReactNode>}) {
  const [t, common] = await Promise.all([getTranslations('home.offerings'), getTranslations()]);
  return (
    <section id="offerings" className="wrap pb-section">
      <SectionHead title={t('title')} text={t('text')} />
      <div className="offering-list grid gap-y-8 sm:gap-y-12">
        {offerings.map((product) => {
          const name = common(`suite.${product}.name`);
          return (
            <article key={product} data-product={product}>
              <div className="offering-picture text-note print:hidden">{scenes[product]}</div>
              <div>
                <p>
                  <Icon name={`glyph-${product}`} />
                  {name}
                </p>
                <h3>{t(`items.${product}.title`)}</h3>
                <p>{t(`items.${product}.text`)}</p>
                <LocalLink href={productHref(product)} className={plainLink}>
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
