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
      sign_in_code: 'template-1',
      password_code: '2',
      start_code: undefined,
      booking_update: 'template-3',
      account_notice: 'template-4',
      app_link: 'template-6',
      step_up_code: 'template-5',
      staff_invitation: 'template-7',
      staff_invitation_hi: 'template-8',
    },
  });
const code = {
  mobileNumber: '9000000001',
  template: 'sign_in_code',
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
    sms().send({ mobileNumber: '9000000001', template: 'start_code', variables: {} }),
  ).rejects.toThrow('start_code');
  expect(received).toHaveLength(0);
});

test('nobody there is thrown as well', async () => {
  const away = msg91Sms({
    origin: 'http://127.0.0.1:1',
    authKey: 'k',
    templateIds: {
      sign_in_code: 't',
      password_code: '2',
      start_code: 't',
      booking_update: 't',
      account_notice: 't',
      app_link: 't',
      step_up_code: 't',
      staff_invitation: 't',
      staff_invitation_hi: 't',
    },
  });
  await expect(away.send(code)).rejects.toThrow();
});
