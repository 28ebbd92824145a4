import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inSlices, oneByOne, TimeQueue } from './time-queue.ts';

const at = (ms: number) => ({ at: new Date(ms) });
const times = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 60 });

function filled(milliseconds: readonly number[]) {
  const queue = new TimeQueue<{ readonly at: Date; readonly order: number }>();
  for (const [order, ms] of milliseconds.entries()) queue.add({ ...at(ms), order });
  return queue;
}

test('items come in the order of time, and those of one instant in the order in which they were added', () => {
  fc.assert(
    fc.property(times, (given) => {
      const queue = filled(given);
      const expected = given
        .map((ms, order) => ({ ms, order }))
        .toSorted((a, b) => a.ms - b.ms || a.order - b.order)
        .map(({ order }) => order);
      expect(queue.rest().map(({ order }) => order)).toEqual(expected);
      const taken = given.flatMap(() => queue.takeDue(new Date(50), oneByOne).map(({ order }) => order));
      expect(taken).toEqual(expected);
    }),
  );
});

test('what is taken at once is due, lies within the pace, and leaves nothing earlier behind', () => {
  const pace = fc.record({ atOnce: fc.integer({ min: 1, max: 8 }), withinMs: fc.nat(10) });
  fc.assert(
    fc.property(times, pace, fc.nat(60), (given, within, until) => {
      const queue = filled(given);
      const taken = queue.takeDue(new Date(until), within).map((item) => item.at.getTime());
      const left = queue.rest().map((item) => item.at.getTime());
      expect([...taken, ...left].toSorted((a, b) => a - b)).toEqual(given.toSorted((a, b) => a - b));
      expect(taken.length).toBeLessThanOrEqual(within.atOnce);
      expect(Math.max(0, ...taken) - Math.min(...taken, Math.max(0, ...taken))).toBeLessThanOrEqual(
        within.withinMs,
      );
      expect(taken.every((ms) => ms <= until && left.every((other) => other >= ms))).toBe(true);
      expect(taken.length > 0).toBe(given.some((ms) => ms <= until));
    }),
  );
});

test('no more than so many are under way at once, and all are done', async () => {
  let [running, most, done] = [0, 0, 0];
  await inSlices([1, 2, 3, 4, 5], 2, async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    done += 1;
  });
  expect([most, done]).toEqual([2, 5]);
});
