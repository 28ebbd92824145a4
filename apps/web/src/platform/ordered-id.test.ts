import { expect, test } from 'vitest';
import { newOrderedId } from './ordered-id.ts';

test('ordered ids are UUIDs of version 7 that begin with the time', () => {
  const at = Date.parse('2030-01-01T00:00:00.000Z');
  const id = newOrderedId(at);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(at);
});

test('ids of one millisecond follow each other, also when the clock goes back', () => {
  const at = Date.parse('2030-01-01T00:00:01.000Z');
  const ids = Array.from({ length: 10_000 }, (_, place) => newOrderedId(place > 5_000 ? at - 500 : at));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});
