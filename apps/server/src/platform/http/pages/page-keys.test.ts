import { expect, test } from 'vitest';
import { type PageDependencies, type Visitor, pageKeys } from './page-keys.ts';

const table: Readonly<Record<string, PageDependencies>> = {
  '/services': { query: { category: /^[a-z-]+$/, sort: ['price', 'rating'] }, place: true },
  '/about': { query: {}, place: false },
  '/old': { query: 'all', place: false },
};
const keys = pageKeys({
  dependsOn: (path) => table[path] ?? { query: {}, place: false },
  visitorOf: () => ({ language: 'en', cityCode: null }),
});
const asha: Visitor = { language: 'en', cityCode: '1277333' };

test.each([
  ['/services?utm_source=mail&sort=price', '/services?sort=price', false],
  ['/services?sort=price&category=tap&sort=rating', '/services?category=tap&sort=price', true],
  ['/services?sort=made-up&category=%3Cb%3E', '/services', false],
  ['/services?', '/services', false],
  ['/%73ervices#top', '/services', false],
  ['/about?anything=1&sort=price', '/about', false],
  ['/old?a=1&b', '/old?a=1&b', true],
])('%s is the page %s', (url, address, isTyped) => {
  expect(keys.of(url, asha)).toMatchObject({ address, isTyped });
});

test('a city counts where a page shows it, a language everywhere', () => {
  const hindi: Visitor = { language: 'hi', cityCode: null };
  expect(keys.of('/services', asha).text).not.toBe(keys.of('/services', hindi).text);
  expect(keys.of('/about', asha)).toMatchObject({ cityCode: null });
  expect(keys.of('/about', asha).text).not.toBe(keys.of('/about', hindi).text);
});

test('a path is known after it was asked for, with another query too', () => {
  expect(keys.known('/never?x=1', asha)).toBeNull();
  keys.of('/now?x=1', asha);
  expect(keys.known('/now?y=2', asha)?.address).toBe('/now');
});
