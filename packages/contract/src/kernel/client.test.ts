import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { bodyOf, contentType } from './call-body.ts';
import { addressOf, ApiError, clientOf } from './client.ts';
import { answerOrThrow } from './refusal.ts';
import { endpoint } from './endpoint.ts';

const read = endpoint('GET /things/{id}', {
  summary: 'Reads',
  tag: 'Test',
  authz: { who: 'anyone' },
  params: z.object({ id: z.string() }),
  query: z.object({
    a: z.optional(z.string()),
    b: z.optional(z.nullable(z.string())),
    n: z.optional(z.int()),
    on: z.optional(z.boolean()),
  }),
  response: z.object({ name: z.string() }),
});
const add = endpoint('POST /things', {
  summary: 'Adds',
  tag: 'Test',
  authz: { who: 'anyone' },
  body: z.object({ name: z.string() }),
  response: z.object({ name: z.string() }),
});
const sendPhoto = endpoint('POST /things/photo', {
  summary: 'Sends a photo',
  tag: 'Test',
  authz: { who: 'anyone' },
  upload: { field: 'photo', maxFiles: 2, maxBytes: 1_000, mediaTypes: ['image/png'] },
});

test('an address drops what is empty, keeps zero and false, and encodes the rest', () => {
  const query = { a: 'घर & co', b: null, n: 0, on: false };
  expect(addressOf(read, { params: { id: 'a/b' }, query })).toBe(
    `/api/things/a%2Fb?a=${encodeURIComponent('घर & co')}&n=0&on=false`,
  );
  expect(addressOf(read, { params: { id: 'x' }, query: { a: '' } })).toBe('/api/things/x');
});

test('a body is JSON, a form under the name that the endpoint says, or nothing', () => {
  const json = bodyOf(add, { body: { name: 'Asha' } });
  expect([json, contentType(json)]).toEqual(['{"name":"Asha"}', { 'content-type': 'application/json' }]);
  const form = bodyOf(sendPhoto, { files: [new File(['1'], 'one.png'), new File(['2'], 'two.png')] });
  if (!(form instanceof FormData)) throw new Error('Files go as a form.');
  const names = form.getAll('photo').map((file) => (file instanceof File ? file.name : null));
  expect([names, contentType(form)]).toEqual([['one.png', 'two.png'], {}]);
  expect([bodyOf(read, {}), contentType(null)]).toEqual([null, {}]);
});

test('a call is typed by its endpoint, and takes no more and no less than that needs', async () => {
  const sent: unknown[] = [];
  const call = clientOf<{ quiet?: boolean }>(async ({ path }, given) => {
    sent.push([path, given]);
    return { name: 'Asha' };
  });
  const { name } = await call(add, { body: { name: 'Asha' }, quiet: true });
  expect(name.toUpperCase()).toBe('ASHA');
  await call(sendPhoto, { files: [] });
  // @ts-expect-error the body is missing
  await call(add);
  // @ts-expect-error the body has another shape
  await call(add, { body: { title: 'Asha' } });
  // @ts-expect-error this call takes no files
  await call(add, { body: { name: 'Asha' }, files: [] });
  // @ts-expect-error the parameter of the path is missing
  await call(read, { query: {} });
  expect(sent).toHaveLength(6);
});

async function thrownBy(answer: Response): Promise<ApiError> {
  const thrown: unknown = await answerOrThrow(add, answer).catch((error: unknown) => error);
  if (!(thrown instanceof ApiError)) throw new Error('It was not refused.');
  return thrown;
}

test('a refusal is thrown with what the server said, and an answer is read by its kind', async () => {
  const error = await thrownBy(
    Response.json({ code: 'stale_state', message: 'Look again.', present: 'closed' }, { status: 409 }),
  );
  expect([error.status, error.code, error.present, error.fields]).toEqual([409, 'stale_state', 'closed', {}]);
  expect(error.message).toContain('POST /things: 409');
  const byProxy = await thrownBy(new Response('Bad gateway', { status: 502 }));
  expect([byProxy.status, byProxy.code]).toEqual([502, 'no_answer']);
  expect(await answerOrThrow(add, Response.json({ name: 'Asha' }))).toEqual({ name: 'Asha' });
  expect(await answerOrThrow(add, new Response(null, { status: 204 }))).toBeUndefined();
  expect(await answerOrThrow(add, new Response('pdf'))).toBeInstanceOf(Blob);
});
