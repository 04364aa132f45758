import {getTranslations} from 'next-intl/server';
import {Icon} from '@/components/ui/Icon';

/** A party that waits at the door, and the button that lets it in. */
export async function PartyWaiting({className}: {className: string}) {
  const t = await getTranslations('scenes.rates');
  return (
    <div
      className={`flex items-center gap-4 rounded-md border border-p-line bg-raised px-4 py-3 [box-shadow:0_24px_40px_-24px_oklch(0.1_0.05_276/0.5)] ${className}`}
    >
      <span className="flex-1">
        <b className="flex items-baseline gap-2">
          <Icon name="icon-knot" className="size-3 text-p motion-safe:animate-pulse" />
          {t('waiting')}
        </b>{' '}
        <span className="flex items-center gap-1.5 text-leaf text-scene">
          <Icon name="icon-tick" className="size-3" />
          {t('gstin')}
        </span>
      </span>{' '}
      <span className="rounded-sm bg-p-solid px-3.5 py-2 font-semibold text-white">{t('approve')}</span>
    </div>
  );
}
