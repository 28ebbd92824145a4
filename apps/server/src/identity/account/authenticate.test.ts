import { getMyProfile, logout, updateInfo } from '@nukkad/contract/identity/account/account.api';
import { generateOtp } from '@nukkad/contract/identity/account/sign-in.api';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mounted } from '../../../test/harness/mounted.ts';
import { mountedWithSignIn, signInAs } from '../../../test/harness/sign-in.ts';
import { createPartnerDomain } from '../partner/index.ts';
import { csrfCookie, csrfHeader, csrfToken } from '../../platform/http/csrf.ts';
import { createAccountDomain } from './index.ts';

const minute = 60_000;
const hour = 60 * minute;
const second = () => new Promise((resolve) => setTimeout(resolve, 1_050));

let app: Mounted;
let next = 9_000_000_200;
const mobile = () => String((next += 1));
beforeAll(async () => {
  app = await mountedWithSignIn();
});
afterAll(() => app.close());

describe('promise 35: past half of its life', () => {
  test('a token is exchanged once, and the old one dies within a minute', async () => {
    const { client, sessionId, accessToken } = await signInAs(app, mobile());
    app.clock.advance(11 * hour);
    expect((await client.ask(getMyProfile)).headers.get('x-access-token')).toBeNull();
    app.clock.advance(2 * hour);
    const answers = await Promise.all(Array.from({ length: 10 }, () => client.ask(getMyProfile)));
    const handed = new Set(answers.map((answer) => answer.headers.get('x-access-token')));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(handed.size).toBe(1);
    const fresh = [...handed][0] ?? '';
    expect(fresh.split('.')).toHaveLength(3);
    expect(fresh).not.toBe(accessToken);

    app.clock.advance(30_000);
    const late = await client.ask(getMyProfile);
    expect([late.status, late.headers.get('x-access-token')]).toEqual([200, fresh]);
    app.clock.advance(29_000);
    expect((await client.ask(getMyProfile)).status).toBe(401);
    const renewed = app.withToken(fresh, sessionId);
    expect((await renewed.ask(getMyProfile)).headers.get('x-access-token')).toBeNull();
  });

  test('another node that has not heard of the exchange lets the new token in', async () => {
    const elsewhere = createAccountDomain(app.platform, {
      partner: createPartnerDomain(app.platform),
      sessions: { dropSession: () => undefined },
    });
    const { client, accessToken } = await signInAs(app, mobile());
    app.clock.advance(13 * hour);
    expect(await elsewhere.verifyToken(accessToken)).not.toBeNull();
    const fresh = (await client.ask(getMyProfile)).headers.get('x-access-token') ?? '';
    expect(await elsewhere.verifyToken(fresh)).not.toBeNull();
  });
});

