import {Icon} from '@/components/ui/Icon';
import {tags} from '@/content/useCaseObjects';
import {wordsOfScene} from '../parts';
import styles from './PriceTags.module.css';

/** A bottle with three price tags, one for each kind of customer. */
export async function PriceTags() {
  const {t, rupees} = await wordsOfScene('objects.unified-commerce-solution');
  return (
    <div
      role="img"
      aria-label={t('label')}
      data-product="skycart"
      className="grid grid-cols-[7rem_minmax(0,1fr)] items-center text-ink"
    >
      <Icon name={`good-${tags.good}`} className="-mx-12.5 -mt-4 -mb-3.5 h-64 w-53 self-end" />
      <div className="grid gap-4 pb-5">
        {tags.prices.map(({tag, price}) => (
          <div key={tag} className={`relative ml-6 ${styles.tag}`}>
            <div className={`light-paper py-2.5 pr-2 pl-10 text-small/[1.45] ${styles.paper}`}>
              {t(`tags.${tag}`, {count: tags.dealerFrom})} <b className="block text-h3-lg/[1.2]">
                {rupees(price)}
              </b>{' '}
            </div>
          </div>
        ))}
      </div>
      <p className="col-span-full border-rule border-t-4 border-double py-2.5 text-center font-semibold text-[0.9375rem]">
        {t('left', {count: tags.left})}
      </p>
    </div>
  );
}
