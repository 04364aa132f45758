import {Icon} from '@/components/ui/Icon';
import {signboard} from '@/content/useCaseObjects';
import {wordsOfScene} from '../parts';

/** The board over the shop, and what its customer's phone calls it: a number before, the same name after. */
export async function Signboard() {
  const {t, scenes} = await wordsOfScene('objects.white-label-solution');
  const name = scenes('storefront.shop');
  const sides = [
    {side: 'before', shown: t('seller', {number: signboard.seller}), where: t('someone')},
    {side: 'after', shown: name, where: t('own')},
  ] as const;
  return (
    <div role="img" aria-label={t('label')} data-product="skycart" className="text-ink">
      <b className="shop-board">
        <Icon name="icon-knot" /> {name} <Icon name="icon-knot" />
      </b>{' '}
      <div className="grid grid-cols-2 gap-5">
        {sides.map(({side, shown, where}) => (
          <div key={side} className="grid grid-rows-[auto_1fr]">
            <span className="pt-4 pb-2 text-center text-[0.875rem] text-ink-2">{t(side)}</span>{' '}
            <div className={side === 'after' ? 'shop-board-phone own' : 'shop-board-phone'}>
              <Icon name={side === 'after' ? 'icon-knot' : 'icon-minus'} /> <b className="text-[0.9375rem]">{shown}</b>{' '}
              <span className="text-ink-2">{where}</span>{' '}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
