import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {decodeEntities} from '@/lib/htmlEntities';

test('whatever React escapes is read back, once', () => {
  const text = `<b> & 'x' "y" &lt; &amp;lt; ₹1 नमस्ते`;
  expect(decodeEntities(renderToStaticMarkup(<i title={text} />))).toBe(`<i title="${text}"></i>`);
  expect(decodeEntities(renderToStaticMarkup(text))).toBe(text);
});

test('what React does not write stays', () => {
  expect(decodeEntities('&nbsp; &toString; &#x28; & ;')).toBe('&nbsp; &toString; &#x28; & ;');
});
