import {
  getLastUpdatedPassword,
  recoverPassword,
  updatePassword,
} from '@nukkad/contract/identity/account/password.api';
import { getMyProfile } from '@nukkad/contract/identity/account/account.api';
import {
  generateOtp,
  loginWithEmail,
  loginWithMobile,
  verifyOtp,
} from '@nukkad/contract/identity/account/sign-in.api';
import { hash as argon2Hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Mounted } from '../../../../test/harness/mounted.ts';
import {
  addEmail,
  codeFor,
  mountedWithSignIn,
  setPassword,
  signInAs,
  newPerson,
} from '../../../../test/harness/sign-in.ts';

/** A new person for each test. */
let asha: string;
let ashasMail: string;
const good = 'mango tree by the well';
const better = 'seven boats on the lake';
const minute = 60_000;
const noChallenge = { sessionid: 'x' };

let app: Mounted;
beforeAll(async () => {
  app = await mountedWithSignIn({ variables: { RATE_LIMIT_SCALE: '1' } });
});
beforeEach(() => {
  ({ mobile: asha, mail: ashasMail } = newPerson(app));
});
afterAll(() => app.close());

const other = '9100000000';
const byMobile = (password: string, mobileNumber = asha) =>
  app.as(null).ask(loginWithMobile, { body: { mobileNumber, password } });
const byEmail = (password: string, email = ashasMail) =>
  app.as(null).ask(loginWithEmail, { body: { email, password } });

/** Asha with an address and a password, signed in. */
async function ashaWithPassword() {
  const { client, ...rest } = await signInAs(app, asha);
  await addEmail(app, client, ashasMail);
  expect((await setPassword(app, client, asha, good)).status).toBe(200);
  return { client, ...rest };
}

describe('a password', () => {
  test('is set with a fresh code, tells when, and opens the account by number and by e-mail', async () => {
    const { client, profile } = await signInAs(app, asha);
    expect((await client.ask(getLastUpdatedPassword)).body).toEqual({
      hasPassword: false,
      lastUpdatedAt: null,
    });
    const set = await setPassword(app, client, asha, good);
    expect(set.body).toEqual({ hasPassword: true, lastUpdatedAt: app.clock.now().toISOString() });
    expect((await client.ask(getLastUpdatedPassword)).body).toEqual(set.body);
    await addEmail(app, client, ashasMail);
    for (const answer of [
      await byMobile(good),
      await byEmail(good),
      await byEmail(good, ` ${ashasMail.toUpperCase()} `),
    ])
      expect([answer.status, answer.body.profile?.userId]).toEqual([200, profile.userId]);
    expect((await byMobile(`${good} `)).body.code).toBe('sign_in_wrong');
  });

  test('needs the present one or a code; the code must be fresh, of the own account, and for this', async () => {
    const { client } = await ashaWithPassword();
    expect((await client.ask(updatePassword, { body: { newPassword: better } })).body.code).toBe(
      'proof_missing',
    );
    const wrong = await client.ask(updatePassword, { body: { oldPassword: better, newPassword: better } });
    expect([wrong.body.code, Object.keys(wrong.body.fields ?? {})]).toEqual([
      'old_password_wrong',
      ['oldPassword'],
    ]);
    const strangers = await codeFor(app, client, other, 'sign-in');
    const tried = (body: object, header: Record<string, string>) =>
      client.ask(updatePassword, { body: { ...body, newPassword: better }, headers: header });
    expect((await tried({ otp: strangers.body.otp }, strangers.header)).body.code).toBe('otp_expired');
    const signIn = await codeFor(app, client, asha, 'sign-in');
    expect((await tried({ otp: signIn.body.otp }, signIn.header)).body.code).toBe('otp_expired');
    expect((await tried({ otp: signIn.body.otp }, { sessionid: 'x' })).body.code).toBe('otp_expired');
    expect((await byMobile(good)).status).toBe(200);
    expect(
      (await client.ask(updatePassword, { body: { oldPassword: good, newPassword: better } })).status,
    ).toBe(200);
    expect([(await byMobile(good)).status, (await byMobile(better)).status]).toEqual([400, 200]);
  });

  test('promise 34: a new one ends every other session, and the owner is told by mail', async () => {
    const { client } = await ashaWithPassword();
    const thief = await byMobile(good);
    await client.ask(updatePassword, { body: { oldPassword: good, newPassword: better } });
    expect((await app.withToken(thief.body.accessToken, thief.body.sessionId).ask(getMyProfile)).status).toBe(
      401,
    );
    expect(app.dropped).toContain(thief.body.sessionId);
    expect((await client.ask(getMyProfile)).status).toBe(200);
    await app.drain();
    expect(app.mail.findLast(({ to }) => to === ashasMail)?.text).toContain(
      'your password was set or changed',
    );
  });

  test('has ten characters, is not among the commonest, and is not the own number', async () => {
    const { client } = await signInAs(app, asha);
    const answers = [];
    for (const newPassword of ['short word', 'too short', 'Password@123', '1234567890', asha, 'Qwertyuiop'])
      answers.push(
        (await client.ask(updatePassword, { body: { otp: '000000', newPassword }, headers: noChallenge }))
          .body,
      );
    expect(answers.map(({ code }) => code)).toEqual([
      'otp_expired',
      'invalid_request',
      'password_too_common',
      'password_too_common',
      'password_personal',
      'password_too_common',
    ]);
    expect(answers.slice(1).every(({ fields }) => fields?.['newPassword'] !== undefined)).toBe(true);
  });

  test('is nowhere but in its hash: argon2id, and another one each time', async () => {
    await ashaWithPassword();
    const person = await signInAs(app, other);
    await setPassword(app, person.client, other, good);
    const { rows } = await sql<{
      hash: string;
    }>`select hash from user_password join user_account using (user_id) where mobile_number in (${asha}, ${other})`.execute(
      app.platform.db,
    );
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(2);
    for (const { hash } of rows) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const { rows: all } = await sql<{ text: string }>`select json_agg(o)::text as text from outbox o`.execute(
      app.platform.db,
    );
    expect(all[0]?.text).not.toContain(good);
  });
});

