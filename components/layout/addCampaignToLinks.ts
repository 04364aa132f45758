import {onceShown} from '@/components/ui/dom';
import {visitFacts, withCampaign} from '@/lib/visit';

/** Keeps where the visit began. Links to the company's applications carry on which campaign or partner that was. */
export function addCampaignToLinks(applications: readonly string[]) {
  onceShown(visitFacts);
  const onPress = ({target}: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && applications.some((application) => leadsTo(link, application))) {
      link.href = withCampaign(link.href, visitFacts());
    }
  };
  // The first also before a link opens in another tab or is copied, the second by the keyboard.
  document.addEventListener('pointerdown', onPress);
  document.addEventListener('click', onPress);
}

/** Whether a link leads to an address, with any query. */
export function leadsTo({origin, pathname}: HTMLAnchorElement, address: string): boolean {
  const url = new URL(address);
  return origin === url.origin && pathname === url.pathname;
}
