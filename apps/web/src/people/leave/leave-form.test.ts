import { expect, test } from 'vitest';
import {
  type Typed,
  bodyOf,
  noonsOf,
  partOf,
  previewOf,
  typedOf,
  withFirst,
  withLast,
} from './leave-form.ts';

const typed: Typed = {
  leaveTypeId: 'a',
  fromDay: '2026-12-01',
  toDay: '',
  fromNoon: true,
  toNoon: false,
  note: '',
};

test('without a last day leave is one day, and only a note that was written is sent', () => {
  expect(bodyOf(typed)).toEqual({
    leaveTypeId: 'a',
    fromDay: '2026-12-01',
    toDay: '2026-12-01',
    fromNoon: true,
    toNoon: false,
  });
  expect(bodyOf({ ...typed, note: 'A wedding' }).note).toBe('A wedding');
});

test('a part of one day goes when the leave becomes several days, and the last day is never before the first', () => {
  expect(withLast(typed, '2026-12-03')).toMatchObject({ toDay: '2026-12-03', fromNoon: false });
  const several = { ...typed, toDay: '2026-12-03', fromNoon: true };
  expect(withFirst(several, '2026-12-02')).toMatchObject({ toDay: '2026-12-03', fromNoon: true });
  expect(withFirst(several, '2026-12-08')).toMatchObject({ fromDay: '2026-12-08', toDay: '2026-12-08' });
});

test('nothing is counted before a type and a day are chosen; own leave that is changed is named', () => {
  expect(previewOf(typedOf(null, []), undefined)).toBeNull();
  expect(previewOf(typed, 'r')).toMatchObject({ fromNoon: 'true', toNoon: 'false', requestId: 'r' });
});

test('each part of a day is read as it was written', () => {
  for (const part of ['whole', 'morning', 'afternoon'] as const) expect(partOf(noonsOf(part))).toBe(part);
});
