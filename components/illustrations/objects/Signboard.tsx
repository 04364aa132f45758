import {Icon} from '@/components/ui/Icon';
import {signboard} from '@/content/useCaseObjects';
import {wordsOfScene} from '../parts';

/** A shop's signboard, and its app on a phone: first under a marketplace's seller number, then under the shop's own name. */
export async function Signboard() {
  const {t, scenes} = await wordsOfScene('objects.white-label-solution');
  const name = scenes('storefront.shop');
  const knot = <Icon name="icon-knot" className="size-4 text-marigold" />;
  const sides = [
    {
      side: 'before',
      shown: t('seller', {number: signboard.seller}),
      where: t('someone'),
      icon: 'icon-minus',
      colours: 'bg-line text-ink-2',
    },
    {side: 'after', shown: name, where: t('own'), icon: 'icon-knot', colours: 'bg-cloth text-marigold'},
  ] as const;
  return (
    <div role="img" aria-label={t('label')} data-product="skycart" className="text-ink">
      <b className="flex items-center justify-center gap-3.5 bg-cloth p-5.5 text-[1.5rem]/[1.3] text-on-cloth outline-2 outline-marigold -outline-offset-8">
        {knot} {name} {knot}
      </b>{' '}
      <div className="grid grid-cols-2 gap-5">
        {sides.map(({side, shown, where, icon, colours}) => (
          <div key={side} className="grid grid-rows-[auto_1fr]">
            <span className="pt-4 pb-2 text-center text-[0.875rem] text-ink-2">{t(side)}</span>{' '}
            <div className="grid content-start justify-items-center rounded-[1.25rem] border-7 border-device bg-paper px-2 pt-7 pb-10 text-center text-scene/[1.4]">
              <Icon name={icon} className={`mb-3 size-16 rounded-[0.875rem] p-3.5 ${colours}`} />{' '}
              <b className="text-[0.9375rem]">{shown}</b> <span className="text-ink-2">{where}</span>{' '}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
