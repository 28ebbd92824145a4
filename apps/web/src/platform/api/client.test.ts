import { endpoint } from '@nukkad/contract/kernel/endpoint';
import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isBusy, onBusy, showsLoader } from './busy.ts';
import { call } from './client.ts';
import { sentenceFor } from './error-catalogue.ts';
import { isSuppressed } from './failed-call.ts';

const query = z.object({
  a: z.optional(z.string()),
  b: z.optional(z.nullable(z.string())),
  n: z.optional(z.int()),
});
const nearQuery = z.object({ n: z.optional(z.int()), cityCode: z.optional(z.string()) });
const read = endpoint('GET /things/{id}', {
  summary: 'Reads',
  tag: 'Test',
  authz: { who: 'anyone' },
  params: z.object({ id: z.string() }),
  query,
});

const send = endpoint('POST /things', {
  summary: 'Sends',
  tag: 'Test',
  authz: { who: 'anyone' },
  upload: { field: 'photo', maxFiles: 1, maxBytes: 2_000_000, mediaTypes: ['image/png'] },
});

/** What a browser has and this test's machine has not. */
function kept(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as unknown as Storage;
}

const sent: { url: string; headers: Headers }[] = [];
let answer: Response;
beforeEach(() => {
  vi.stubEnv('SSR', false);
  vi.stubGlobal('localStorage', kept());
  vi.stubGlobal('sessionStorage', kept());
  vi.stubGlobal('location', new URL('https://nukkad.example/cart'));
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=of-the-cookie', querySelector: () => null });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, headers: new Headers(init.headers) });
    return answer.clone();
  });
  answer = Response.json({});
  sent.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('a call that wants the person’s place sends it, but what the caller says goes before it', async () => {
  const near = endpoint('GET /near', { ...read.spec, params: undefined, query: nearQuery, location: true });
  localStorage.setItem(
    'serviceLocation',
    JSON.stringify({ city: { cityCode: '1277333', name: 'Bengaluru', lat: 12.97, lng: 77.6 } }),
  );
  await call(near, { query: { n: 0 } });
  await call(near, { query: { n: 0, cityCode: 'own' } });
  await call(read, { params: { id: '1' } });
  expect(sent.map(({ url }) => url)).toEqual([
    expect.stringMatching(/^\/api\/near\?.*cityCode=1277333.*&n=0$/),
    expect.stringMatching(/^\/api\/near\?.*cityCode=own.*&n=0$/),
    '/api/things/1',
  ]);
});

describe('an address', () => {
  test.each([
    ['/api/things?ignoreServerResponseError=true', true],
    ['/api/things?ignoreServerResponseError=', true],
    ['/api/things?ignoreServerResponseError=false', false],
    ['/api/things?x=noToast', true],
    ['/api/noToast/things', true],
    ['/api/things?a=1', false],
  ])('%s is silent: %s', (address, silent) => {
    expect(isSuppressed(address)).toBe(silent);
  });
});

describe('the time that an answer may take', () => {
  test.each([
    [{}, 60_000],
    [{ timeout: '5000' }, 5_000],
    [{ timeout: 'soon' }, 60_000],
  ])('%o: %i ms, and the header stays here', async (headers, expected) => {
    const limit = vi.spyOn(AbortSignal, 'timeout');
    await call(read, { params: { id: '1' }, headers });
    expect(limit).toHaveBeenCalledWith(expected);
    expect(sent[0]?.headers.has('timeout')).toBe(false);
  });
});

test('files go as a form that may take what the slowest line that the server bears needs for it', async () => {
  const uploads: { timeout: number; form: FormData; names: string[] }[] = [];
  class Upload extends EventTarget {
    timeout = 0;
    status = 200;
    response = '{}';
    upload = new EventTarget();
    open() {}
    names: string[] = [];
    setRequestHeader(name: string) {
      this.names.push(name);
    }
    getAllResponseHeaders = () => 'content-type: application/json\r\n';
    send(form: FormData) {
      uploads.push({ timeout: this.timeout, form, names: this.names });
      this.dispatchEvent(new Event('load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload);
  const photo = new File([new Uint8Array(1_048_576)], 'photo.png');
  expect(await call(send, { files: [photo] })).toEqual({});
  expect(uploads.map(({ timeout, form }) => [timeout, form.getAll('photo').length])).toEqual([
    [60_000 + 128_000, 1],
  ]);
  await call(send, { files: [photo], headers: { timeout: '5000' } });
  expect(uploads[1]?.timeout).toBe(5_000);
  expect(uploads[1]?.names).not.toContain('timeout');
});

describe('loaders', () => {
  const busyDuring = async (loader?: number) => {
    const seen: boolean[][] = [];
    const stop = onBusy(() => void seen.push([isBusy(), isBusy(2)]));
    await call(read, { params: { id: '1' }, ...(loader === undefined ? {} : { loader }) });
    stop();
    return seen;
  };

  test('a call turns the primary one, or the numbered one that it names', async () => {
    expect(await busyDuring()).toEqual([
      [true, false],
      [false, false],
    ]);
    expect(await busyDuring(2)).toEqual([
      [false, true],
      [false, false],
    ]);
  });

  test('the exceptions of specification section 7, as they are spelled there', () => {
    for (const path of [
      '/user/myprofile',
      '/user/notitifcations',
      '/notifications',
      '/notifications/tags',
      '/user/getAvailableRoles',
      '/document/uploadsigneddoc',
      '/document/uploadunsigneddoc',
      '/document/signedUrl',
      '/user/profileStrength',
    ])
      expect([path, showsLoader(path)]).toEqual([path, false]);
    for (const path of ['/user/notification/tags', '/document/upload', '/user/updateinfo'])
      expect([path, showsLoader(path)]).toEqual([path, true]);
  });
});

test('the words of the error catalogue, exactly', () => {
  const words = (status: number, sentWords?: string) => sentenceFor(status, sentWords);
  expect(words(500, 'inside')).toBe('Something went wrong in the server. Please try again');
  expect(words(401, 'inside')).toBe('Session Expired');
  expect(words(412, 'inside')).toBe('Invalid Data');
  expect(words(403)).toBe('Unauthorized to use this section');
  expect(words(404)).toBe('Resource is not available');
  expect(words(400, 'The server’s.')).toBe('The server’s.');
  expect(words(409, 'The server’s.')).toBe('The server’s.');
  expect(words(418)).toBe('');
  expect(words(400)).toBe('');
});

test('a new accessToken in any answer replaces the stored one, and a new sessionId is kept', async () => {
  answer = Response.json({ accessToken: 'a.b.c', sessionId: 'new' });
  await call(read, { params: { id: '1' } });
  expect([localStorage.getItem('token'), localStorage.getItem('sessionId')]).toEqual(['a.b.c', 'new']);
});

describe('a refusal of a token', () => {
  const tokenOf = (name: string) => `h.${btoa(JSON.stringify({ name }))}.s`;

  test('that was replaced while the call was under way is answered by calling again', async () => {
    localStorage.setItem('token', tokenOf('before'));
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const headers = new Headers(init.headers);
      sent.push({ url, headers });
      if (headers.get('authorization') === `Bearer ${tokenOf('after')}`) return Response.json({ done: true });
      // Another call changed the role meanwhile.
      localStorage.setItem('token', tokenOf('after'));
      return Response.json({ code: 'signed_out', message: 'Session Expired' }, { status: 401 });
    });
    expect(await call(read, { params: { id: 'x' }, query: {} })).toEqual({ done: true });
    expect(sent).toHaveLength(2);
    expect(localStorage.getItem('token')).toBe(tokenOf('after'));
  });
});
