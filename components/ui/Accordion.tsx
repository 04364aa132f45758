'use client';

import {Content, Item, Root, Trigger} from '@radix-ui/react-accordion';
import {type MouseEvent, useEffect, useRef, useState} from 'react';
import {Icon} from './Icon';

type Props = {
  /** Of the questions with one name, one is open at a time, also before React is there. */
  name: string;
  items: readonly {id: string; title: string; text: string}[];
};

/** What Radix gives a button and its panel, and `<summary>` and `<details>` have by themselves. */
const notForSummary = {
  type: undefined,
  'aria-expanded': undefined,
  'aria-controls': undefined,
  'aria-disabled': undefined,
};
const notForAnswer = {hidden: undefined, role: undefined, 'aria-labelledby': undefined};
/** Radix sets these sizes in a style attribute, for animations. The pages' Content-Security-Policy does not allow that. */
const withoutSizes = {'--radix-accordion-content-height': undefined, '--radix-accordion-content-width': undefined};

/** Radix has opened or closed the question already. The browser would turn it back. */
function keepAsSet(event: MouseEvent) {
  const isOnSummary = event.target instanceof Element && event.target.closest('summary');
  if (isOnSummary) event.preventDefault();
}

const summary = 'flex min-h-16 cursor-pointer items-center justify-between gap-6 py-4 icon-4 icon-cloth-text';
const inPrint = 'print:details-content:[content-visibility:visible]';

/**
 * Questions, of which one is open at a time. They are `<details>`: the browser opens them before React is there, a search in the page
 * finds closed answers, and browsers' readers and print have them all. Radix adds the arrow keys.
 */
export function Accordion({name, items}: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState('');

  // A visitor may have opened a question before React was there.
  useEffect(() => {
    const opened = list.current?.querySelector<HTMLElement>('details[open]');
    if (opened) setOpen(opened.dataset.question ?? '');
  }, []);

  return (
    <Root ref={list} data-hydrate="interaction" type="single" collapsible value={open} onValueChange={setOpen}>
      {items.map(({id, title, text}) => (
        <Item key={id} value={id} asChild>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a summary is a click, too */}
          <details
            name={name}
            data-question={id}
            open={id === open}
            onClick={keepAsSet}
            onToggle={({currentTarget}) => {
              // A search in the page opens a question by itself.
              if (currentTarget.open) setOpen(id);
            }}
            suppressHydrationWarning
            className={`border-b ${inPrint}`}
          >
            <Trigger asChild>
              <summary {...notForSummary} className={summary}>
                <h3 className="text-h3/snug">{title}</h3>
                <Icon name="icon-chevron" className="[transition:rotate_0.15s] in-open:rotate-180" />
              </summary>
            </Trigger>
            <Content forceMount asChild style={withoutSizes}>
              <p {...notForAnswer} className="pb-6 text-ink-2">
                {text}
              </p>
            </Content>
          </details>
        </Item>
      ))}
    </Root>
  );
}
