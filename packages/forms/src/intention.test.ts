import { expect, test } from 'vitest';
import { keysOfRequests } from './intention.ts';

/** The keys of requests that are sent one after the other. */
function keysFor(...requests: readonly unknown[]): readonly string[] {
  let made = 0;
  const keyOf = keysOfRequests(() => String((made += 1)));
  return requests.map(keyOf);
}

const photo = (bytes: string) => ({ files: [new File([bytes], 'photo.png', { lastModified: 1 })] });

test('the same request again has the same key, another one a new key', () => {
  expect(keysFor({ words: 'Tea' }, { words: 'Tea' }, { words: 'Coffee' })).toEqual(['1', '1', '2']);
});

test('a request after another one is a new request', () => {
  expect(keysFor({ words: 'Tea' }, 'taken', { words: 'Tea' })).toEqual(['1', '2', '3']);
});

test('another file is another request, nothing at all is one as well', () => {
  expect(keysFor(photo('a'), photo('a'), photo('ab'), undefined, undefined)).toEqual([
    '1',
    '1',
    '2',
    '3',
    '3',
  ]);
});