describe('promise 34 and 46: what ends or changes a session', () => {
  test('signing out ends it at once, drops its sockets, and leaves another session alone', async () => {
    const number = mobile();
    const one = await signInAs(app, number);
    app.clock.advance(2 * minute);
    const other = await signInAs(app, number);
    const elsewhere = createAccountDomain(app.platform, {
      partner: createPartnerDomain(app.platform),
      sessions: { dropSession: () => undefined },
    });
    expect(await elsewhere.verifyToken(one.accessToken)).not.toBeNull();
    expect((await one.client.ask(logout)).body).toEqual({ loggedOut: true });
    expect((await one.client.ask(getMyProfile)).status).toBe(401);
    expect(app.dropped).toContain(one.sessionId);
    expect((await other.client.ask(getMyProfile)).status).toBe(200);
    await second();
    expect(await elsewhere.verifyToken(one.accessToken)).toBeNull();
  });

  test('20 parallel sign-outs are one', async () => {
    const { client, sessionId } = await signInAs(app, mobile());
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.ask(logout)));
    expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true);
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from outbox where name = 'account.signed_out' and payload ->> 'sessionId' = ${sessionId}`.execute(
      app.platform.db,
    );
    expect(rows[0]?.n).toBe(1);
  });

  test('a removed role grants nothing within a second', async () => {
    const { client, profile } = await signInAs(app, mobile());
    await sql`delete from user_role where user_id = ${profile.userId}`.execute(app.platform.db);
    await second();
    expect((await client.ask(getMyProfile)).body).toMatchObject({ role: null, isBuyer: false });
  });
});

describe('promise 37: the account status', () => {
  test('barred people read why and sign out, and call nothing else', async () => {
    const people = ['Blocked', 'Deactivated', 'Inactive', 'Suspended'].map((status) => ({
      status,
      number: mobile(),
    }));
    for (const { status, number } of people) {
      const { profile } = await signInAs(app, number);
      await sql`update user_account set status = ${status}, previous_status = 'Active', notification_message = 'Please call us.',
        notification_message_type = 'warning' where user_id = ${profile.userId}`.execute(app.platform.db);
    }
    await second();
    app.clock.advance(2 * minute);
    for (const { status, number } of people) {
      const { client, accessToken, profile } = await signInAs(app, number);
      expect(profile.status).toBe(status);
      const refused = await client.ask(updateInfo, { body: { fullName: 'Asha Rao' } });
      expect([refused.status, refused.body.code, refused.body.message]).toEqual([
        403,
        'account_not_active',
        'Unauthorized to use this section',
      ]);
      expect((await client.ask(getMyProfile)).body).toMatchObject({
        status,
        previousStatus: 'Active',
        notificationMessage: { message: 'Please call us.', messageType: 'warning' },
      });
      expect(await app.verifyToken?.(accessToken)).toBeNull();
      expect((await client.ask(logout)).status).toBe(200);
    }
  });

  test('a block binds a session that is open, within a second', async () => {
    const { profile, client, accessToken } = await signInAs(app, mobile());
    expect((await client.ask(updateInfo, { body: { fullName: 'Asha Rao' } })).status).toBe(200);
    await sql`update user_account set status = 'Blocked' where user_id = ${profile.userId}`.execute(
      app.platform.db,
    );
    await second();
    expect((await client.ask(updateInfo, { body: { fullName: 'Asha' } })).status).toBe(403);
    expect(await app.verifyToken?.(accessToken)).toBeNull();
  });

  test('Active and Pending people use the app', async () => {
    const { profile, client } = await signInAs(app, mobile());
    await sql`update user_account set status = 'Pending' where user_id = ${profile.userId}`.execute(
      app.platform.db,
    );
    await second();
    expect((await client.ask(updateInfo, { body: { fullName: 'Asha Rao' } })).status).toBe(200);
  });
});

describe('promise 38: a non-GET', () => {
  test("without a CSRF token, with a wrong one or with another session's is refused", async () => {
    const { accessToken, sessionId } = await signInAs(app, mobile());
    const { secret } = app.platform.config;
    const call = async (cookie: string | null, header: string | null) => {
      const response = await fetch(new URL('/api/user/updateinfo', app.url), {
        method: 'PATCH',
        headers: {
          authorization: `Bearer ${accessToken}`,
          'content-type': 'application/json',
          ...(cookie ? { cookie: `${csrfCookie}=${cookie}` } : {}),
          ...(header ? { [csrfHeader]: header } : {}),
        },
        body: JSON.stringify({ fullName: 'Asha Rao' }),
      });
      return [response.status, ((await response.json()) as { code?: string }).code];
    };
    const own = csrfToken(secret, sessionId);
    const refused = [403, 'csrf_refused'];
    expect(await call(null, null)).toEqual(refused);
    expect(await call(own, null)).toEqual(refused);
    expect(await call(null, own)).toEqual(refused);
    for (const bad of [
      csrfToken(secret, randomUUID()),
      csrfToken(secret, null),
      csrfToken('another secret', sessionId),
      'x.y',
      '.',
    ])
      expect(await call(bad, bad)).toEqual(refused);
    expect(await call(own, own)).toEqual([200, undefined]);
  });

  test('signing in and out hands out the cookie of the new state', async () => {
    const app1 = await signInAs(app, mobile());
    const answer = await app1.client.ask(logout);
    const cookie = /XSRF-TOKEN=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
    const anonymous = await app.as(null).ask(generateOtp, {
      body: { mobileNumber: mobile() },
      headers: { cookie: `${csrfCookie}=${cookie}`, [csrfHeader]: decodeURIComponent(cookie) },
    });
    expect(anonymous.status).toBe(200);
  });
});
