import { recipientId } from '@nukkad/contract/files/envelope/envelope.model';
import { expect, test } from 'vitest';
import { type Placed, afterKey, areaAt, inReadingOrder, moved, resized } from './placing.rules.ts';

const a4 = { width: 595, height: 842 };
const key = (name: string, more: { shiftKey?: boolean; altKey?: boolean } = {}) => ({
  key: name,
  shiftKey: false,
  altKey: false,
  ...more,
});

test('a new field has its middle where it was put, and stays within its page', () => {
  const middle = areaAt('signature', { x: 0.5, y: 0.5 }, a4);
  expect(middle.left + middle.width / 2).toBeCloseTo(0.5, 5);
  expect(middle.top + middle.height / 2).toBeCloseTo(0.5, 5);
  const corner = areaAt('stamp', { x: 1, y: 1 }, a4);
  expect(corner.left + corner.width).toBeCloseTo(1, 5);
  expect(corner.top + corner.height).toBeCloseTo(1, 5);
});

test('a field is as large in points on every page, however wide the page is', () => {
  const wide = areaAt('date', { x: 0.5, y: 0.5 }, { width: 1190, height: 842 });
  const narrow = areaAt('date', { x: 0.5, y: 0.5 }, a4);
  expect(wide.width * 1190).toBeCloseTo(narrow.width * 595, 2);
});

test('on a page smaller than the field it takes the whole page', () => {
  expect(areaAt('stamp', { x: 0.5, y: 0.5 }, { width: 50, height: 50 })).toEqual({
    left: 0,
    top: 0,
    width: 1,
    height: 1,
  });
});

test('no move leads out of the page', () => {
  const field = areaAt('text', { x: 0.5, y: 0.5 }, a4);
  expect(moved(field, { x: -5, y: -5 }, a4)).toMatchObject({ left: 0, top: 0 });
  const far = moved(field, { x: 5, y: 5 }, a4);
  expect(far.left + far.width).toBeCloseTo(1, 5);
  expect(far.top + far.height).toBeCloseTo(1, 5);
});

test('a change of size moves no other corner, ends at the edge, and leaves what can be read', () => {
  const field = { left: 0.5, top: 0.5, width: 0.2, height: 0.1 };
  expect(resized(field, { x: 5, y: 5 }, a4)).toEqual({ left: 0.5, top: 0.5, width: 0.5, height: 0.5 });
  const least = resized(field, { x: -5, y: -5 }, a4);
  expect(least).toMatchObject({ left: 0.5, top: 0.5 });
  expect(least.width * a4.width).toBeCloseTo(12, 2);
  expect(least.height * a4.height).toBeCloseTo(12, 2);
});

test('arrows move, with Alt by a point, with Shift they change the size; other keys do nothing', () => {
  const field = areaAt('signature', { x: 0.5, y: 0.5 }, a4);
  const right = afterKey(field, key('ArrowRight'), a4);
  expect(((right?.left ?? 0) - field.left) * a4.width).toBeCloseTo(8, 2);
  const up = afterKey(field, key('ArrowUp', { altKey: true }), a4);
  expect((field.top - (up?.top ?? 0)) * a4.height).toBeCloseTo(1, 2);
  const wider = afterKey(field, key('ArrowRight', { shiftKey: true }), a4);
  expect(wider).toMatchObject({ left: field.left, top: field.top });
  expect(wider?.width).toBeGreaterThan(field.width);
  expect(afterKey(field, key('a'), a4)).toBeNull();
});

test('fields are listed by page, from above and from the left', () => {
  const at = (name: string, page: number, top: number, left: number): Placed => ({
    key: name,
    fieldId: null,
    recipientId: recipientId.parse(crypto.randomUUID()),
    kind: 'text',
    needed: true,
    label: '',
    page,
    top,
    left,
    width: 0.1,
    height: 0.1,
  });
  const listed = inReadingOrder([
    at('d', 1, 0, 0),
    at('c', 0, 0.5, 0.5),
    at('b', 0, 0.5, 0.1),
    at('a', 0, 0.1, 0.9),
  ]);
  expect(listed.map((field) => field.key)).toEqual(['a', 'b', 'c', 'd']);
});
