import { randomUUID } from 'node:crypto';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { aPdf } from '../../../test/fixtures/partner-fixture.ts';
import { createLog } from '../log.ts';
import { endlessPaper, paperWithoutObjects } from '../../../test/fixtures/endless-pdfs.ts';
import { Charges } from './charges.ts';
import { FairQueue } from './fair-queue.ts';
import { type Readers, createReaders } from './readers.ts';

const megabyte = 1024 * 1024;
const refusals = { unreadable: kernelErrors.unsupported_media };
const request = () => ({ by: randomUUID(), options: null, refusals });
/** Interlaced: it is decoded as a whole. */
const picture = async (side: number) => ({
  fileName: 'a.png',
  mediaType: 'image/png',
  content: await sharp({ create: { width: side, height: side, channels: 3, background: '#888' } })
    .png({ progressive: true, compressionLevel: 1 })
    .toBuffer(),
});
const paper = async () => ({ fileName: 'a.pdf', mediaType: 'application/pdf', content: await aPdf() });

let readers: Readers;
afterEach(() => readers?.close());

test('promise 93: a file that takes longer than it may is refused, and the next one is read', async () => {
  readers = createReaders(createLog('silent'), { limits: { cpuMs: 1, ms: 20_000, rss: 240 * megabyte } });
  const file = await paper();
  for (let attempt = 0; attempt < 2; attempt += 1)
    await expect(readers.read('pdf', file, request())).rejects.toMatchObject({
      fact: kernelErrors.file_too_complex,
    });
  readers.close();
  readers = createReaders(createLog('silent'));
  expect((await readers.read('pdf', file, request())).subarray(0, 5).toString()).toBe('%PDF-');
}, 60_000);

test('promise 93: a file that takes more memory than it may is refused', async () => {
  readers = createReaders(createLog('silent'), {
    limits: { cpuMs: 20_000, ms: 40_000, rss: 125 * megabyte },
  });
  const small = await readers.read('picture', await picture(100), { ...request(), options: {} });
  expect(small.width).toBe(100);
  await expect(
    readers.read('picture', await picture(5_000), { ...request(), options: {} }),
  ).rejects.toMatchObject({ fact: kernelErrors.file_too_complex });
}, 60_000);

test('a refusal of the reader is the error that the caller named for it', async () => {
  readers = createReaders(createLog('silent'));
  const file = { ...(await paper()), fileName: 'a.txt' };
  await expect(readers.read('pdf', file, request())).rejects.toMatchObject({
    fact: kernelErrors.unsupported_media,
  });
});

/** A work that is under way until it is told to end. */
function held() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: () => ended, end };
}

test('one work of a person at a time, so that others come in between', async () => {
  const queue = new FairQueue({ atOnce: 2, waitingOfOne: 2, waiting: 4, patienceMs: 5_000 });
  const [first, second] = [held(), held()];
  const order: string[] = [];
  const done = [
    queue.run('Kavita', async () => first.work().then(() => order.push('Kavita 1'))),
    queue.run('Kavita', async () => order.push('Kavita 2')),
    queue.run('Ravi', async () => second.work().then(() => order.push('Ravi'))),
  ];
  second.end();
  await done[2];
  first.end();
  await Promise.all(done);
  expect(order).toEqual(['Ravi', 'Kavita 1', 'Kavita 2']);
});

test('too much of one person, too much of all and waiting too long are refused', async () => {
  const queue = new FairQueue({ atOnce: 1, waitingOfOne: 1, waiting: 2, patienceMs: 30 });
  const busy = held();
  const first = queue.run('Asha', busy.work);
  const waits = queue.run('Asha', async () => 'done');
  await expect(queue.run('Asha', async () => 'done')).rejects.toMatchObject({ ofOne: true });
  const alsoWaits = queue.run('Ravi', async () => 'done');
  await expect(queue.run('Sunita', async () => 'done')).rejects.toMatchObject({ ofOne: false });
  await expect(waits).rejects.toMatchObject({ ofOne: false });
  await expect(alsoWaits).rejects.toMatchObject({ ofOne: false });
  busy.end();
  await first;
  expect(await queue.run('Asha', async () => 'done')).toBe('done');
});

