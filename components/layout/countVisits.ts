import {onceShown} from '@/components/ui/dom';
import {countEventName} from '@/lib/count';
import {leadsTo} from './addCampaignToLinks';

type Plausible = {(event: string): void; q?: [string][]; o?: object};

declare global {
  interface Window {
    plausible?: Plausible;
    umami?: {track: (event: string) => void};
  }
}

/** `siteId`: the service's id of this site. */
type Counting = {script: string; siteId: string; admin: string};

/** Counts visits and conversions with the cookieless script of Plausible or Umami (docs/counting.md). */
export function countVisits({script, siteId, admin}: Counting) {
  /** Events before the service's script has loaded. Plausible's script reads them from `window.plausible.q`. */
  const early: [string][] = [];
  window.plausible = Object.assign((event: string) => void early.push([event]), {q: early, o: {}});

  const count = (event: string) => {
    window.plausible?.(event);
    window.umami?.track(event);
  };
  // Not while the page is prerendered, because the visitor may never open it.
  onceShown(async () => {
    // After `load`, so that a slow service does not delay the page.
    if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
    await load(script, siteId);
    for (const [event] of early) window.umami?.track(event);
  });

  document.addEventListener('click', ({target}) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const event = link && eventOf(link, admin);
    if (event) count(event);
  });
  document.addEventListener(countEventName, (event) => count((event as CustomEvent<string>).detail));
  // The forms service's script posts this message when a hosted form is sent.
  addEventListener('message', ({data}) => {
    if (data?.type === 'hsFormCallback' && data.eventName === 'onFormSubmitted') count('demo-sent');
  });
}

/** Each service reads its own attribute for the site's id. Never resolves if the script is blocked. */
const load = (src: string, siteId: string) =>
  new Promise((resolve) => {
    const script = Object.assign(document.createElement('script'), {src, onload: resolve});
    script.dataset.domain = siteId;
    script.dataset.websiteId = siteId;
    document.head.append(script);
  });

/** The event of a followed link, if it has one. `data-count` names it if the URL is not enough. */
export function eventOf(link: HTMLAnchorElement, admin: string): string | undefined {
  const {dataset, hreflang, protocol, hostname} = link;
  if (dataset.count) return dataset.count;
  if (dataset.languageSwitch !== undefined) return `language-${hreflang}`;
  if (protocol === 'tel:') return 'call';
  if (hostname === 'wa.me') return 'whatsapp';
  return leadsTo(link, admin) ? 'trial' : undefined;
}
