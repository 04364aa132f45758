import {getTranslations} from 'next-intl/server';
import {Icon} from '@/components/ui/Icon';
import {signboard} from '@/content/useCaseObjects';
import styles from './objects.module.css';

/** The board over the shop, and what its customer's phone calls it: a number before, the same name after. */
export async function Signboard() {
  const [t, scenes] = await Promise.all([
    getTranslations('scenes.objects.white-label-solution'),
    getTranslations('scenes.storefront'),
  ]);
  const name = scenes('shop');
  const sides = [
    {side: 'before', shown: t('seller', {number: signboard.seller}), where: t('someone')},
    {side: 'after', shown: name, where: t('own')},
  ] as const;
  return (
    <div role="img" aria-label={t('label')} data-product="skycart" className="text-ink">
      <b className={styles.board}>
        <Icon name="icon-knot" /> {name} <Icon name="icon-knot" />
      </b>{' '}
      <div className={styles.phones}>
        {sides.map(({side, shown, where}) => (
          <div key={side}>
            <span className={styles.side}>{t(side)}</span>{' '}
            <div className={`${styles.phone} ${side === 'after' ? styles.own : ''}`}>
              <Icon name={side === 'after' ? 'icon-knot' : 'icon-minus'} /> <b>{shown}</b> <span>{where}</span>{' '}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
