import { endpoint } from '@nukkad/contract/kernel/endpoint';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Mounted } from '../../../../test/harness/mounted.ts';
import { type SignedIn, mountedWithSignIn, signInAs } from '../../../../test/harness/sign-in.ts';
import { route } from '../../../platform/http/route.ts';
import { sessionMemoryMs } from '../session.rules.ts';

/** Answers without the database; the account domain answers its question. */
const nothing = endpoint('GET /test/nothing', {
  summary: 'Nothing',
  tag: 'Test',
  authz: { who: 'signed-in' },
  response: z.object({ nothing: z.literal(true) }),
});
const asked = vi.spyOn(pg.Client.prototype, 'query');
const textOf = ([first]: unknown[]) => (typeof first === 'string' ? first : (first as { text: string }).text);

let app: Mounted;
beforeAll(async () => {
  app = await mountedWithSignIn({}, () => [
    { name: 'test', routes: [route(nothing, async () => ({ nothing: true as const }))] },
  ]);
});
afterAll(async () => {
  asked.mockRestore();
  await app.close();
});

test('who is asking, in what standing and when last is remembered: a call writes nothing and reads at most once a second', async () => {
  const people: SignedIn[] = [];
  for (const number of ['9000001701', '9000001702', '9000001703']) people.push(await signInAs(app, number));
  await Promise.all(people.map(({ client }) => client.get('test/nothing')));
  asked.mockClear();
  const begun = performance.now();
  for (let times = 0; times < 40; times += 1) {
    // A minute later each time: there is something new to note about every one of them.
    app.clock.advance(60_000);
    const answers = await Promise.all(people.map(({ client }) => client.get('test/nothing')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  }
  const seconds = (performance.now() - begun) / sessionMemoryMs;
  const statements = asked.mock.calls.map(textOf);
  const reads = statements.filter((text) => /^\s*select/i.test(text));
  expect(reads.length).toBeLessThanOrEqual(people.length * Math.ceil(seconds + 1));
  // Collected values are written for all sessions together, at most every two seconds.
  const writes = statements.filter((text) => /^\s*(insert|update|delete|begin)/i.test(text));
  expect(writes.length).toBeLessThanOrEqual(Math.ceil(seconds / 2));
  for (const text of writes) expect(text).toContain('unnest');
});
