import { expect, test } from 'vitest';
import { boundedCalls } from './calls.ts';

/** A call that the test ends. */
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

test('a burst waits for a place and is answered; who waits too long is told when to come again', async () => {
  const calls = boundedCalls(2, 60_000);
  const [one, two] = [open(), open()];
  const answers = [calls.run(one.work), calls.run(two.work)];
  const third = calls.run(async () => 'after the first');
  one.end();
  await answers[0];
  expect(await third).toBe('after the first');
  const held = calls.run(open().work).catch(() => 'given up');
  await expect(calls.run(async () => 'late')).rejects.toMatchObject({
    fact: { status: 503 },
    detail: { retryAfter: 2 },
  });
  two.end();
  expect(await answers[1]).toBe('done');
  expect(calls.figures()).toMatchObject({ underWay: 1, refused: 1 });
  void held;
});

test('beyond the burst, and while the queue does not empty, a call is refused at once', async () => {
  let now = 0;
  const calls = boundedCalls(1, 60_000, () => now);
  void calls.run(open().work).catch(() => 'given up');
  const waiting = Array.from({ length: 5 }, () => calls.run(async () => 'in').catch(() => 'refused'));
  expect(calls.full()).toBe(true);
  await expect(calls.run(async () => 'late')).rejects.toMatchObject({ fact: { status: 503 } });
  expect(await Promise.all(waiting)).toEqual(Array(5).fill('refused'));
  expect(calls.full()).toBe(false);
  const again = calls.run(async () => 'in').catch(() => 'refused');
  now = 2_500;
  expect(calls.full()).toBe(true);
  expect(await again).toBe('refused');
  now = 8_000;
  expect(calls.full()).toBe(false);
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
  expect(calls.figures().underWay).toBe(1);
  slow.end();
  await expect.poll(() => calls.figures().underWay).toBe(0);
});
