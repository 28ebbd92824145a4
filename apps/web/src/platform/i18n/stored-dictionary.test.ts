import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeDictionary, storedDictionary } from './stored-dictionary.ts';

let values: Map<string, string>;
beforeEach(() => {
  values = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what was stored for a language is read for it, and for no other', () => {
  storeDictionary('hi', { 'signIn.send': 'ओटीपी मँगाएँ' });
  expect(storedDictionary('hi')).toEqual({ 'signIn.send': 'ओटीपी मँगाएँ' });
  expect(storedDictionary('en')).toEqual({});
});

test.each(['{', '[]', '"a"', 'null', '{"en":["a"]}', '{"en":{"signIn.send":1}}', '{"en":null}'])(
  'a langJson that cannot be read is empty: %s',
  (broken) => {
    values.set('langJson', broken);
    expect(storedDictionary('en')).toEqual({});
  },
);

test('a storage that is forbidden is empty, and storing in it fails quietly', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  });
  expect(() => storeDictionary('en', { 'signIn.send': 'Text me a code' })).not.toThrow();
  expect(storedDictionary('en')).toEqual({});
});