describe('guessing a password', () => {
  const outcome = ({ status, body }: { status: number; body: { code?: string; message?: string } }) => ({
    status,
    code: body.code,
    message: body.message,
  });

  test('promise 32: an unknown number, one without a password and a wrong password are answered alike', async () => {
    await ashaWithPassword();
    await signInAs(app, '9100000001');
    const answers = [
      await byMobile(better),
      await byMobile(better, '9100000001'),
      await byMobile(better, '9999999999'),
      await byEmail(better),
      await byEmail(better, 'nobody@example.in'),
    ];
    expect(new Set(answers.map((answer) => JSON.stringify(outcome(answer)))).size).toBe(1);
    expect(answers[0]?.body.code).toBe('sign_in_wrong');
  });

  test('promise 27: 30 at one moment are ten, then the right one is refused too, known or not', async () => {
    await ashaWithPassword();
    for (const [number, right] of [
      [asha, good],
      ['9999999999', good],
    ] as const) {
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, index) => byMobile(`${better} ${index}`, number)),
      );
      const codes = answers.map(({ body }) => body.code as string);
      expect(codes.filter((code) => code === 'sign_in_wrong')).toHaveLength(10);
      expect(codes.filter((code) => code === 'password_paused')).toHaveLength(20);
      expect((await byMobile(right, number)).body.code).toBe('password_paused');
      app.clock.advance(61 * minute);
    }
    expect((await byEmail(good)).body.code).toBe('password_paused');
    expect((await signInAs(app, asha)).profile.mobileNumber).toBe(asha);
    app.clock.advance(24 * 60 * minute);
    expect((await byMobile(good)).status).toBe(200);
  });

  test('promise 27: one address has 20 wrong ones an hour, over all accounts; right ones do not count', async () => {
    await ashaWithPassword();
    for (let index = 0; index < 6; index += 1) expect((await byMobile(good)).status).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => byMobile(better, String(9_000_000_100 + index))),
    );
    expect(answers.filter(({ body }) => body.code === 'sign_in_wrong')).toHaveLength(20);
    expect((await byMobile(good)).body.code).toBe('password_paused');
    app.clock.advance(60 * minute);
    expect((await byMobile(good)).status).toBe(200);
  });

  test('an open session does not help to guess', async () => {
    const { client } = await ashaWithPassword();
    for (let index = 0; index < 10; index += 1)
      await client.ask(updatePassword, { body: { oldPassword: `${better} ${index}`, newPassword: better } });
    const { body } = await client.ask(updatePassword, { body: { oldPassword: good, newPassword: better } });
    expect(body.code).toBe('password_paused');
  });
});

