import {getFormatter, getTranslations} from 'next-intl/server';
import {Icon} from '@/components/ui/Icon';
import {tags} from '@/content/useCaseObjects';
import styles from './objects.module.css';

/** One bottle, and the three prices that hang on it. */
export async function PriceTags() {
  const [t, format] = await Promise.all([getTranslations('scenes.objects.unified-commerce-solution'), getFormatter()]);
  return (
    <div role="img" aria-label={t('label')} data-product="skycart" className={styles.bottle}>
      <Icon name={`good-${tags.good}`} />
      <div className={styles.tags}>
        {tags.prices.map(({tag, price}) => (
          <div key={tag} className={styles.tag}>
            <div className="dark-paper">
              {t(`tags.${tag}`, {count: tags.dealerFrom})} <b>{format.number(price, 'rupees')}</b>{' '}
            </div>
          </div>
        ))}
      </div>
      <p className={styles.shelf}>{t('left', {count: tags.left})}</p>
    </div>
  );
}
