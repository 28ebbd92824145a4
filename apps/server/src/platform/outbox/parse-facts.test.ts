import { event } from '@nukkad/contract/kernel/event';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { consumer, when } from './consumer.ts';
import type { OutboxEvent } from './event.ts';
import { parseFacts } from './parse-facts.ts';

/** First a whole name, then two parts of it, and now the first one in capitals; the lamp of the very first is gone. */
const lampLit = event('lamp.lit', {
  summary: 'A lamp was lit.',
  version: 4,
  facts: z.object({ first: z.string(), last: z.string(), minutes: z.optional(z.int()) }),
  upcasts: {
    1: () => null,
    2: ({ name }) => {
      const [first, last] = String(name).split(' ');
      return { first, last };
    },
    3: (facts) => ({ ...facts, first: String(facts['first']).toUpperCase() }),
  },
});

const row = (version: number, payload: object): OutboxEvent => ({
  eventId: '01935c2e-7a7a-7000-8000-000000000001',
  name: 'lamp.lit',
  version,
  payload,
  createdAt: new Date('2026-11-29T06:00:00Z'),
});

test('a job that was queued before a deploy is heard with the facts of today, step by step', async () => {
  const heard: string[] = [];
  const lamps = consumer(
    'lamp.count',
    when(lampLit, async ({ facts }) => heard.push(`${facts.first} ${facts.last}`)),
  );
  await lamps.run(row(2, { name: 'Asha Verma' }));
  await lamps.run(row(3, { first: 'Ravi', last: 'Kumar' }));
  await lamps.run(row(4, { first: 'SITA', last: 'Devi' }));
  expect(heard).toEqual(['ASHA Verma', 'RAVI Kumar', 'SITA Devi']);
});

test('a version that no one waits for any more does nothing, and sets no timer', async () => {
  let runs = 0;
  const timer = consumer(
    'lamp.put_out',
    when(lampLit, {
      at: (facts) => new Date(facts.minutes ?? 0),
      run: async () => {
        runs += 1;
      },
    }),
  );
  expect(timer.at?.(row(1, {}))).toBeNull();
  await timer.run(row(1, {}));
  expect(runs).toBe(0);
  expect(timer.at?.(row(4, { first: 'SITA', last: 'Devi', minutes: 5 }))).toEqual(new Date(5));
});

test('a newer version waits for a server that knows it, and one without a step is no version of ours', () => {
  expect(() => parseFacts(lampLit, row(5, {}))).toThrow('lamp.lit has version 5; this server knows 4.');
  expect(() => parseFacts(lampLit, row(0, {}))).toThrow('lamp.lit has version 0; this server knows 4.');
  expect(() => parseFacts(lampLit, row(3, { first: 'Ravi' }))).toThrow();
});
