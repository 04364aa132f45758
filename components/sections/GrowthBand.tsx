import {getTranslations} from 'next-intl/server';
import {ForecastChart} from '@/components/illustrations/ForecastChart';
import {Action} from '@/components/ui/Action';
import {Icon} from '@/components/ui/Icon';
import {figures} from '@/content/figures';
import {aiFigures, aiGrowth} from '@/content/home';
import {pathOf} from '@/content/paths';
import {TextList} from './SectionParts';

/** What the AI sees coming, on its own ground: the chart runs out of the page, as the future does. */
export async function GrowthBand() {
  const [t, common] = await Promise.all([getTranslations('home.aiGrowth'), getTranslations('common.figures')]);
  return (
    <section id="ai-growth" data-product="nimbus-ai" className="growth-band">
      <div className="wrap">
        <div>
          <h2>{t('title')}</h2>
          <p>{t('text')}</p>
          <Action href={pathOf('products', 'nimbus-ai')}>
            {t('action')}
            <Icon name="icon-arrow" className="size-3.5 flex-none" />
          </Action>
        </div>
        <div>
          <ForecastChart note />
        </div>
        <TextList
          ordered
          icon="knot"
          items={aiGrowth.map((id) => ({id, title: t(`items.${id}.title`), text: t(`items.${id}.text`)}))}
        />
        <p>
          {aiFigures.map((key) => (
            <span key={key}>
              <b>{t(`figures.${key}.figure`, figures)}</b> {`${t(`figures.${key}.label`)} `}
            </span>
          ))}
          <span>{common('caveat')}</span>
        </p>
      </div>
    </section>
  );
}
