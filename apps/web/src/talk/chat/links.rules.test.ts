import { expect, test } from 'vitest';
import { linksIn } from './links.rules.ts';

test('addresses of sites become links, without the sign that ends the sentence', () => {
  expect(linksIn('See https://example.com/a?b=1, and (http://nukkad.example). Thanks')).toEqual([
    { text: 'See ', link: null },
    { text: 'https://example.com/a?b=1', link: 'https://example.com/a?b=1' },
    { text: ', and (', link: null },
    { text: 'http://nukkad.example', link: 'http://nukkad.example' },
    { text: '). Thanks', link: null },
  ]);
});

test('what says no scheme stays text, and so does a scheme alone', () => {
  for (const text of ['', 'example.com', 'javascript:alert(1)', 'https:// and more', 'At 10:30 https://'])
    expect(linksIn(text)).toEqual([{ text, link: null }]);
});
