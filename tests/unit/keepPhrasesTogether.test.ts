import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {keepPhrasesTogether} from '@/components/ui/keepPhrasesTogether';

/** Spaces that do not break as `_`, what else stays on one line in brackets. */
const lines = (text: string) =>
  renderToStaticMarkup(keepPhrasesTogether(text))
    .replaceAll('\u00a0', '_')
    .replaceAll(/<span[^>]*>/g, '[')
    .replaceAll('</span>', ']');

test.each([
  ['Why chemists pick Vyom Commerce', 'Why chemists pick Vyom_Commerce'],
  ['Know what to order before the salesman calls', 'Know what to order before the_salesman calls'],
  ['बच्चों के लिए एक ही काउंटर पर', 'बच्चों_के_लिए एक_ही_काउंटर_पर'],
  ['“यही मैरून में है? साइज़ M?”', '“यही_मैरून_में_है? साइज़_M?”'],
  ['आपके काउंटर के लिए कौन-सा प्लान', 'आपके काउंटर_के_लिए [कौन-सा] प्लान'],
  ['Add-ons, when you need them', '[Add-ons,] when you need them'],
  ['किस प्लान में क्या-क्या मिलता है', 'किस प्लान_में [क्या-क्या] मिलता_है'],
  ['Nimbus AI की कीमत', 'Nimbus_AI_की कीमत'],
  ['मैसेज कम भेजें, पर उस दिन जब काम के हों', 'मैसेज_कम_भेजें, पर उस_दिन जब काम_के हों'],
  ['किलो, नग और प्लेट का एक बिल', 'किलो, नग और प्लेट_का एक_बिल'],
  ['हमें किसी एक डॉग के बारे में बताएँ', 'हमें किसी_एक डॉग_के_बारे_में बताएँ'],
  ['एक विश्वसनीय डिस्ट्रीब्यूटर के लिए', 'एक_विश्वसनीय डिस्ट्रीब्यूटर के_लिए'],
  ['पूरा कारोबार, एक ही सॉफ़्टवेयर में', 'पूरा_कारोबार, एक_ही सॉफ़्टवेयर में'],
  ['सही शेड, सही एक्सपायरी, सही खाते में', 'सही_शेड, सही_एक्सपायरी, सही खाते_में'],
  ['the straightforward counter', 'the straightforward counter'],
  ['Orders, stock and money', 'Orders, stock and money'],
])('%s: what belongs together stays on one line', (text, expected) => {
  expect(lines(text)).toBe(expected);
});
