import {getTranslations} from 'next-intl/server';
import type {ReactNode} from 'react';
import {Action} from '@/components/ui/Action';
import {Icon} from '@/components/ui/Icon';
import {figures} from '@/content/figures';
import {aiFigures, aiGrowth} from '@/content/home';
import {pathOf} from '@/content/paths';

/** What the AI sees coming, on its own ground: the chart runs out of the page, as the future does. */
export async function GrowthBand({scene}: {scene: ReactNode}) {
  const [t, common] = await Promise.all([getTranslations('home.aiGrowth'), getTranslations('common.figures')]);
  return (
    <section id="ai-growth" data-product="nimbus-ai" className="overflow-clip bg-p-tint py-section">
      <div className="wrap">
        <div className="grid gap-x-[clamp(40px,5vw,80px)] gap-y-6 sm:gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
          <div>
            <Icon name="glyph-nimbus-ai" className="mb-4 size-11 text-p sm:mb-5 sm:size-14" />
            <h2>{t('title')}</h2>
            <p className="mt-3 text-ink-2 max-sm:text-note max-sm:deva:leading-relaxed sm:mt-5 sm:text-lede">
              {t('text')}
            </p>
            <Action href={pathOf('products', 'nimbus-ai')} className="mt-5 sm:mt-7">
              {t('action')}
              <Icon name="icon-arrow" className="size-3.5 flex-none" />
            </Action>
          </div>
          <div className="-mr-bleed flex min-h-54 [--note-edge:var(--spacing-gutter)] pt-12 sm:min-h-75 *:flex-1">
            {scene}
          </div>
        </div>
        <ol className="growth-points">
          {aiGrowth.map((key) => (
            <li key={key}>
              <Icon name="icon-knot" />
              <div>
                <h3>{t(`items.${key}.title`)}</h3>
                <p>{t(`items.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
        <dl className="growth-figures">
          {aiFigures.map((key) => (
            <div key={key}>
              <dt>{t(`figures.${key}.label`)}</dt>
              <dd>{t(`figures.${key}.figure`, figures)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 text-ink-2 text-note">{common('caveat')}</p>
      </div>
    </section>
  );
}
