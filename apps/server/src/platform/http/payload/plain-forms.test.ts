import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { encryptedFetch } from '../../../../../web/src/platform/api/encrypted-fetch.ts';
import { appKey, type EncryptedCalls, encryptedCalls } from '../../../../test/harness/encrypted-calls.ts';
import { csrfToken } from '../csrf.ts';
import { payloadPublicKey } from './payload-keys.ts';

let notes: EncryptedCalls;
/** Bodies as they left the browser's code. */
const onTheWire: unknown[] = [];
beforeAll(async () => {
  notes = await encryptedCalls();
});
afterAll(() => notes.close());
beforeEach(() => {
  const { fetch: send } = globalThis;
  vi.stubGlobal('location', new URL(notes.app.url));
  vi.stubGlobal('fetch', (address: URL, init: RequestInit) => {
    onTheWire.push(init.body);
    return send(address, init);
  });
  // The server of these tests has a clock of its own.
  vi.spyOn(Date, 'now').mockImplementation(() => notes.app.clock.now().getTime());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  onTheWire.splice(0);
  notes.processed.splice(0);
});

/** The browser's own fetch with the app key on, to the server that wants encrypted bodies. */
async function post(address: string, body: string): Promise<{ status: number; text: string }> {
  const token = csrfToken(notes.app.platform.config.secret, null);
  const headers = {
    'content-type': 'application/json',
    cookie: `XSRF-TOKEN=${token}`,
    'x-xsrf-token': token,
  };
  const answer = await encryptedFetch(payloadPublicKey(appKey) ?? '', address, {
    method: 'POST',
    headers,
    body,
  });
  const { text = '' } = (await answer.json()) as { text?: string };
  return { status: answer.status, text };
}

describe('with the app key on, the browser and the server agree which bodies stay plain (specification section 7)', () => {
  test.each(['?formData=true', '?formData', '?a=1&formData='])(
    'a query with formData (%s): sent as it is, taken as it is',
    async (query) => {
      const answer = await post(`/api/notes${query}`, '{"text":"a form"}');
      expect(answer).toEqual({ status: 201, text: 'a form' });
      expect(onTheWire).toEqual(['{"text":"a form"}']);
      expect(notes.processed).toEqual([{ text: 'a form' }]);
    },
  );

  test.each(['', '?formdata=1', '?x=formData'])(
    'any other query (%s): the body travels as { payload } and nothing beside it',
    async (query) => {
      const answer = await post(`/api/notes${query}`, '{"text":"sealed"}');
      expect(answer).toEqual({ status: 201, text: 'sealed' });
      expect(onTheWire.map((body) => Object.keys(JSON.parse(String(body)) as object))).toEqual([['payload']]);
      expect(notes.processed).toEqual([{ text: 'sealed' }]);
    },
  );
});
