import { expect, test } from 'vitest';
import { boundedCalls } from './calls.ts';

/** A call that ends when it is told to. */
function open() {
  let end: (answer: string) => void = () => undefined;
  const work = () => new Promise<string>((resolve) => (end = resolve));
  return { work, end: () => end('done') };
}

/** Each of `amount` calls takes `ms` on the clock. */
function clockedCalls(most: number) {
  let now = 0;
  const calls = boundedCalls(most, 60_000, () => now);
  const take = async (amount: number, ms: number) => {
    for (let at = 0; at < amount; at += 1)
      await calls.run(async () => {
        now += ms;
      });
  };
  return { calls, take };
}

test('who finds no room is refused at once and told when to come again; who is in is answered', async () => {
  const calls = boundedCalls(2, 60_000);
  const [one, two] = [open(), open()];
  const answers = [calls.run(one.work), calls.run(two.work)];
  expect(calls.full()).toBe(true);
  await expect(calls.run(async () => 'late')).rejects.toMatchObject({
    fact: { status: 503 },
    detail: { retryAfter: 2 },
  });
  one.end();
  await answers[0];
  expect(await calls.run(async () => 'now')).toBe('now');
  two.end();
  expect(await Promise.all(answers)).toEqual(['done', 'done']);
  expect(calls.figures()).toMatchObject({ underWay: 0, refused: 1 });
});

test('a call that failed gives its place back', async () => {
  const calls = boundedCalls(1, 60_000);
  await expect(calls.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(calls.figures().underWay).toBe(0);
});

test('there is room for fewer while calls are slow, for a fifth at least, and for all again when they are fast', async () => {
  const { calls, take } = clockedCalls(40);
  await take(30, 900);
  const slow = calls.figures().limit;
  expect(slow).toBeLessThan(40);
  await take(200, 900);
  expect(calls.figures().limit).toBe(8);
  await take(400, 60);
  expect(calls.figures().limit).toBe(40);
});

test('promise 79: a call that takes longer than its time is answered 503, and keeps its place until it ends', async () => {
  const calls = boundedCalls(1, 20);
  const slow = open();
  await expect(calls.run(slow.work)).rejects.toMatchObject({ fact: { status: 503 } });
  expect(calls.full()).toBe(true);
  slow.end();
  await expect.poll(() => calls.full()).toBe(false);
});
