import { expect, test } from 'vitest';
import { addOlder, begin, fill, hasGap, hear, mergeMessages } from './talk.rules.ts';

const message = (seq: number, text = `message ${seq}`) => ({ messageId: `id-${seq}`, seq, text });
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => message(first + place));
const numbers = (messages: readonly { readonly seq: number }[]) => messages.map(({ seq }) => seq);

test('pages, live messages and answers to gaps lie in one order, each once', () => {
  expect(numbers(mergeMessages(from(4, 6), from(1, 3).toReversed()))).toEqual([1, 2, 3, 4, 5, 6]);
  expect(numbers(mergeMessages(from(1, 4), from(3, 6)))).toEqual([1, 2, 3, 4, 5, 6]);
  expect(numbers(mergeMessages(from(1, 2), [message(3), message(3)]))).toEqual([1, 2, 3]);
});

test('a newer version of a message replaces the known one', () => {
  const merged = mergeMessages(from(1, 3), [message(2, '')]);
  expect(merged[1]).toEqual(message(2, ''));
  expect(merged).toHaveLength(3);
});

test('a message that comes before those in front of it waits for them', () => {
  let talk = begin(from(1, 3), false);
  talk = hear(talk, message(6));
  talk = hear(talk, message(5));
  expect(numbers(talk.messages)).toEqual([1, 2, 3]);
  expect(hasGap(talk)).toBe(true);
  talk = hear(talk, message(4));
  expect(numbers(talk.messages)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(hasGap(talk)).toBe(false);
});

test('the answer to a gap closes it also where some of it were deleted for this person', () => {
  const waiting = hear(begin(from(1, 3), false), message(8));
  const talk = fill(waiting, [message(4), message(6)], 8);
  expect(numbers(talk.messages)).toEqual([1, 2, 3, 4, 6, 8]);
  expect(talk.reach).toBe(8);
  expect(hasGap(talk)).toBe(false);
  expect(numbers(hear(talk, message(9)).messages)).toEqual([1, 2, 3, 4, 6, 8, 9]);
});

test('a message heard twice is there once, and an older page keeps the newer ones', () => {
  const talk = addOlder(
    hear(hear(begin(from(51, 100), true), message(101)), message(101)),
    from(1, 50),
    false,
  );
  expect(numbers(talk.messages)).toEqual(numbers(from(1, 101)));
  expect(talk.hasOlder).toBe(false);
});

test('news of a message that was not fetched yet makes no hole', () => {
  const talk = hear(begin(from(51, 60), true), message(3, ''));
  expect(numbers(talk.messages)).toEqual(numbers(from(51, 60)));
});

test('promise 52: whatever the order in which 200 messages come, they lie as they were written, once', () => {
  for (let round = 0; round < 25; round += 1) {
    let seed = round + 1;
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    const come = [...from(11, 200), ...from(100, 120)].toSorted(() => random() - 0.5);
    let talk = begin(from(1, 10), false);
    for (const next of come) {
      talk = hear(talk, next);
      // Now and then the gap is asked for and answered.
      if (random() < 0.02)
        talk = fill(talk, from(talk.reach + 1, Math.min(200, talk.reach + 30)), talk.reach);
    }
    expect(numbers(talk.messages)).toEqual(numbers(from(1, 200)));
  }
});

test('100,000 messages take one more for the price of some copies of their list', () => {
  let talk = begin(from(1, 100_000), false);
  const more = from(100_001, 100_050);
  const timed = (work: () => void) => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  };
  // A slow machine copies slowly as well.
  const copies = timed(() => more.map((one) => [...talk.messages, one].length));
  const heard = timed(() => {
    for (const next of more) talk = hear(talk, next);
  });
  expect(talk.messages).toHaveLength(100_050);
  const bound = 50 * copies;
  expect(heard).toBeLessThan(bound);
});
