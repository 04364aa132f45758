'use client';

import {useEffect, useId, useRef, useState} from 'react';
import {Answer, Question, type QuestionFacts} from './Question';
import {keepFocus, useLazy} from './useLazy';

const load = () => import('./Accordion').then(({Accordion}) => Accordion);

/**
 * Questions that open and close from the start; the library's accordion takes over once their section is near, with the
 * open question and the focus where they were. Should it not arrive, nothing is missing but the arrow keys.
 */
export function LazyAccordion({items}: {items: readonly QuestionFacts[]}) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<string>();
  const Loaded = useLazy(place, load, keepFocus);

  // Ctrl+F and links to a text find closed answers, and open them. Not in React's markup, which knows `hidden` as on or off.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the library's answers are other elements
  useEffect(() => {
    const answers = [...(place.current?.querySelectorAll<HTMLElement>('[data-answer]') ?? [])];
    const found = answers.find(({dataset}) => dataset.state === 'open' && dataset.answer !== open);
    if (found) setOpen(found.dataset.answer); // before React was there (findAnswers in PartnerSections.tsx)
    for (const answer of answers) {
      if (answer.dataset.state === 'open') answer.removeAttribute('hidden');
      else answer.setAttribute('hidden', 'until-found');
    }
    const left = new AbortController();
    for (const answer of answers)
      answer.addEventListener(
        'beforematch',
        () => {
          // At once, as the browser scrolls there right behind this; React says the same a moment later.
          answer.dataset.state = 'open';
          setOpen(answer.dataset.answer);
        },
        left,
      );
    return () => left.abort();
  }, [open, Loaded]);

  return <div ref={place}>{Loaded ? <Loaded items={items} open={open} onOpen={setOpen} /> : plain()}</div>;

  function plain() {
    // Closed answers stay in the HTML: for search engines, on paper, and where no script opens them, or none has come.
    return (
      <div className="question-list">
        {items.map((item) => {
          const isOpen = item.id === open;
          const state = isOpen ? 'open' : 'closed';
          return (
            <div key={item.id}>
              <h3>
                <button
                  type="button"
                  aria-expanded={isOpen}
                  aria-controls={id + item.id}
                  data-state={state}
                  onClick={() => setOpen(isOpen ? undefined : item.id)}
                >
                  <Question title={item.title} />
                </button>
              </h3>
              <div
                id={id + item.id}
                data-answer={item.id}
                data-state={state}
                // `hidden` stands there already (findAnswers in PartnerSections.tsx).
                suppressHydrationWarning
                className="question-answer"
              >
                <Answer text={item.text} />
              </div>
            </div>
          );
        })}
      </div>
    );
  }
}
