import {onceShown} from '@/components/ui/dom';
import {countedEvent} from '@/lib/count';
import {leadsTo} from './addCampaignToLinks';

type Plausible = {(event: string): void; q?: [string][]; o?: object};

declare global {
  interface Window {
    plausible?: Plausible;
    umami?: {track: (event: string) => void};
  }
}

/** @param siteId what the service knows this site by */
type Counting = {script: string; siteId: string; admin: string};

/** Counts visits and what comes of them by a script without cookies, Plausible's or Umami's: docs/counting.md. */
export function countVisits({script, siteId, admin}: Counting) {
  /** What happens before the service's script is there; Plausible's looks here by itself. */
  const early: [string][] = [];
  window.plausible = Object.assign((event: string) => void early.push([event]), {q: early, o: {}});

  const count = (event: string) => {
    window.plausible?.(event);
    window.umami?.track(event);
  };
  // Not while the browser prerenders the page for somebody who may never come.
  onceShown(async () => {
    // A service that is slow would keep the page loading.
    if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
    await load(script, siteId);
    for (const [event] of early) window.umami?.track(event);
  });

  document.addEventListener('click', ({target}) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const event = link && eventOf(link, admin);
    if (event) count(event);
  });
  document.addEventListener(countedEvent, (event) => count((event as CustomEvent<string>).detail));
  // The forms service's script says so when a form of its own is sent.
  addEventListener('message', ({data}) => {
    if (data?.type === 'hsFormCallback' && data.eventName === 'onFormSubmitted') count('demo-sent');
  });
}

/** Each service reads its own name for the site. Resolves once the script has run; where it is blocked, nothing is counted. */
const load = (src: string, siteId: string) =>
  new Promise((resolve) => {
    const script = Object.assign(document.createElement('script'), {src, onload: resolve});
    script.dataset.domain = siteId;
    script.dataset.websiteId = siteId;
    document.head.append(script);
  });

/** What a followed link counts as, if anything. `data-count` says what an address alone does not tell. */
export function eventOf(link: HTMLAnchorElement, admin: string): string | undefined {
  const {dataset, hreflang, protocol, hostname} = link;
  if (dataset.count) return dataset.count;
  if (dataset.languageSwitch !== undefined) return `language-${hreflang}`;
  if (protocol === 'tel:') return 'call';
  if (hostname === 'wa.me') return 'whatsapp';
  return leadsTo(link, admin) ? 'trial' : undefined;
}