test('a reader that has not answered by the clock is ended, and the person is asked to try again', async () => {
  readers.close();
  readers = createReaders(createLog('silent'), { limits: { cpuMs: 20_000, ms: 1, rss: 240 * megabyte } });
  await expect(readers.read('pdf', await paper(), request())).rejects.toMatchObject({
    fact: kernelErrors.unavailable,
  });
});

test('whose works have cost more comes after whose cost less, however long they wait', async () => {
  const costs: Record<string, number> = { Amit: 2_000, Ravi: 2_000 };
  const queue = new FairQueue(
    { atOnce: 1, waitingOfOne: 2, waiting: 8, patienceMs: 5_000 },
    (person) => costs[person] ?? 0,
  );
  const busy = held();
  const order: string[] = [];
  const done = ['Asha', 'Amit', 'Ravi', 'Amit', 'Kavita'].map((person, at) =>
    queue.run(person, async () => {
      order.push(person);
      if (at === 0) await busy.work();
    }),
  );
  busy.end();
  await Promise.all(done);
  expect(order).toEqual(['Asha', 'Kavita', 'Amit', 'Ravi', 'Amit']);
});

test('after two files that were ended at a limit, or a minute of processor time, a person pauses', () => {
  let now = 0;
  const charges = new Charges({ windowMs: 600, cpuMs: 60, tooHeavy: 2, pauseMs: 300 }, () => now);
  charges.add('Amit', 2, true);
  expect(charges.pauseOf('Amit')).toBe(0);
  now = 100;
  charges.add('Amit', 2, true);
  charges.add('Ravi', 59, false);
  expect([charges.pauseOf('Amit'), charges.pauseOf('Ravi'), charges.spent('Ravi')]).toEqual([300, 0, 59]);
  charges.add('Ravi', 1, false);
  now = 399;
  expect([charges.pauseOf('Amit'), charges.pauseOf('Ravi'), charges.pauseOf('Kavita')]).toEqual([1, 301, 0]);
  now = 400;
  expect(charges.pauseOf('Amit')).toBe(0);
  now = 700;
  expect([charges.pauseOf('Ravi'), charges.spent('Ravi'), charges.spent('Amit')]).toEqual([0, 0, 0]);
});

test('a paper without any object is no paper, and costs its sender nothing more', async () => {
  readers.close();
  readers = createReaders(createLog('silent'));
  const file = { ...(await paper()), content: paperWithoutObjects() };
  const ofAmit = { ...request(), by: 'Amit' };
  for (let attempt = 0; attempt < 3; attempt += 1)
    await expect(readers.read('pdf', file, ofAmit)).rejects.toMatchObject({
      fact: kernelErrors.unsupported_media,
    });
}, 60_000);

/** A part of what a file may take, and many times what an ordinary one does: four that are ended take all of it. */
const lowLimits = { cpuMs: 3_000, ms: 45_000, rss: 240 * megabyte };

test('two people with endless PDFs pause after two each, and what others send is read meanwhile', async () => {
  readers.close();
  let now = 0;
  readers = createReaders(createLog('silent'), { limits: lowLimits, patienceMs: 150_000, now: () => now });
  const endless = { ...(await paper()), content: endlessPaper() };
  const answered: string[] = [];
  const say = (name: string, work: Promise<unknown>) =>
    work.then(
      () => answered.push(`${name} read`),
      (error) => answered.push(`${name} ${error.fact.code}`),
    );
  const theirs = ['Amit', 'Ravi'].flatMap((by) =>
    [1, 2, 3].map(() => say(by, readers.read('pdf', endless, { ...request(), by }))),
  );
  const other = say('Kavita', readers.read('pdf', await paper(), request()));
  const seen = readers.read('picture', await picture(100), { ...request(), options: {} });
  await Promise.all([...theirs, other, seen]);
  expect(answered).toContain('Kavita read');
  const of = (by: string) => answered.filter((one) => one.startsWith(by));
  for (const by of ['Amit', 'Ravi'])
    expect(of(by)).toEqual([`${by} file_too_complex`, `${by} file_too_complex`, `${by} files_paused`]);
  const plain = { ...request(), by: 'Amit' };
  await expect(readers.read('pdf', await paper(), plain)).rejects.toMatchObject({
    fact: kernelErrors.files_paused,
  });
  now = 5 * 60_000;
  expect((await readers.read('pdf', await paper(), plain)).subarray(0, 5).toString()).toBe('%PDF-');
}, 240_000);
