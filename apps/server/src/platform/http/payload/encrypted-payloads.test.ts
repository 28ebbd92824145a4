import { payloadHeader } from '@nukkad/contract/kernel/payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decryptAnswer, openPayloadSession } from '../../../../../web/src/platform/api/payload-encryption.ts';
import { aViewer } from '../../../../test/harness/mounted.ts';
import {
  appKey,
  calls,
  type EncryptedCalls,
  encryptedCalls,
} from '../../../../test/harness/encrypted-calls.ts';
import { openApiDocument } from '../openapi.ts';
import { payloadPublicKey } from './payload-keys.ts';

let notes: EncryptedCalls;
beforeAll(async () => {
  notes = await encryptedCalls();
});
afterAll(() => notes.close());
beforeEach(() => void notes.processed.splice(0));

describe('a sealed call', () => {
  test('is read as it was meant, and its answer is sealed for the page that asked', async () => {
    const envelope = await notes.sealed({ text: 'आशा asks' }, { address: '/api/notes?a=1&b=%20' });
    const answer = await notes.deliver(envelope);
    expect([answer.status, answer.headers.get(payloadHeader)]).toEqual([201, '1']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(JSON.parse(await notes.answerText(answer, envelope))).toEqual({ text: 'आशा asks' });
    expect(notes.processed).toEqual([{ text: 'आशा asks' }]);
    const stranger = await openPayloadSession(payloadPublicKey(appKey)!);
    const again = await notes.sealed({ text: 'b' });
    const other = (await (await notes.deliver(again)).json()) as { payload: string };
    await expect(
      decryptAnswer(stranger, `answer\n201\nPOST\n/api/notes\n${again.stamp}`, other.payload),
    ).rejects.toThrow();
    await expect(
      decryptAnswer(notes.talk, `answer\n200\nPOST\n/api/notes\n${again.stamp}`, other.payload),
    ).rejects.toThrow();
  });

  test.each([0, 1_399, 1_400, 200_000])('an answer of %i more bytes comes whole', async (size) => {
    const at = { method: 'GET', address: `/api/notes?size=${size}` };
    const { stamp } = await notes.sealed({}, at);
    const answer = await notes.send(at.method, at.address, stamp);
    expect(JSON.parse(await notes.answerText(answer, { ...at, stamp }))).toEqual({
      text: 'नमस्ते',
      padding: 'a'.repeat(size),
    });
  });

  test('is told in the same way what is wrong with it', async () => {
    const envelope = await notes.sealed({});
    const answer = await notes.deliver(envelope);
    expect(answer.status).toBe(400);
    expect(JSON.parse(await notes.answerText(answer, envelope))).toMatchObject({
      fields: { text: 'Enter some text.' },
    });
  });

  test('every node and every start has the same key, and another setting another one', () => {
    expect(payloadPublicKey(appKey)).toBe(payloadPublicKey(appKey));
    expect(payloadPublicKey(`${appKey}.`)).not.toBe(payloadPublicKey(appKey));
    expect(payloadPublicKey(undefined)).toBeNull();
  });
});

test('the document says which calls are encrypted, and how', () => {
  const document = openApiDocument(Object.values(calls), notes.app.platform.config);
  const marked = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, one]) => (one as { 'x-encrypted'?: true })['x-encrypted'])
      .map(([method]) => `${method} ${path}`),
  );
  expect(marked.sort()).toEqual(['patch /api/notes', 'post /api/notes', 'post /api/other/{id}']);
  expect(document.info.description).toContain('X-Payload');
  const without = JSON.stringify(
    openApiDocument(Object.values(calls), { ...notes.app.platform.config, APP_KEY: undefined }),
  );
  expect(without).not.toMatch(/x-encrypted|X-Payload/);
});

describe('what stays in the clear', () => {
  test('an empty body, a read by a client without a key, a file, a signed webhook', async () => {
    expect((await notes.send('POST', '/api/notes', null)).status).toBe(400);
    expect(await (await notes.send('GET', '/api/notes', null)).json()).toEqual({ text: 'नमस्ते', padding: '' });
    const { stamp } = await notes.sealed({}, { method: 'GET', address: '/api/page' });
    const file = await notes.send('GET', '/api/page', stamp);
    expect([file.headers.get(payloadHeader), await file.text()]).toEqual([null, '%PDF']);
    const hook = await notes.send('POST', '/api/hook', null, '{"text":"paid"}');
    expect([hook.status, await hook.json()]).toEqual([200, { text: 'paid' }]);
  });

  test('a call of a page within this process', async () => {
    const answer = await notes.app.as(aViewer()).get('notes');
    expect(answer.body.text).toBe('नमस्ते');
  });
});
