/** What is said beside the till: with so many bills saved, and after so many were sent. The first texts are for one bill. */
export type TillTexts = {online: string; saved: readonly string[]; sent: readonly string[]};

/**
 * Lets a visitor take the internet away from the drawn till (OfflineTill.tsx). Without it, the next bills are printed one after the
 * other and stay on the till. With it again, they are sent. This answers at once, without React.
 */
export function unplugTill(texts: TillTexts) {
  const pauseBetweenBills = 1100;
  const pauseBetweenSent = 350;
  let timer: ReturnType<typeof setTimeout>;

  /** Changes the text node that the server sent: the loader takes a new one for a translation, and takes it back (restoreTexts.ts). */
  const setText = (place: Element, text: string) => {
    if (place.firstChild instanceof Text) place.firstChild.data = text;
    else place.textContent = text;
  };

  const say = (till: Element, text: string | undefined) => {
    const status = till.querySelector('[role="status"]');
    if (status && text) setText(status, text);
  };

  const billNext = (till: Element, bills: readonly HTMLElement[], count: number) => {
    const bill = bills[count];
    if (!bill) return;
    bill.hidden = false;
    say(till, texts.saved[count]);
    timer = setTimeout(billNext, pauseBetweenBills, till, bills, count + 1);
  };

  const sendNext = (till: Element, bills: readonly HTMLElement[], count: number) => {
    const bill = bills[count];
    if (!bill) {
      say(till, texts.sent[count - 1] ?? texts.online);
      return;
    }
    bill.dataset.sent = '';
    timer = setTimeout(sendNext, pauseBetweenSent, till, bills, count + 1);
  };

  document.addEventListener('click', (event) => {
    const plug = (event.target as Element).closest('[data-plug]');
    const till = plug?.closest('[data-till]');
    if (!plug || !till) return;
    const isUnplugged = plug.ariaChecked !== 'true';
    plug.ariaChecked = String(isUnplugged);
    till.toggleAttribute('data-unplugged', isUnplugged);
    clearTimeout(timer);
    const bills = [...till.querySelectorAll<HTMLElement>('[data-bill]')];
    if (!isUnplugged) {
      const saved = bills.filter(({hidden}) => !hidden);
      sendNext(till, saved, 0);
      return;
    }
    for (const bill of bills) {
      bill.hidden = true;
      delete bill.dataset.sent;
    }
    billNext(till, bills, 0);
  });
}
