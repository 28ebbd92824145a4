import { expect, test } from 'vitest';
import { laterMarks, placeOf, standingOf } from './bubble.rules.ts';

const said = (senderId: string, at: string) => ({ senderId, at: `2030-01-${at}:00.000Z` });

test('a day begins at midnight in India, not in Greenwich', () => {
  const late = said('asha', '01T18:29');
  expect(placeOf(said('asha', '01T18:30'), late, undefined).newDay).toBe(true);
  expect(placeOf(late, said('asha', '01T18:20'), undefined).newDay).toBe(false);
  expect(placeOf(late, undefined, undefined).newDay).toBe(true);
});

test('bubbles of one person within five minutes stand together', () => {
  const first = said('asha', '01T08:00');
  const second = said('asha', '01T08:03');
  const third = said('ramesh', '01T08:04');
  expect(placeOf(first, undefined, second)).toEqual({ newDay: true, first: true, last: false });
  expect(placeOf(second, first, third)).toEqual({ newDay: false, first: false, last: true });
  expect(placeOf(third, second, said('ramesh', '01T08:09'))).toEqual({
    newDay: false,
    first: true,
    last: true,
  });
});

test('a message is read, delivered or sent by how far the other side has come', () => {
  const marks = { deliveredSeq: 7, readSeq: 5 };
  expect([5, 6, 7, 8].map((seq) => standingOf(seq, marks))).toEqual([
    'read',
    'delivered',
    'delivered',
    'sent',
  ]);
});

test('marks never go back, and what is read was delivered', () => {
  expect(laterMarks({ deliveredSeq: 7, readSeq: 5 }, { deliveredSeq: 6 })).toEqual({
    deliveredSeq: 7,
    readSeq: 5,
  });
  expect(laterMarks({ deliveredSeq: 7, readSeq: 5 }, { readSeq: 9 })).toEqual({
    deliveredSeq: 9,
    readSeq: 9,
  });
});
