'use client';

import {Content, Item, Root, Trigger} from '@radix-ui/react-accordion';
import {type MouseEvent, useEffect, useRef, useState} from 'react';
import {Icon} from './Icon';

type Props = {
  /** Of the questions with the same name, the browser opens one at a time, even before hydration. */
  name: string;
  items: readonly {id: string; title: string; text: string}[];
};

/** Attributes that Radix sets on a button and its panel, and that `<summary>` and `<details>` do not need. */
const notForSummary = {
  type: undefined,
  'aria-expanded': undefined,
  'aria-controls': undefined,
  'aria-disabled': undefined,
};
const notForAnswer = {hidden: undefined, role: undefined, 'aria-labelledby': undefined};
/** Radix sets these sizes in a style attribute, for animations. The pages' Content-Security-Policy does not allow that. */
const withoutSizes = {'--radix-accordion-content-height': undefined, '--radix-accordion-content-width': undefined};

/** Radix has already opened or closed the question, and the browser's default would undo that. */
function keepAsSet(event: MouseEvent) {
  const isOnSummary = event.target instanceof Element && event.target.closest('summary');
  if (isOnSummary) event.preventDefault();
}

const summary = 'flex min-h-16 cursor-pointer items-center justify-between gap-6 py-4 icon-4 icon-cloth-text';
const inPrint = 'print:details-content:[content-visibility:visible]';

/**
 * Questions, of which one is open at a time. They are `<details>`, so they work before hydration, find in page finds closed answers, and
 * reader modes and print show all of them. Radix adds the arrow keys.
 */
export function Accordion({name, items}: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState('');

  // A visitor may have opened a question before hydration.
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
              // Find in page opens a question without a click.
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
