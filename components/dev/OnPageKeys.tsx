'use client';

import {useEffect, useState} from 'react';
import {type KeyFacts, keysCookie, marksIn} from '@/i18n/tooling/marks';

const buttonLook = 'min-h-9 rounded-sm border border-indigo-line bg-indigo px-3 text-white aria-pressed:bg-indigo-line';

/** The colour of each state of a message. */
const stateColours: Record<string, string> = {
  source: '#5b6bd6',
  translated: '#2f8f5b',
  stale: '#c98a00',
  untranslated: '#c2412d',
  missing: '#c2412d',
};

/** The rules for the highlights. They are not in a style sheet, because the compiler does not know `::highlight()` yet. */
const highlightRules = Object.entries(stateColours).map(highlightRule).join('\n');

function highlightRule([state, colour]: [string, string]): string {
  return `::highlight(keys-${state}) {background: ${colour}2b; text-decoration: ${colour} dotted underline 2px}`;
}

const redrawInterval = 500;
const pointerRest = 150;

/**
 * For translators, in development: shows the key and the note of the text under the pointer. Alt and a click opens the file.
 */
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
    const factsAt = ({target}: Event) => {
      const indexes = new Set(messagesAt(target));
      return [...indexes].map((index) => keys[index]).filter((key) => key !== undefined);
    };

    let showTimer: ReturnType<typeof setTimeout>;
    const show = (event: Event) => {
      clearTimeout(showTimer);
      const isInPanel = event.target instanceof Element && event.target.closest('[data-keys]');
      if (isInPanel) return;
      // On its way to the panel, the pointer crosses other texts, which must not replace the panel's content.
      showTimer = setTimeout(() => setShown(factsAt(event)), pointerRest);
    };
    const openFirst = (event: Event) => {
      const [first] = factsAt(event);
      if (!first) return;
      event.preventDefault();
      event.stopPropagation();
      openInEditor(first);
    };
    const onClick = (event: MouseEvent) => {
      if (event.altKey) openFirst(event);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey && event.key === 'Enter') openFirst(event);
    };
    document.addEventListener('pointerover', show, options);
    document.addEventListener('focusin', show, options);
    document.addEventListener('keydown', onKeyDown, options);
    document.addEventListener('click', onClick, options);

    // Texts are highlighted again and again, because a menu that opens or a part that loads late has texts too.
    const redrawTimer = setInterval(highlightTexts, redrawInterval, keys);
    return () => {
      controller.abort();
      clearTimeout(showTimer);
      clearInterval(redrawTimer);
    };
  }, [keys]);

  return (
    <div
      data-keys=""
      className="fixed right-3 bottom-3 z-50 grid max-w-90 justify-items-end gap-2.5 text-small print:hidden"
    >
      {on && <style>{highlightRules}</style>}
      <ul role="status">
        {shown.map((facts) => (
          <li
            key={facts.key}
            className="grid gap-1 border-l-4 bg-indigo p-2.5 text-white wrap-anywhere"
            style={{borderColor: stateColours[facts.state]}}
          >
            <b>{facts.key}</b>
            <button type="button" onClick={() => openInEditor(facts)} className={buttonLook}>
              {facts.file}:{facts.line} · {facts.state}
            </button>
            {facts.note && <i>{facts.note}</i>}
          </li>
        ))}
        {shown.length > 0 && (
          <li className="bg-indigo p-2.5 text-white">Alt and a click, or Alt and Enter, opens the first one</li>
        )}
      </ul>
      <button type="button" aria-pressed={on} onClick={() => toggleKeys(on)} className={buttonLook}>
        Keys {on ? 'on' : 'off'}
      </button>
    </div>
  );
}

/** The server marks the texts of a page only with this cookie. */
function toggleKeys(on: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we serve
  document.cookie = `${keysCookie}=1; path=/; samesite=lax; max-age=${on ? 0 : 86400}`;
  window.location.reload();
}

/** Next's development server opens the file in the editor that is running, or that REACT_EDITOR names. */
function openInEditor({file, line}: KeyFacts) {
  void fetch(`/__nextjs_launch-editor?${new URLSearchParams({file, line1: String(line), column1: '1'})}`);
}

/** Highlights every text of the page in the colour of its message's state. */
function highlightTexts(keys: KeyFacts[]) {
  for (const state of Object.keys(stateColours)) CSS.highlights.set(`keys-${state}`, new Highlight());
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) highlightTextNode(node, keys);
}

/** A text node may hold several messages: each reaches from its mark to the next mark. */
function highlightTextNode(node: Node, keys: KeyFacts[]) {
  const text = node.textContent ?? '';
  const marks = marksIn(text);
  for (const [place, mark] of marks.entries()) {
    if (mark.messageIndex === undefined) continue;
    const range = document.createRange();
    // The range includes the invisible mark: browsers join it to the letter beside it and highlight both or neither.
    range.setStart(node, mark.at);
    range.setEnd(node, marks[place + 1]?.at ?? text.length);
    CSS.highlights.get(`keys-${keys[mark.messageIndex]?.state}`)?.add(range);
  }
}

/** The indexes of the messages in an element's text, attributes and label. If it has none, those of the element around it. */
function messagesAt(target: EventTarget | null): number[] {
  if (!(target instanceof Element)) return [];
  const labels = (target as HTMLInputElement).labels ?? [];
  const texts = [
    ...[...labels].map((label) => label.textContent),
    ...[...target.attributes].map((attribute) => attribute.value),
    ...[...target.childNodes].map((child) => child.nodeValue),
  ];
  const marks = texts.flatMap((text) => marksIn(text ?? ''));
  const indexes = marks.map(({messageIndex}) => messageIndex).filter((index) => index !== undefined);
  return indexes.length ? indexes : messagesAt(target.parentElement);
}
