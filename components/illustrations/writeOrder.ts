/** The texts of the ledger for an order, by the name of their place (`data-written`). */
export type WrittenOrder = Record<string, string>;

/**
 * Lets a visitor write the order of the home page's ledger. A press on + or − changes the first row, and the others follow down the
 * thread. The server has computed what is written (HomeLedger.tsx), so this answers at once, without React.
 * @param orders what the ledger says for one jar, for two jars and so on
 * @param jars how many jars there are at first
 */
export function writeOrder(orders: readonly WrittenOrder[], jars: number) {
  const pauseBetweenRows = 130;
  const pauseBeforeSentence = 600;
  let count = jars;
  let sentenceTimer: ReturnType<typeof setTimeout>;

  /** Changes the text node that the server sent: the loader takes a new one for a translation, and takes it back (restoreTexts.ts). */
  const setText = (place: Element, text: string) => {
    if (place.firstChild instanceof Text) place.firstChild.data = text;
    else place.textContent = text;
  };

  const writeInto = (row: Element, order: WrittenOrder, moves: boolean) => {
    for (const place of row.querySelectorAll<HTMLElement>('[data-written]')) {
      const text = order[place.dataset.written ?? ''];
      if (text === undefined || text === place.textContent) continue;
      setText(place, text);
      if (moves) place.animate({backgroundColor: ['var(--color-marigold)', 'transparent']}, {duration: 900});
    }
    for (const [index, jar] of row.querySelectorAll('[data-jar]').entries()) {
      jar.toggleAttribute('data-sold', index < count);
    }
    for (const paper of row.querySelectorAll('[data-reprinted]')) {
      if (moves) paper.animate({transform: ['translateY(-14px)', 'none'], opacity: [0.4, 1]}, {duration: 350});
    }
  };

  const runKnot = (ledger: Element, duration: number) => {
    const knot = ledger.querySelector('[data-running-knot]');
    knot?.animate({top: ['4%', '96%'], visibility: ['visible', 'visible']}, {duration, easing: 'ease-in'});
  };

  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-step]');
    const ledger = button?.closest('[data-ledger]');
    if (!button || !ledger) return;
    const wanted = count + Number(button.dataset.step);
    const order = orders[wanted - 1];
    if (!order) return;
    count = wanted;

    for (const step of ledger.querySelectorAll<HTMLElement>('[data-step]')) {
      const next = orders[count + Number(step.dataset.step) - 1];
      step.ariaDisabled = String(!next);
    }
    ledger.toggleAttribute('data-played', true);

    const rows = [...ledger.querySelectorAll('[data-ledger-row]')];
    const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const [index, row] of rows.entries()) {
      if (moves && index > 0) setTimeout(writeInto, index * pauseBetweenRows, row, order, moves);
      else writeInto(row, order, moves);
    }
    if (moves) runKnot(ledger, rows.length * pauseBetweenRows);

    // Screen readers get one sentence, once the presses are over.
    clearTimeout(sentenceTimer);
    sentenceTimer = setTimeout(() => {
      const status = ledger.querySelector('[role="status"]');
      if (status) setText(status, order.sentence ?? '');
    }, pauseBeforeSentence);
  });
}
