import { expect, test } from 'vitest';
import { type KeyPress, meaningOf } from './page-keys.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  ...more,
});
const on = (key: string, more?: Partial<KeyPress>) => meaningOf(press(key, more), true);
const off = (key: string, more?: Partial<KeyPress>) => meaningOf(press(key, more), false);

test('J, K, / and ? are keys of the page, also with Caps Lock and on a German keyboard', () => {
  expect(['j', 'J', 'k', 'K', '/', '?', 'x'].map((key) => on(key))).toEqual([
    'next',
    'next',
    'previous',
    'previous',
    'filter',
    'keys',
    null,
  ]);
  expect(on('?', { shiftKey: true })).toBe('keys');
  expect(on('/', { shiftKey: true, code: 'Digit7' })).toBe('filter');
});

test('a keyboard of Devanagari letters has the keys at their places', () => {
  expect(on('र', { code: 'KeyJ' })).toBe('next');
  expect(on('क', { code: 'KeyK' })).toBe('previous');
  expect(on('य', { code: 'Slash' })).toBe('filter');
  expect(on('य़', { code: 'Slash', shiftKey: true })).toBe('keys');
  expect(on('क', { code: 'KeyK', ctrlKey: true })).toBe('search');
  expect(on('ल', { code: 'KeyL' })).toBeNull();
});

test('no single key has a meaning with a modifier, nor while a word is being composed', () => {
  for (const held of ['ctrlKey', 'metaKey', 'altKey'] as const) expect(on('j', { [held]: true })).toBeNull();
  expect(on('J', { shiftKey: true })).toBeNull();
  expect(on('j', { isComposing: true })).toBeNull();
});

test('Ctrl-K and Command-K search; with Shift or Alt they are the browser’s', () => {
  expect(on('k', { ctrlKey: true })).toBe('search');
  expect(on('k', { metaKey: true })).toBe('search');
  expect(on('K', { ctrlKey: true, shiftKey: true })).toBeNull();
  expect(on('k', { ctrlKey: true, altKey: true })).toBeNull();
});

test('with single keys turned off, Ctrl-K and Escape alone remain', () => {
  expect(['j', 'k', '/', '?'].map((key) => off(key))).toEqual([null, null, null, null]);
  expect(off('k', { ctrlKey: true })).toBe('search');
  expect(off('Escape')).toBe('leave');
});
