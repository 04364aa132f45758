import {getTranslations} from 'next-intl/server';
import {Icon} from '@/components/ui/Icon';
import {signboard} from '@/content/useCaseObjects';

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
