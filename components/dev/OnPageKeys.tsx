'use client';

import {useEffect, useState} from 'react';
import type {KeyFacts} from '@/app/[locale]/keys/route.dev';
import {keysCookie} from '@/i18n/marks';
import {isAt, isOf, type MarkedText, markedTexts} from './markedTexts';
import css from './OnPageKeys.module.css';

type Shown = {facts: KeyFacts[]; left: number; top: number};

/** How each state is drawn. The selectors are not in the style sheet, because its compiler does not know them yet. */
const colours = {
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

/**
 * For translators, in development only: which message every text of the page is. Pointing at a text, or moving the focus
 * to it, shows its key, file, state and note; a click with Alt, or Alt and Enter, opens the file.
 */
export function OnPageKeys({locale, on}: {locale: string; on: boolean}) {
  const shown = useShownKeys(locale, on);
  return (
    <div data-keys="" className={css.bar}>
      <button type="button" aria-pressed={on} onClick={() => flip(on)}>
        Keys {on ? 'on' : 'off'}
      </button>
      {on && <style>{highlights}</style>}
      {shown && (
        <ul className={css.panel} style={{left: shown.left, top: shown.top}} role="status">
          {shown.facts.map((facts) => (
            <li key={facts.key} style={{borderColor: colours[facts.state as keyof typeof colours]}}>
              <b>{facts.key}</b>
              <span>
                {facts.file}:{facts.line} · {facts.state}
              </span>
              {facts.note && <i>{facts.note}</i>}
              <button type="button" onClick={() => openInEditor(facts)}>
                Open in the editor
              </button>
            </li>
          ))}
          <li className={css.hint}>Alt + click or Alt + Enter opens the file</li>
        </ul>
      )}
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

/** Draws the outlines, and says what is pointed at. */
function useShownKeys(locale: string, on: boolean): Shown | undefined {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    if (!on) return;
    const stop = new AbortController();
    let keys: KeyFacts[] = [];
    let texts: MarkedText[] = [];
    let current: KeyFacts[] = [];

    function draw() {
      texts = markedTexts(document.body);
      for (const state of Object.keys(colours)) {
        const ranges = texts.flatMap(({index, place}) =>
          keys[index]?.state === state && place instanceof Range ? [place] : [],
        );
        CSS.highlights.set(`keys-${state}`, new Highlight(...ranges));
      }
    }
    function show(found: MarkedText[], {left, bottom}: {left: number; bottom: number}) {
      current = [...new Set(found.map(({index}) => index))].flatMap((index) => keys[index] ?? []);
      if (!current.length) return;
      setShown({
        facts: current,
        left: Math.max(8, Math.min(left, window.innerWidth - 368)),
        top: Math.min(bottom + 4, window.innerHeight - 160),
      });
    }
    const isOwn = (event: Event) => event.target instanceof Element && event.target.closest('[data-keys]');
    const pointed = (event: PointerEvent | MouseEvent) =>
      texts.filter((text) => isAt(text, event.clientX, event.clientY));

    const options = {signal: stop.signal, capture: true};
    let leaving: ReturnType<typeof setTimeout>;
    document.addEventListener(
      'pointermove',
      (event) => {
        clearTimeout(leaving);
        if (isOwn(event)) return;
        // A moment to cross other texts on the way to the panel.
        leaving = setTimeout(() => {
          const found = pointed(event);
          if (found.length) show(found, {left: event.clientX, bottom: event.clientY + 12});
          else setShown(undefined);
        }, 150);
      },
      options,
    );
    document.addEventListener(
      'focusin',
      (event) => {
        const {target} = event;
        if (target instanceof Element && !isOwn(event))
          show(
            texts.filter((text) => isOf(text, target)),
            target.getBoundingClientRect(),
          );
      },
      options,
    );
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape') setShown(undefined);
        const [first] = current;
        if (event.key !== 'Enter' || !event.altKey || !first) return;
        event.preventDefault();
        openInEditor(first);
      },
      options,
    );
    document.addEventListener(
      'click',
      (event) => {
        const [first] = event.altKey && !isOwn(event) ? pointed(event) : [];
        const facts = first && keys[first.index];
        if (!facts) return;
        event.preventDefault();
        event.stopPropagation();
        openInEditor(facts);
      },
      options,
    );

    // What opens or arrives late has texts too.
    let drawing: ReturnType<typeof setTimeout>;
    const observer = new MutationObserver(() => {
      clearTimeout(drawing);
      drawing = setTimeout(draw, 100);
    });
    fetch(`/${locale}/keys`, {signal: stop.signal})
      .then((response) => response.json())
      .then((all: KeyFacts[]) => {
        keys = all;
        draw();
        observer.observe(document.body, {childList: true, subtree: true, characterData: true});
      })
      .catch((error: Error) => {
        if (error.name !== 'AbortError') throw error;
      });
    return () => {
      stop.abort();
      observer.disconnect();
      clearTimeout(drawing);
      clearTimeout(leaving);
      for (const state of Object.keys(colours)) CSS.highlights.delete(`keys-${state}`);
    };
  }, [locale, on]);
  return shown;
}
