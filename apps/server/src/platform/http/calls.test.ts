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
  const calls = boundedCalls(most, 60_000, { clock: () => now });
  const take = async (amount: number, ms: number) => {
    for (let at = 0; at < amount; at += 1)
      await calls.run(async () => {
        now += ms;
      });
  };
  /** `times` rounds of as many calls at a time as there is room for. */
  const rush = async (times: number, ms: number) => {
    for (let at = 0; at < times; at += 1) {
      const all = Array.from({ length: calls.figures().limit }, open);
      const answers = all.map(({ work }) => calls.run(work));
      now += ms;
      for (const { end } of all) end();
      await Promise.all(answers);
    }
  };
  return { calls, take, rush };
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
    detail: { retryAfter: 2, notBegun: true },
  });
  two.end();
  expect(await answers[1]).toBe('done');
  expect(calls.figures()).toMatchObject({ underWay: 1, refused: 1 });
  void held;
});

test('beyond the burst, and while the queue does not empty, a call is refused at once', async () => {
  let now = 0;
  const calls = boundedCalls(1, 60_000, { clock: () => now });
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

test('promise 86: the limit falls to a fifth while calls are slow, and rises while fast calls use it up', async () => {
  const { calls, take, rush } = clockedCalls(40);
  expect(calls.figures().limit).toBe(16);
  await take(200, 300);
  expect(calls.figures().limit).toBe(8);
  await rush(100, 60);
  expect(calls.figures().limit).toBe(40);
});

test('promise 86: quiet times do not raise the limit, so a rush begins with few calls at a time', async () => {
  const { calls, take } = clockedCalls(40);
  await take(1_000, 10);
  expect(calls.figures().limit).toBe(16);
});

test('promise 79: a call that takes longer than its time is answered 503, and keeps its place until it ends', async () => {
  const calls = boundedCalls(1, 20);
  const slow = open();
  // It may still take effect, so it does not say that nothing was done.
  await expect(calls.run(slow.work)).rejects.toMatchObject({
    fact: { status: 503 },
    detail: { retryAfter: 2 },
  });
  await expect(calls.run(slow.work)).rejects.toMatchObject({ detail: { notBegun: true } });
  expect(calls.figures().underWay).toBe(1);
  slow.end();
  await expect.poll(() => calls.figures().underWay).toBe(0);
});

test('of those who wait, whose calls have the fewest places is let in first', async () => {
  const calls = boundedCalls(2, 60_000);
  const [first, second] = [open(), open()];
  const order: string[] = [];
  const done = [
    calls.run(first.work, 'Amit'),
    calls.run(second.work, 'Amit'),
    ...['Amit', 'Amit', 'Kavita'].map((caller) => calls.run(async () => order.push(caller), caller)),
  ];
  first.end();
  second.end();
  await Promise.all(done);
  expect(order[0]).toBe('Kavita');
});
