import {getTranslations} from 'next-intl/server';
import {ForeignContent} from '@/components/ui/ForeignContent';
import {connectionId} from '@/content/elementIds';

/**
 * Tells the visitor that the network is lost. showOfflineBar.ts fills it. The empty element is in the page from the start, because
 * screen readers do not announce a region that appears together with its text.
 */
export async function OfflineBar() {
  const t = await getTranslations('common.connection');
  return (
    <ForeignContent
      id={connectionId}
      role="status"
      data-offline={t('offline')}
      data-online={t('online')}
      // It has no icon, because without a network the sprite cannot be fetched.
      className="fixed inset-x-0 bottom-0 z-40 flex items-center justify-center bg-night px-gutter text-center text-on-night text-small leading-tight not-empty:h-18 print:hidden"
    />
  );
}
