import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {Testimonial} from '@/components/sections/Testimonial';

const story = {name: 'Ritu S.', role: 'Owner', children: 'Thank you.', look: {figure: '', quote: ''}};

test('a story shows the picture of its author, or the initials if there is none', () => {
  const withPicture = renderToStaticMarkup(<Testimonial {...story} portrait="/ritu.jpg" />);
  expect(withPicture).toContain('src="/ritu.jpg"');
  expect(withPicture).not.toContain('>RS<');
  const withoutPicture = renderToStaticMarkup(<Testimonial {...story} />);
  expect(withoutPicture).toContain('>RS<');
  expect(withoutPicture).not.toContain('<img');
});
