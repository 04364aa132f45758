import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {unbroken} from '@/components/ui/unbroken';

test.each([
  ['Why chemists pick Vyom Commerce', 'Why chemists pick Vyom\u00a0Commerce'],
  ['बच्चों के लिए, एक ही काउंटर पर', 'बच्चों\u00a0के\u00a0लिए, एक\u00a0ही काउंटर\u00a0पर'],
  [
    'Add-ons, when you need them',
    '<span class="whitespace-nowrap large-text:whitespace-normal">Add-ons,</span> when you need them',
  ],
  [
    'एक दुकान का सीधा-सादा काउंटर',
    'एक दुकान\u00a0का <span class="whitespace-nowrap large-text:whitespace-normal">सीधा-सादा</span> काउंटर',
  ],
  ['Orders, stock and money', 'Orders, stock and money'],
])('%s: what belongs together stays on one line', (text, markup) => {
  expect(renderToStaticMarkup(unbroken(text))).toBe(markup);
});
