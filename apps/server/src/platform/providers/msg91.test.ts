import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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

const sms = () =>
  msg91Sms({
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    authKey: 'the-auth-key',
    templateIds: {
      sign_in_code: { en: 'template-1', hi: 'template-1-hi' },
      password_code: { en: '2', hi: '2-hi' },
      start_code: { en: undefined, hi: undefined },
      booking_update: { en: 'template-3', hi: 'template-3-hi' },
      account_notice: { en: 'template-4', hi: 'template-4-hi' },
      app_link: { en: 'template-6', hi: 'template-6-hi' },
      step_up_code: { en: 'template-5', hi: 'template-5-hi' },
      staff_invitation: { en: 'template-7', hi: 'template-7-hi' },
    },
  });
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
      template_id: 'template-1',
      short_url: '0',
      recipients: [{ mobiles: '919000000001', code: '123456', minutes: '5' }],
    },
  });
});

test('promise 97: who chose Hindi is sent the Hindi template', async () => {
  await sms().send({ ...code, language: 'hi' });
  expect(received[0]?.body).toMatchObject({ template_id: 'template-1-hi' });
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

test('a text without a template is not sent', async () => {
  await expect(
    sms().send({ mobileNumber: '9000000001', template: 'start_code', language: 'en', variables: {} }),
  ).rejects.toThrow('start_code');
  expect(received).toHaveLength(0);
});

test('nobody there is thrown as well', async () => {
  const both = { en: 't', hi: 't' };
  const away = msg91Sms({
    origin: 'http://127.0.0.1:1',
    authKey: 'k',
    templateIds: {
      sign_in_code: both,
      password_code: both,
      start_code: both,
      booking_update: both,
      account_notice: both,
      app_link: both,
      step_up_code: both,
      staff_invitation: both,
    },
  });
  await expect(away.send(code)).rejects.toThrow();
});
