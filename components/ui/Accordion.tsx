'use client';

import {Content, Item, Root, Trigger} from '@radix-ui/react-accordion';
import {useEffect, useRef, useState} from 'react';
import {Icon} from './Icon';

type Props = {items: readonly {id: string; title: string; text: string}[]};

/** Radix' sizes for an animation, which the pages' policy would have to allow. */
const unsized = {'--radix-accordion-content-height': undefined, '--radix-accordion-content-width': undefined};

const trigger =
  'flex min-h-16 w-full cursor-pointer items-center justify-between gap-6 py-4 text-left font-semibold text-h3/snug';

/** Questions of which one is open at a time. Closed answers stay in the HTML: for search engines, on paper and without scripts. */
export function Accordion({items}: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState('');

  // Ctrl+F and links to a text find closed answers, and open them. Not in React's markup, which knows `hidden` as on or off.
  useEffect(() => {
    const controller = new AbortController();
    const answers = list.current?.querySelectorAll<HTMLElement>('.question-answer') ?? [];
    for (const [index, answer] of answers.entries()) {
      const id = items[index]?.id ?? '';
      if (answer.dataset.state === 'open') {
        // Before React was there (answerBeforeReact in PartnerQuestions.tsx).
        if (id !== open) setOpen(id);
        answer.removeAttribute('hidden');
      } else {
        answer.setAttribute('hidden', 'until-found');
      }
      const show = () => {
        // At once, as the browser scrolls there right behind this; React says the same a moment later.
        answer.dataset.state = 'open';
        setOpen(id);
      };
      answer.addEventListener('beforematch', show, controller);
    }
    return () => controller.abort();
  }, [open, items]);

  return (
    <Root
      ref={list}
      data-hydrate="interaction"
      type="single"
      collapsible
      value={open}
      onValueChange={setOpen}
      className="question-list"
    >
      {items.map(({id, title, text}) => (
        <Item key={id} value={id} className="border-b">
          <h3>
            <Trigger className={trigger}>
              {title}
              <Icon name="icon-chevron" className="[transition:rotate_0.15s] in-data-[state=open]:rotate-180" />
            </Trigger>
          </h3>
          {/* `hidden` stands there already. */}
          <Content forceMount asChild suppressHydrationWarning style={unsized} className="question-answer">
            <section>
              <p className="pb-6 text-ink-2">{text}</p>
            </section>
          </Content>
        </Item>
      ))}
    </Root>
  );
}
