import { createECDH, randomBytes } from 'node:crypto';
import { Agent } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { vapidKeysFrom } from './vapid-keys.ts';
import { webPush } from './web-push.ts';

interface Got {
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}
let status = 201;
const got: Got[] = [];
const service = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    got.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(status).end();
  });
});
beforeAll(() => new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => service.close(resolve)));
beforeEach(() => {
  status = 201;
  got.length = 0;
});

/** Leads every name to the local service, without TLS. */
class Local extends Agent {
  override createConnection() {
    return connect((service.address() as AddressInfo).port, '127.0.0.1');
  }
}
const keys = vapidKeysFrom('a secret of the tests');
const push = webPush({ subject: 'mailto:help@nukkad.example', keys, agent: new Local() });
const browser = createECDH('prime256v1');
browser.generateKeys();
const address = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/asha',
  p256dh: browser.getPublicKey('base64url'),
  auth: randomBytes(16).toString('base64url'),
};
const note = {
  title: 'Booking NK12',
  body: 'A partner has accepted it.',
  count: 3,
  link: '/buyer/bookings/1',
  id: '1',
};

test('a note reaches the push service, signed as ours and unreadable for it', async () => {
  expect(await push.send(address, note, true)).toBe('sent');
  const [sent] = got;
  expect(sent?.path).toBe('/fcm/send/asha');
  expect(sent?.headers).toMatchObject({ urgency: 'high', ttl: '86400', 'content-encoding': 'aes128gcm' });
  expect(String(sent?.headers['authorization'])).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=/);
  expect(sent?.body.includes('NK12')).toBe(false);
});

test.each([404, 410, 403])('%s: the browser has unsubscribed', async (said) => {
  status = said;
  expect(await push.send(address, note, false)).toBe('gone');
});

test.each([429, 500, 503])('%s: it may work later, and the address is not told', async (said) => {
  status = said;
  const sending = push.send(address, note, false);
  await expect(sending).rejects.toThrow(`A push service refused a note: ${said}`);
  await expect(sending).rejects.not.toThrow('fcm/send/asha');
});

test('promise 66: an address of no push service is not called', async () => {
  expect(await push.send({ ...address, endpoint: 'https://127.0.0.1/asha' }, note, false)).toBe('gone');
  expect(got).toEqual([]);
});

test('the keys are the same after every start, and others with another secret', () => {
  expect(vapidKeysFrom('a secret of the tests')).toEqual(keys);
  expect(vapidKeysFrom('another secret')).not.toEqual(keys);
  expect(keys.publicKey).toMatch(/^[\w-]{87}$/);
  expect(keys.privateKey).toMatch(/^[\w-]{43}$/);
});
