import { payloadHeader } from '@nukkad/contract/kernel/payload';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPayloadSession } from '../../../../../web/src/platform/api/payload-encryption.ts';
import { recordPromise } from '../../../../test/faults/record-promise.ts';
import { appKey, type EncryptedCalls, encryptedCalls } from '../../../../test/harness/encrypted-calls.ts';
import { payloadPublicKey } from './payload-keys.ts';

const tries = Number(process.env['PAYLOAD_RUNS'] ?? 250);

let notes: EncryptedCalls;
beforeAll(async () => {
  notes = await encryptedCalls();
});
afterAll(() => notes.close());
beforeEach(() => void notes.processed.splice(0));

describe('promise 69: a body that differs from what the page encrypted is never processed', () => {
  const refused = async (answer: Promise<Response>, codes = [400, 412]) => {
    const { status, headers } = await answer;
    expect(codes).toContain(status);
    expect(headers.get(payloadHeader)).toBeNull();
    expect(notes.processed).toEqual([]);
  };

  test('plaintext is refused, in every spelling', async () => {
    const { stamp } = await notes.sealed({ text: 'a' });
    for (const body of [
      '{"text":"a"}',
      '{}',
      '[]',
      '"a"',
      '{"payload":1}',
      '{"payload":null}',
      '{"payload":"","text":"a"}',
    ])
      for (const beside of [null, stamp])
        for (const address of ['/api/notes', '/api/notes?formdata=1', '/api/notes?x=formData'])
          await refused(notes.send('POST', address, beside, body), [412]);
  });

  test('a form stays in the clear, and nothing that was sealed passes for one', async () => {
    for (const query of ['formData=true', 'formData', 'a=1&formData=']) {
      const answer = await notes.send('POST', `/api/notes?${query}`, null, '{"text":"a form"}');
      expect([answer.status, notes.processed.splice(0)]).toEqual([201, [{ text: 'a form' }]]);
      const { payload, stamp } = await notes.sealed({ text: 'a' });
      await refused(notes.send('POST', `/api/notes?${query}`, stamp, JSON.stringify({ payload })), [412]);
      await refused(notes.send('POST', `/api/notes?${query}`, null, JSON.stringify({ payload })), [412]);
    }
  });

  test("held back and sent under another person's token, under none, or under one in place of none", async () => {
    const own = await notes.sealed({ text: 'own' }, { authorization: 'Bearer of.asha.x' });
    await refused(notes.deliver(own, 'Bearer of.ravi.x'), [412]);
    await refused(notes.deliver(own, 'bearer of.asha.x'), [412]);
    await refused(notes.deliver(own), [412]);
    await refused(notes.deliver(await notes.sealed({ text: 'a' }), 'Bearer of.asha.x'), [412]);
    expect((await notes.deliver(own, 'Bearer of.asha.x')).status).toBe(201);
  });

  test('after a crash of the database: what was seen is in no table that a crash empties', async () => {
    const { rows } = await sql`select relname from pg_class where relpersistence = 'u'`.execute(
      notes.app.platform.db,
    );
    expect(rows).toEqual([]);
  });

  test('replayed, at once and by many: one is processed', async () => {
    const envelope = await notes.sealed({ text: 'once' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => notes.deliver(envelope)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(412)]);
    expect(notes.processed).toEqual([{ text: 'once' }]);
    expect((await notes.deliver(envelope)).status).toBe(412);
  });

  test('late, early, or with its time changed', async () => {
    const now = notes.app.clock.now().getTime();
    for (const at of [now - 120_001, now + 120_001, 0, 9_999_999_999_999])
      await refused(notes.deliver(await notes.sealed({ text: 'a' }, { at })));
    const stale = await notes.sealed({ text: 'a' }, { at: now - 300_000 });
    await refused(
      notes.deliver({ ...stale, stamp: stale.stamp.replace(String(now - 300_000), String(now)) }),
    );
    expect((await notes.deliver(await notes.sealed({ text: 'a' }, { at: now - 119_000 }))).status).toBe(201);
  });

  test('moved to another path, query or method', async () => {
    const envelope = await notes.sealed({ text: 'a' });
    for (const moved of [
      { address: '/api/other/1' },
      { address: '/api/notes?x=1' },
      { address: '/api/notes?text=a' },
      { address: '/API/notes' },
      { method: 'PATCH' },
    ]) {
      const { status } = await notes.deliver({ ...envelope, ...moved });
      expect([400, 404, 412]).toContain(status);
    }
    expect(notes.processed).toEqual([]);
  });

  test('under another key of the page, another key of the server, or a point off the curve', async () => {
    const envelope = await notes.sealed({ text: 'a' });
    const other = await openPayloadSession(payloadPublicKey(appKey)!);
    await refused(
      notes.deliver({ ...envelope, stamp: envelope.stamp.replace(notes.talk.clientKey, other.clientKey) }),
    );
    const unknown = await openPayloadSession(payloadPublicKey(`${appKey}, as it was before`)!);
    const answer = await notes.deliver(await notes.sealed({ text: 'a' }, { by: unknown }));
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      412,
      'payload_key_unknown',
    ]);
    for (const strange of [
      `B${'A'.repeat(86)}`,
      notes.talk.clientKey.replace(/.{4}$/, 'AAAA'),
      'A'.repeat(87),
    ])
      await refused(
        notes.deliver({ ...envelope, stamp: envelope.stamp.replace(notes.talk.clientKey, strange) }),
        [400],
      );
  });

  test('flipped, cut, lengthened, reordered or respelled anywhere', { timeout: 120_000 }, async () => {
    const envelope = await notes.sealed({
      text: 'a note of some length, so that there are blocks to reorder',
    });
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/=.\u0000 ';
    const changed = (text: string) =>
      fc.oneof(
        fc
          .tuple(fc.nat(text.length - 1), fc.constantFrom(...alphabet.split('')))
          .map(([at, by]) => text.slice(0, at) + by + text.slice(at + 1)),
        fc.nat(text.length - 1).map((at) => text.slice(0, at)),
        fc.nat(text.length - 1).map((at) => text.slice(at)),
        fc
          .tuple(fc.nat(text.length), fc.constantFrom(...alphabet.split('')))
          .map(([at, by]) => text.slice(0, at) + by + text.slice(at)),
        fc
          .tuple(fc.nat(text.length - 1), fc.nat(text.length - 1), fc.integer({ min: 1, max: 24 }))
          .map(([a, b, size]) => {
            const [first, second] = [Math.min(a, b), Math.max(a, b)];
            return `${text.slice(0, first)}${text.slice(second, second + size)}${text.slice(first)}`;
          }),
        fc.string(),
      );
    const broken = fc.oneof(
      { weight: 3, arbitrary: changed(envelope.payload).map((payload) => ({ ...envelope, payload })) },
      {
        weight: 1,
        // What HTTP itself does not carry never reaches the server.
        arbitrary: changed(envelope.stamp)
          .filter((stamp) => /^[\u0021-\u007e]*$/.test(stamp))
          .map((stamp) => ({ ...envelope, stamp })),
      },
    );
    await fc.assert(
      fc.asyncProperty(broken, async (one) => {
        if (one.payload === envelope.payload && one.stamp === envelope.stamp) return;
        await refused(notes.deliver(one));
      }),
      { numRuns: tries },
    );
    recordPromise(69, tries, 0);
    expect((await notes.deliver(envelope)).status).toBe(201);
  });

  test('where a replay cannot be ruled out, it is not processed', async () => {
    await sql`alter table seen_payload rename to seen_payload_away`.execute(notes.app.platform.db);
    const { status } = await notes.deliver(await notes.sealed({ text: 'a' }));
    await sql`alter table seen_payload_away rename to seen_payload`.execute(notes.app.platform.db);
    expect(status).toBeGreaterThanOrEqual(500);
    expect(notes.processed).toEqual([]);
  });
});
