import {getTranslations} from 'next-intl/server';
import {ForeignContent} from '@/components/ui/ForeignContent';
import {connectionId} from '@/content/uiConstants';

/** Where it is said that the network is gone (tellOffline.ts). There from the start: a region that comes with its words is not read out. */
export async function OfflineBar() {
  const t = await getTranslations('common.connection');
  return (
    <ForeignContent
      id={connectionId}
      role="status"
      data-offline={t('offline')}
      data-online={t('online')}
      // No icon: the sprite may not be here, and now it cannot be fetched.
      className="fixed inset-x-0 bottom-0 z-40 flex items-center justify-center bg-night px-gutter text-center text-on-night text-small leading-tight not-empty:h-18 print:hidden"
    />
  );
}
