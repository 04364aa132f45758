import {onceShown} from '@/components/ui/dom';
import {visitFacts, withCampaign} from '@/lib/visit';

/** Stores the source of the visit, and adds its campaign and partner to links to the company's applications. */
export function addCampaignToLinks(applications: readonly string[]) {
  onceShown(visitFacts);
  const onPress = ({target}: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && applications.some((application) => leadsTo(link, application))) {
      link.href = withCampaign(link.href, visitFacts());
    }
  };
  // `pointerdown` also precedes opening in a new tab and copying the link. `click` is for the keyboard.
  document.addEventListener('pointerdown', onPress);
  document.addEventListener('click', onPress);
}

/** Whether a link leads to an address, with any query. */
export function leadsTo({origin, pathname}: HTMLAnchorElement, address: string): boolean {
  const url = new URL(address);
  return origin === url.origin && pathname === url.pathname;
}
