import {getTranslations} from 'next-intl/server';
import {figures} from '@/content/figures';
import type {TradeFigure} from '@/content/industries';

/** The suite's figures that a trade asks for, each with what it counts. */
export async function figureWords(keys: readonly TradeFigure[]) {
  const t = await getTranslations('common.figures');
  return {
    label: t('label'),
    items: keys.map((key) => ({
      id: key,
      figure: t(`items.${key}.figure`, figures),
      label: t(`items.${key}.label`),
    })),
  };
}
