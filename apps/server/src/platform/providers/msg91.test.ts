import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testTemplateIds } from '../../../test/harness/template-ids.ts';
import { msg91Sms } from './msg91.ts';

interface Received {
  readonly method?: string;
  readonly url?: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** Speaks MSG91's flow call: a JSON answer with `type`, of which some refusals come with status 200. */
let answer = { status: 200, body: '{"type":"success","message":"5762846b4f8d285d378b4567"}' };
const received: Received[] = [];
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    received.push({
      method: request.method,
      url: request.url,
      headers: request.headers,
      body: JSON.parse(Buffer.concat(chunks).toString()),
    });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  received.length = 0;
  answer = { status: 200, body: '{"type":"success","message":"5762846b4f8d285d378b4567"}' };
});

const account = () => ({
  origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  authKey: 'the-auth-key',
  templateIds: testTemplateIds,
});
const sms = () => msg91Sms(account());
const code = {
  mobileNumber: '9000000001',
  template: 'sign_in_code',
  language: 'en',
  variables: { code: '123456', minutes: '5' },
} as const;

test('sends the template and its variables, with the key in the header and the country before the number', async () => {
  await sms().send(code);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({
    method: 'POST',
    url: '/api/v5/flow',
    headers: { authkey: 'the-auth-key', 'content-type': 'application/json' },
    body: {
      template_id: 'sign_in_code-en',
      short_url: '0',
      recipients: [{ mobiles: '919000000001', code: '123456', minutes: '5' }],
    },
  });
});

test('promise 97: who chose Hindi is sent the Hindi template', async () => {
  await sms().send({ ...code, language: 'hi' });
  expect(received[0]?.body).toMatchObject({ template_id: 'sign_in_code-hi' });
});

test('a refusal is thrown, also when it comes with status 200, and repeats no number', async () => {
  for (const [status, body] of [
    [200, '{"type":"error","message":"919000000001 is blocked"}'],
    [401, '{"type":"error","message":"Authentication failure"}'],
    [500, '<html>'],
    [200, ''],
  ] as const) {
    answer = { status, body };
    const error = await sms()
      .send(code)
      .then(
        () => null,
        (thrown: unknown) => thrown as Error,
      );
    expect(error?.message).toContain(`MSG91 refused a message: ${status}`);
    expect(error?.message).not.toMatch(/9000000001|123456/);
  }
});

test('nothing is sent without templates', async () => {
  const none = msg91Sms({ ...account(), templateIds: null });
  await expect(none.send(code)).rejects.toThrow('sign_in_code');
  expect(received).toHaveLength(0);
});

test('an unreachable provider is thrown as well', async () => {
  const away = msg91Sms({ ...account(), origin: 'http://127.0.0.1:1' });
  await expect(away.send(code)).rejects.toThrow();
});
