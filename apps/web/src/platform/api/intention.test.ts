import { expect, test } from 'vitest';
import { keysOfWishes } from './intention.ts';

/** The keys of wishes that are sent one after the other. */
function keysFor(...wishes: readonly unknown[]): readonly string[] {
  let made = 0;
  const keyOf = keysOfWishes(() => String((made += 1)));
  return wishes.map(keyOf);
}

const photo = (bytes: string) => ({ files: [new File([bytes], 'photo.png', { lastModified: 1 })] });

test('the same wish again has the same key, another one a new key', () => {
  expect(keysFor({ words: 'Tea' }, { words: 'Tea' }, { words: 'Coffee' })).toEqual(['1', '1', '2']);
});

test('a wish after another one is a new wish', () => {
  expect(keysFor({ words: 'Tea' }, 'taken', { words: 'Tea' })).toEqual(['1', '2', '3']);
});

test('another file is another wish, nothing at all is one as well', () => {
  expect(keysFor(photo('a'), photo('a'), photo('ab'), undefined, undefined)).toEqual([
    '1',
    '1',
    '2',
    '3',
    '3',
  ]);
});
