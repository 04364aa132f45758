'use client';

import {useEffect, useState} from 'react';
import {type KeyFacts, keysCookie, marksIn} from '@/i18n/tooling/marks';

const button = 'min-h-9 rounded-sm border border-indigo-line bg-indigo px-3 text-white aria-pressed:bg-indigo-line';

/** How each state is drawn. The selectors are not in the style sheet, because its compiler does not know them yet. */
const colours: Record<string, string> = {
  source: '#5b6bd6',
  translated: '#2f8f5b',
  stale: '#c98a00',
  untranslated: '#c2412d',
  missing: '#c2412d',
};
const highlights = Object.entries(colours)
  .map(
    ([state, colour]) =>
      `::highlight(keys-${state}) {background: ${colour}2b; text-decoration: ${colour} dotted underline 2px}`,
  )
  .join('\n');

/** For translators, in development: which message a text is. Pointing at it shows key and note; Alt and a click opens the file. */
export function OnPageKeys({locale, on}: {locale: string; on: boolean}) {
  const [keys, setKeys] = useState<KeyFacts[]>([]);
  const [shown, setShown] = useState<KeyFacts[]>([]);

  useEffect(() => {
    if (!on) return;
    fetch(`/${locale}/keys`)
      .then((response) => response.json())
      .then(setKeys);
  }, [locale, on]);

  useEffect(() => {
    if (!keys.length) return;
    const controller = new AbortController();
    const options = {signal: controller.signal, capture: true};
    const factsAt = ({target}: Event) => [...new Set(marksAt(target))].flatMap((index) => keys[index] ?? []);

    let resting: ReturnType<typeof setTimeout>;
    const show = (event: Event) => {
      clearTimeout(resting);
      if (event.target instanceof Element && event.target.closest('[data-keys]')) return;
      // A moment to cross other texts on the way to the panel.
      resting = setTimeout(() => setShown(factsAt(event)), 150);
    };
    const open = (event: KeyboardEvent | MouseEvent) => {
      const meant = event.altKey && (event.type === 'click' || (event as KeyboardEvent).key === 'Enter');
      const [first] = meant ? factsAt(event) : [];
      if (!first) return;
      event.preventDefault();
      event.stopPropagation();
      openInEditor(first);
    };
    document.addEventListener('pointerover', show, options);
    document.addEventListener('focusin', show, options);
    document.addEventListener('keydown', open, options);
    document.addEventListener('click', open, options);

    // Again and again: what opens or arrives late has texts too.
    const drawing = setInterval(draw, 500, keys);
    return () => {
      controller.abort();
      clearTimeout(resting);
      clearInterval(drawing);
    };
  }, [keys]);

  return (
    <div
      data-keys=""
      className="fixed right-3 bottom-3 z-50 grid max-w-90 justify-items-end gap-2.5 text-small print:hidden"
    >
      {on && <style>{highlights}</style>}
      <ul role="status">
        {shown.map((facts) => (
          <li
            key={facts.key}
            className="grid gap-1 border-l-4 bg-indigo p-2.5 text-white wrap-anywhere"
            style={{borderColor: colours[facts.state]}}
          >
            <b>{facts.key}</b>
            <button type="button" onClick={() => openInEditor(facts)} className={button}>
              {facts.file}:{facts.line} · {facts.state}
            </button>
            {facts.note && <i>{facts.note}</i>}
          </li>
        ))}
        {shown.length > 0 && (
          <li className="bg-indigo p-2.5 text-white">Alt and a click, or Alt and Enter, opens the first one</li>
        )}
      </ul>
      <button type="button" aria-pressed={on} onClick={() => flip(on)} className={button}>
        Keys {on ? 'on' : 'off'}
      </button>
    </div>
  );
}

function flip(on: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we serve
  document.cookie = `${keysCookie}=1; path=/; samesite=lax; max-age=${on ? 0 : 86400}`;
  window.location.reload();
}

/** Next's development server opens the file in the editor that is running, or that REACT_EDITOR names. */
function openInEditor({file, line}: KeyFacts) {
  void fetch(`/__nextjs_launch-editor?${new URLSearchParams({file, line1: String(line), column1: '1'})}`);
}

/** Colours every text of the page by its message's state. */
function draw(keys: KeyFacts[]) {
  for (const state of Object.keys(colours)) CSS.highlights.set(`keys-${state}`, new Highlight());
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    marksIn(text).forEach(({at, begins = -1}, place, marks) => {
      const range = document.createRange();
      // With the mark: a letter that is joined to one is only drawn over as a whole.
      range.setStart(node, at);
      range.setEnd(node, marks[place + 1]?.at ?? text.length);
      CSS.highlights.get(`keys-${keys[begins]?.state}`)?.add(range);
    });
  }
}

/** Which messages are in an element's own text, its attributes or its label, or else in the nearest element around it. */
function marksAt(target: EventTarget | null): number[] {
  if (!(target instanceof Element)) return [];
  const texts = [...target.attributes, ...target.childNodes].map((part) => part.nodeValue);
  const labels = [...((target as HTMLInputElement).labels ?? [])].map(({textContent}) => textContent);
  const found = [...labels, ...texts].flatMap((text) => marksIn(text ?? '')).flatMap(({begins = []}) => begins);
  return found.length ? found : marksAt(target.parentElement);
}
