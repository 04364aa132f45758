'use client';

import {Content, Header, Item, Root, Trigger} from '@radix-ui/react-accordion';
import {Drawing} from './Drawing';

type Props = {items: readonly {id: string; title: string; text: string}[]};

/**
 * Questions of which one is open at a time. Closed answers stay in the HTML, for search engines and for the page's own
 * search, and without scripts all of them are open.
 */
export function Accordion({items}: Props) {
  return (
    <Root type="single" collapsible className="border-rule border-t-[1.5px]">
      {items.map((item) => (
        <Item key={item.id} value={item.id} className="border-line border-b">
          <Header>
            <Trigger
              type="button"
              className="group flex min-h-16 w-full cursor-pointer items-center justify-between gap-6 py-4 text-left font-semibold text-h3 leading-snug"
            >
              {item.title}
              <Drawing
                name="icon-chevron"
                className="size-4 flex-none text-cloth-text transition-[rotate] group-data-[state=open]:rotate-180"
              />
            </Trigger>
          </Header>
          <Content
            forceMount
            className="data-[state=closed]:hidden noscript:data-[state=closed]:block print:data-[state=closed]:block"
          >
            <p className="pb-6 text-ink-2">{item.text}</p>
          </Content>
        </Item>
      ))}
    </Root>
  );
}
