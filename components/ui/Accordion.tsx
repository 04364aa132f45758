'use client';

import {Content, Item, Root, Trigger} from '@radix-ui/react-accordion';
import {useEffect, useRef, useState} from 'react';
import {Icon} from './Icon';

type Props = {items: readonly {id: string; title: string; text: string}[]};

/** Radix sets these sizes in a style attribute, for animations. The pages' Content-Security-Policy does not allow that. */
const withoutSizes = {'--radix-accordion-content-height': undefined, '--radix-accordion-content-width': undefined};

const trigger =
  'flex min-h-16 w-full cursor-pointer items-center justify-between gap-6 py-4 text-left font-semibold text-h3/snug';

/** Questions, of which one is open at a time. Closed answers stay in the HTML for search engines, print and visitors without scripts. */
export function Accordion({items}: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState('');

  // With `hidden="until-found"`, a search in the page or a link to a text finds a closed answer and opens it. It is set here and
  // not in the markup, because to React `hidden` is a boolean.
  useEffect(() => {
    const controller = new AbortController();
    const answers = list.current?.querySelectorAll<HTMLElement>('.question-answer') ?? [];
    for (const [index, answer] of answers.entries()) {
      const id = items[index]?.id ?? '';
      if (answer.dataset.state === 'open') {
        // The visitor has opened it before React was there (answerBeforeReact in PartnerQuestions.tsx).
        if (id !== open) setOpen(id);
        answer.removeAttribute('hidden');
      } else {
        answer.setAttribute('hidden', 'until-found');
      }
      const show = () => {
        // The browser scrolls to the answer right after this event, so it cannot wait until React renders it open.
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
          {/* A script may have changed `hidden` before React hydrates. */}
          <Content forceMount asChild suppressHydrationWarning style={withoutSizes} className="question-answer">
            <section>
              <p className="pb-6 text-ink-2">{text}</p>
            </section>
          </Content>
        </Item>
      ))}
    </Root>
  );
}
