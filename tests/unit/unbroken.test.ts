import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {unbroken} from '@/components/ui/unbroken';

/** What stays on one line stands in brackets. */
const lines = (text: string) =>
  renderToStaticMarkup(unbroken(text))
    .replaceAll(/<span[^>]*>/g, '[')
    .replaceAll('</span>', ']');

test.each([
  ['Why chemists pick Vyom Commerce', 'Why chemists pick [Vyom Commerce]'],
  ['Know what to order before the salesman calls', 'Know what to order before [the salesman] calls'],
  ['बच्चों के लिए एक ही काउंटर पर', '[बच्चों के लिए] [एक ही काउंटर पर]'],
  ['“यही मैरून में है? साइज़ M?”', '[“यही [मैरून में है?]] [साइज़ M?”]'],
  ['आपके काउंटर के लिए कौन-सा प्लान', 'आपके [काउंटर के लिए] [कौन-सा] प्लान'],
  ['Add-ons, when you need them', '[Add-ons,] when you need them'],
  ['किस प्लान में क्या-क्या मिलता है', 'किस [प्लान में] [क्या-क्या] [मिलता है]'],
  ['Nimbus AI की कीमत', '[Nimbus AI की] कीमत'],
  ['मैसेज कम भेजें, पर उस दिन जब काम के हों', '[मैसेज कम भेजें,] [पर [उस दिन] जब [काम के] हों]'],
  ['किलो, नग और प्लेट का एक बिल', 'किलो, नग और [प्लेट का] [एक बिल]'],
  ['हमें किसी एक डॉग के बारे में बताएँ', 'हमें [किसी एक] [डॉग के बारे में] बताएँ'],
  ['आपके काउंटर के\u00a0लिए', 'आपके [काउंटर के\u00a0लिए]'],
  ['Orders, stock and money', 'Orders, stock and money'],
])('%s: what belongs together stays on one line', (text, expected) => {
  expect(lines(text)).toBe(expected);
});
