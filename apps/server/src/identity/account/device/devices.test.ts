import { getActiveSessions, logoutFromAllDevices } from '@nukkad/contract/identity/account/session.api';
import { getMyProfile } from '@nukkad/contract/identity/account/account.api';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mounted } from '../../../../test/harness/mounted.ts';
import { askCode, mountedWithSignIn, readCode, signInAs } from '../../../../test/harness/sign-in.ts';
import { csrfCookie, csrfHeader, csrfToken } from '../../../platform/http/csrf.ts';
import { required } from '../../../../test/harness/required.ts';

const minute = 60_000;
let app: Mounted;
let next = 9_000_000_700;
const mobile = () => String((next += 1));
beforeAll(async () => {
  app = await mountedWithSignIn();
});
afterAll(() => app.close());

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

/** Signs in as a browser does: with its header and cookies; answers what it was told to keep. */
async function signInWith(mobileNumber: string, userAgent: string, cookie = '') {
  app.clock.advance(minute);
  const asked = await askCode(app, mobileNumber);
  const otp = await readCode(app, mobileNumber);
  const answer = await app.as(null).send('POST', 'home/verifyotp', {
    body: JSON.stringify({ mobileNumber, otp }),
    headers: {
      'content-type': 'application/json',
      'user-agent': userAgent,
      sessionid: asked.body.sessionId,
      ...csrf(cookie),
    },
  });
  expect(answer.status).toBe(200);
  const device = /device=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const { accessToken, sessionId } = answer.body;
  return { client: app.withToken(accessToken, sessionId), sessionId, device };
}

/** The client of the tests sets the cookie header itself, unless the CSRF header is there already. */
function csrf(cookie: string): Record<string, string> {
  const token = csrfToken(app.platform.config.secret, null);
  return { [csrfHeader]: token, cookie: `${csrfCookie}=${token}${cookie ? `; ${cookie}` : ''}` };
}

const notices = (mobileNumber: string) =>
  app.sms.filter((sms) => sms.template === 'account_notice' && sms.mobileNumber === mobileNumber);

describe('the list of devices', () => {
  test('says what each is, which one asks, and when it was last seen, to the minute', async () => {
    const number = mobile();
    const one = await signInWith(number, phone);
    app.clock.advance(10 * minute + 25_000);
    const { client } = await signInAs(app, number);
    await one.client.ask(getMyProfile);
    const { body } = await client.ask(getActiveSessions);
    expect(body.items).toMatchObject([
      { device: 'unknown', isCurrent: true, role: 'Buyer' },
      { device: 'android-phone', browser: 'Chrome', isCurrent: false, id: one.sessionId, place: null },
    ]);
    const seen = new Date(required(body.items[1]).lastSeenAt);
    expect(seen.getTime() % minute).toBe(0);
    expect(app.clock.now().getTime() - seen.getTime()).toBeLessThan(minute);
    expect(body.nextCursor).toBeNull();
  });

  test('is written once a minute, however often the person calls', async () => {
    const { client, sessionId } = await signInAs(app, mobile());
    await client.ask(getActiveSessions);
    const version = async () =>
      (
        await sql<{
          xmin: string;
        }>`select xmin::text as xmin from user_session where session_id = ${sessionId}`.execute(
          app.platform.db,
        )
      ).rows[0]?.xmin;
    const before = await version();
    for (let call = 0; call < 5; call += 1) await client.ask(getActiveSessions);
    expect(await version()).toBe(before);
    app.clock.advance(minute);
    await client.ask(getActiveSessions);
    expect(await version()).not.toBe(before);
  });

  test('is paged, leaves out expired sessions, and shows no other person anything', async () => {
    const number = mobile();
    await signInAs(app, number);
    app.clock.advance(25 * 60 * minute);
    const sessions = [await signInAs(app, number), await signInAs(app, number), await signInAs(app, number)];
    const { client } = sessions[2] ?? (await signInAs(app, number));
    const first = (await client.ask(getActiveSessions, { query: { limit: 2 } })).body;
    const second = (
      await client.ask(getActiveSessions, { query: { limit: 2, cursor: required(first.nextCursor) } })
    ).body;
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([2, 1, null]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(3);
    const stranger = await signInAs(app, mobile());
    expect((await stranger.client.ask(getActiveSessions)).body.items).toHaveLength(1);
  });
});

describe('promise 34: signing devices out', () => {
  test("one: it is refused at once, and no person can end another person's", async () => {
    const number = mobile();
    const [mine, lost] = [await signInAs(app, number), await signInAs(app, number)];
    const stranger = await signInAs(app, mobile());
    const path = `user/activeSessions/${lost.sessionId}`;
    const refused = await stranger.client.send('DELETE', path);
    expect([refused.status, refused.body.code]).toEqual([404, 'session_not_found']);
    expect((await lost.client.ask(getMyProfile)).status).toBe(200);
    expect((await mine.client.send('DELETE', path)).body).toEqual({ ended: 1 });
    expect((await lost.client.ask(getMyProfile)).status).toBe(401);
    expect(app.dropped).toContain(lost.sessionId);
    expect((await mine.client.send('DELETE', path)).status).toBe(404);
    expect((await mine.client.send('DELETE', `user/activeSessions/${randomUUID()}`)).status).toBe(404);
  });

  test('all others, and all', async () => {
    const number = mobile();
    const people = [await signInAs(app, number), await signInAs(app, number), await signInAs(app, number)];
    const [first, second, third] = people;
    expect((await first?.client.send('DELETE', 'user/activeSessions'))?.body).toEqual({ ended: 2 });
    const standing = async () =>
      Promise.all(people.map(async ({ client }) => (await client.ask(getMyProfile)).status));
    expect(await standing()).toEqual([200, 401, 401]);
    expect(app.dropped).toEqual(expect.arrayContaining([second?.sessionId, third?.sessionId]));
    const again = await signInAs(app, number);
    expect((await again.client.ask(logoutFromAllDevices)).body).toEqual({ ended: 2 });
    expect(await standing()).toEqual([401, 401, 401]);
    expect((await again.client.ask(getMyProfile)).status).toBe(401);
  });
});

describe('a sign-in on a device that is new', () => {
  test('is told to its owner, once; the first device and a known one are not', async () => {
    const number = mobile();
    const first = await signInWith(number, phone);
    await app.drain();
    expect(notices(number)).toEqual([]);
    await signInWith(number, phone, `device=${first.device}`);
    await app.drain();
    expect(notices(number)).toEqual([]);
    await signInWith(number, phone, 'place=1277333');
    await app.drain();
    await app.drain();
    expect(notices(number).map((sms) => sms.variables['text'])).toEqual([
      expect.stringContaining('new login on an Android phone. Not you?'),
    ]);
    await signInWith(number, 'curl/8', 'device=<script>');
    await app.drain();
    expect(notices(number)).toHaveLength(2);
  });
});
