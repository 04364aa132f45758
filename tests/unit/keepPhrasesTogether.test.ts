import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {keepPhrasesTogether} from '@/components/ui/keepPhrasesTogether';
import {site} from '@/settings/site';

const brand = site.brand.en;

/** The text with `_` for a no-break space, and with brackets around an element that does not break. */
function showBreaks(text: string): string {
  return renderToStaticMarkup(keepPhrasesTogether(text))
    .replaceAll('\u00a0', '_')
    .replaceAll(/<span[^>]*>/g, '[')
    .replaceAll('</span>', ']');
}

test.each([
  {text: `Why chemists pick ${brand}`, shown: `Why chemists pick ${brand.replaceAll(' ', '_')}`},
  {
    text: 'Know what to order before the salesman calls',
    shown: 'Know what to order before the_salesman calls',
  },
  {text: 'बच्चों के लिए एक ही काउंटर पर', shown: 'बच्चों_के_लिए एक_ही_काउंटर_पर'},
  {text: '“यही मैरून में है? साइज़ M?”', shown: '“यही_मैरून_में_है? साइज़_M?”'},
  {text: 'आपके काउंटर के लिए कौन-सा प्लान', shown: 'आपके काउंटर_के_लिए [कौन-सा] प्लान'},
  {text: 'Add-ons, when you need them', shown: '[Add-ons,] when you need them'},
  {text: 'किस प्लान में क्या-क्या मिलता है', shown: 'किस प्लान_में [क्या-क्या] मिलता_है'},
  {text: 'Nimbus AI की कीमत', shown: 'Nimbus_AI_की कीमत'},
  {
    text: 'मैसेज कम भेजें, पर उस दिन जब काम के हों',
    shown: 'मैसेज_कम_भेजें, पर उस_दिन जब काम_के हों',
  },
  {text: 'किलो, नग और प्लेट का एक बिल', shown: 'किलो, नग और प्लेट_का एक_बिल'},
  {text: 'हमें किसी एक डॉग के बारे में बताएँ', shown: 'हमें किसी_एक डॉग_के_बारे_में बताएँ'},
  {text: 'एक विश्वसनीय डिस्ट्रीब्यूटर के लिए', shown: 'एक_विश्वसनीय डिस्ट्रीब्यूटर के_लिए'},
  {text: 'पूरा कारोबार, एक ही सॉफ़्टवेयर में', shown: 'पूरा_कारोबार, एक_ही सॉफ़्टवेयर में'},
  {
    text: 'सही शेड, सही एक्सपायरी, सही खाते में',
    shown: 'सही_शेड, सही_एक्सपायरी, सही खाते_में',
  },
  {text: 'the straightforward counter', shown: 'the straightforward counter'},
  {text: 'Orders, stock and money', shown: 'Orders, stock and money'},
])('words that belong together stay on one line: $text', ({text, shown}) => {
  expect(showBreaks(text)).toBe(shown);
});