describe('a forgotten password', () => {
  const recover = (body: object, header: Record<string, string>, newPassword = better) =>
    app.as(null).askLoosely(recoverPassword, { body: { ...body, newPassword }, headers: header });

  test('is replaced with a code to the number or the address, ends every session and signs in', async () => {
    const { client } = await ashaWithPassword();
    for (const contact of [asha, ashasMail]) {
      const { body, header } = await codeFor(app, app.as(null), contact, 'password-recovery');
      const answer = await recover(body, header);
      expect([answer.status, answer.body.profile?.mobileNumber]).toEqual([200, asha]);
      expect((await recover(body, header)).body.code).toBe('otp_expired');
      const own = app.withToken(answer.body.accessToken, answer.body.sessionId);
      expect((await own.ask(getMyProfile)).status).toBe(200);
    }
    expect((await client.ask(getMyProfile)).status).toBe(401);
    expect([(await byMobile(good)).status, (await byMobile(better)).status]).toEqual([400, 200]);
  });

  test('promise 32: asking for the code answers alike for an unknown contact, and sends nothing there', async () => {
    await ashaWithPassword();
    app.clock.advance(minute);
    app.sms.length = 0;
    const ask = (mobileNumber: string) =>
      app.as(null).ask(generateOtp, { body: { mobileNumber, purpose: 'password-recovery' } });
    const [known, unknown] = [await ask(asha), await ask('9999999999')];
    expect(unknown.status).toBe(known.status);
    expect({ ...unknown.body, sessionId: '' }).toEqual({ ...known.body, sessionId: '' });
    await app.drain();
    expect(app.sms.filter(({ mobileNumber }) => mobileNumber === '9999999999')).toEqual([]);
    const code = { mobileNumber: asha, template: 'password_code' };
    expect(app.sms).toContainEqual(expect.objectContaining(code));
  });

  test('promise 30: its code does not sign in, and no other code sets a password', async () => {
    await ashaWithPassword();
    const forgotten = await codeFor(app, app.as(null), asha, 'password-recovery');
    expect(
      (await app.as(null).ask(verifyOtp, { body: forgotten.body, headers: forgotten.header })).body.code,
    ).toBe('otp_expired');
    const signIn = await codeFor(app, app.as(null), asha, 'sign-in');
    expect((await recover(signIn.body, signIn.header)).body.code).toBe('otp_expired');
    expect((await recover(forgotten.body, forgotten.header)).status).toBe(200);
  });

  test('promise 29: 20 parallel redemptions give one session; wrong codes are counted, five and no more', async () => {
    await ashaWithPassword();
    const { body, header } = await codeFor(app, app.as(null), asha, 'password-recovery');
    const wrong = { ...body, otp: body.otp === '000000' ? '000001' : '000000' };
    const misses = await Promise.all(Array.from({ length: 4 }, () => recover(wrong, header)));
    expect(misses.map((answer) => answer.body.code)).toEqual(Array.from({ length: 4 }, () => 'otp_wrong'));
    const answers = await Promise.all(Array.from({ length: 20 }, () => recover(body, header)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from user_session join user_account using (user_id)
      where revoked_at is null and mobile_number = ${asha}`.execute(app.platform.db);
    expect(rows[0]?.n).toBe(1);
  });
});

test('a hash of older costs opens the account and is renewed on the way in; a wrong password renews nothing', async () => {
  const { profile } = await ashaWithPassword();
  const old = await argon2Hash(good, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  const put = () =>
    sql`update user_password set hash = ${old} where user_id = ${profile.userId}`.execute(app.platform.db);
  const row = async () => {
    const { rows } = await sql<{
      hash: string;
      changed_at: Date;
    }>`select hash, changed_at from user_password where user_id = ${profile.userId}`.execute(app.platform.db);
    return rows[0];
  };
  await put();
  const before = await row();
  expect((await byMobile(better)).body.code).toBe('sign_in_wrong');
  expect((await row())?.hash).toBe(old);
  app.clock.advance(minute);
  expect((await byMobile(good)).status).toBe(200);
  const after = await row();
  expect(after?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(after?.changed_at).toEqual(before?.changed_at);
  expect((await byMobile(good)).status).toBe(200);
  expect((await row())?.hash).toBe(after?.hash);
});
