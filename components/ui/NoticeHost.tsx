import {notices} from '@/content/interface';

/**
 * Holds the words that notices need, and the notice itself where their library cannot be fetched (notify.ts). It stands in
 * no part of the page, so it has no breakpoints (postcss.config.mjs): its width alone fits a phone and a wide window.
 */
export function NoticeHost({label, closeLabel}: {label: string; closeLabel: string}) {
  return (
    <div id={notices.id} role="status" data-label={label} data-close={closeLabel} className="notice empty:sr-only" />
  );
}
