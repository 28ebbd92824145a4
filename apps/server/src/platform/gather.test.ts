import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { gather } from './gather.ts';

/** Answers each item with itself after some milliseconds, and remembers the lots. */
function lots({ most = 128, takesMs = 5 } = {}) {
  const done: number[][] = [];
  const ask = gather<number, number>(
    async (items) => {
      done.push([...items]);
      await pause(takesMs);
      if (items.length > 1 && items.includes(-1)) throw new Error('one of them');
      return items.map((answer) => (answer === -1 ? { error: new Error('itself') } : { answer }));
    },
    { lanes: 1, keyOf: String, most, isOfOne: () => true },
  );
  return { done, ask };
}

test('one alone is done at once, without waiting for others', async () => {
  const { done, ask } = lots();
  for (const item of [1, 2, 3]) {
    const begun = done.length;
    const asked = ask(item);
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    expect(done.length).toBe(begun + 1);
    await asked;
  }
  expect(done).toEqual([[1], [2], [3]]);
});

test('what comes while a lot is under way goes together, and no more than fit at once', async () => {
  const { done, ask } = lots({ most: 4 });
  const first = ask(0);
  await pause(2);
  await Promise.all([first, ...[1, 2, 3, 4, 5, 6].map(ask)]);
  expect(done).toEqual([[0], [1, 2, 3, 4], [5, 6]]);
});

test('eight who ask again as soon as they are answered share their lots', async () => {
  const { done, ask } = lots();
  await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(async (item) => {
      for (let nth = 0; nth < 10; nth += 1) expect(await ask(item)).toBe(item);
    }),
  );
  expect(done.flat()).toHaveLength(80);
  expect(done.length).toBeLessThan(16);
});

test('after a full lot one who comes alone waits for no one who does not come', async () => {
  const { done, ask } = lots({ takesMs: 0 });
  await Promise.all([1, 2, 3, 4].map(ask));
  await ask(5);
  expect(done).toEqual([[1, 2, 3, 4], [5]]);
});

test('a lot that fails for the sake of one is tried one by one', async () => {
  const { ask } = lots();
  const settled = await Promise.allSettled([1, -1, 2].map(ask));
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
