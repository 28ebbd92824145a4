import { getLastUpdatedPassword, recoverPassword } from '@nukkad/contract/identity/account/password.api';
import { getMyProfile } from '@nukkad/contract/identity/account/account.api';
import {
  chooseRole,
  generateOtp,
  loginWithEmail,
  signupEmail,
  verifyOtp,
} from '@nukkad/contract/identity/account/sign-in.api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Mounted } from '../../../test/harness/mounted.ts';
import {
  addEmail,
  codeFor,
  mountedWithSignIn,
  readCode,
  signInAs,
  newPerson,
} from '../../../test/harness/sign-in.ts';
import { required } from '../../../test/harness/required.ts';

const minute = 60_000;
const good = 'mango tree by the well';

let app: Mounted;
let asha: string;
let ashasMail: string;
beforeAll(async () => {
  app = await mountedWithSignIn({ variables: { RATE_LIMIT_SCALE: '1' } });
});
beforeEach(() => {
  ({ mobile: asha, mail: ashasMail } = newPerson(app));
});
afterAll(() => app.close());

const verify = (body: object, header: Record<string, string>) =>
  app.as(null).askLoosely(verifyOtp, { body, headers: header });
const clientOf = ({ accessToken, sessionId }: { accessToken: string; sessionId: string }) =>
  app.withToken(accessToken, sessionId);

async function enterByEmail(email: string) {
  const { body, header } = await codeFor(app, app.as(null), email, 'sign-in');
  return verify(body, header);
}

describe('an e-mail address', () => {
  test('gets a code by mail; a new person signs in without a role and chooses it next', async () => {
    const { status, body } = await enterByEmail(ashasMail);
    expect([status, body.profile]).toMatchObject([
      200,
      { role: null, email: ashasMail, mobileNumber: '', fullName: '', isBuyer: false, status: 'Active' },
    ]);
    const client = clientOf(body);
    expect((await client.ask(getMyProfile)).body).toEqual(body.profile);
    expect((await enterByEmail(ashasMail.toUpperCase())).body.profile.userId).toBe(body.profile.userId);
    const mail = app.mail.find(({ to }) => to === ashasMail);
    expect(mail?.subject).not.toMatch(/\d{6}/);
    expect(mail?.text).toMatch(/^\d{6} is your Nukkad OTP to log in\. It is valid for 5 minutes\./);
  });

  test('is added to an account by the code that went there, and then opens it', async () => {
    const { client, profile } = await signInAs(app, asha);
    const { status, body } = await addEmail(app, client, ashasMail);
    expect([status, body.profile.email, body.profile.mobileNumber]).toEqual([200, ashasMail, asha]);
    expect((await clientOf(body).ask(getMyProfile)).body.email).toBe(ashasMail);
    const { body: entered } = await enterByEmail(ashasMail);
    expect([entered.profile.userId, entered.profile.role]).toEqual([profile.userId, 'Buyer']);
  });

  test('of one account is added to no other, and only its reader is told so', async () => {
    const first = await signInAs(app, asha);
    await addEmail(app, first.client, ashasMail);
    const second = await signInAs(app, '9100000001');
    const asked = await codeFor(app, second.client, ashasMail, 'email-verification');
    expect(
      (
        await second.client.ask(verifyOtp, {
          body: { ...asked.body, purpose: 'email-verification' },
          headers: asked.header,
        })
      ).body.code,
    ).toBe('email_taken');
    expect((await second.client.ask(getMyProfile)).body.email).toBeNull();
  });

  test('promise 30: its code belongs to one person, one address, one purpose and one sessionId', async () => {
    const mine = await signInAs(app, asha);
    const other = await signInAs(app, '9100000002');
    const { body, header } = await codeFor(app, mine.client, ashasMail, 'email-verification');
    const asked = { ...body, purpose: 'email-verification' };
    expect((await verify(body, header)).body.code).toBe('otp_expired');
    expect((await verify(asked, header)).status).toBe(401);
    expect(
      (await mine.client.askLoosely(verifyOtp, { body: asked, headers: { sessionid: crypto.randomUUID() } }))
        .body.code,
    ).toBe('otp_expired');
    expect(
      (
        await mine.client.askLoosely(verifyOtp, {
          body: { ...asked, email: 'other@example.in' },
          headers: header,
        })
      ).body.code,
    ).toBe('otp_expired');
    expect((await mine.client.askLoosely(verifyOtp, { body: asked, headers: header })).status).toBe(200);
    const again = await codeFor(app, mine.client, `b${ashasMail}`, 'email-verification');
    const stolen = await other.client.ask(verifyOtp, {
      body: { ...again.body, purpose: 'email-verification' },
      headers: again.header,
    });
    expect(stolen.body.code).toBe('otp_expired');
    expect(
      (await app.as(null).ask(generateOtp, { body: { email: ashasMail, purpose: 'email-verification' } }))
        .status,
    ).toBe(401);
  });

  test('promise 31: it gets as few codes as a number does, and one caller as few for many', async () => {
    const ask = (email: string) => app.as(null).ask(generateOtp, { body: { email } });
    expect((await ask(ashasMail)).status).toBe(200);
    expect((await ask(ashasMail)).body.code).toBe('otp_too_soon');
    for (let sent = 1; sent < 5; sent += 1) {
      app.clock.advance(minute);
      expect(
        (await app.as(null).ask(generateOtp, { body: { email: ashasMail, purpose: 'password-recovery' } }))
          .status,
      ).toBe(200);
    }
    app.clock.advance(minute);
    expect((await ask(ashasMail)).body.code).toBe('otp_too_many');
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(`n${index}@example.in`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(15);
  });

  test('promise 27: ten wrong codes a day, for all purposes together', async () => {
    for (const purpose of ['sign-in', 'password-recovery'] as const) {
      const { body, header } = await codeFor(app, app.as(null), ashasMail, purpose);
      const wrong = { ...body, otp: body.otp === '000000' ? '000001' : '000000' };
      const attempt = () =>
        purpose === 'sign-in'
          ? verify(wrong, header)
          : app.as(null).ask(recoverPassword, { body: { ...wrong, newPassword: good }, headers: header });
      const answers = await Promise.all(Array.from({ length: 12 }, attempt));
      expect(answers.filter(({ body: { code } }) => code === 'otp_wrong')).toHaveLength(4);
    }
    app.clock.advance(minute);
    expect((await app.as(null).ask(generateOtp, { body: { email: ashasMail } })).body.code).toBe(
      'sign_in_paused',
    );
  });

  test('has one shape: a number beside it, neither of the two, or a wrong one is a marked field', async () => {
    for (const body of [
      {},
      { email: ashasMail, mobileNumber: asha },
      { email: 'asha' },
      { email: 'a@b' },
      { email: 'a@b.technology' },
      { email: null },
    ])
      expect([body, (await app.as(null).askLoosely(generateOtp, { body })).body.code]).toEqual([
        body,
        'invalid_request',
      ]);
  });
});

describe('signing up by e-mail', () => {
  const signUp = (body: object) => app.as(null).askLoosely(signupEmail, { body });
  const redeem = async (sessionId: string, email: string) =>
    verify({ email, otp: await readCode(app, email) }, { sessionid: sessionId });

  test('makes an account with name and password once the code comes back, and none before', async () => {
    const { status, body } = await signUp({ email: ashasMail, fullName: 'Asha Rao', password: good });
    expect([status, body.resendAfterSeconds, body.expiresInSeconds]).toEqual([200, 60, 300]);
    expect(
      (await app.as(null).ask(loginWithEmail, { body: { email: ashasMail, password: good } })).body.code,
    ).toBe('sign_in_wrong');
    const entered = await redeem(body.sessionId, ashasMail);
    expect(entered.body.profile).toMatchObject({ fullName: 'Asha Rao', email: ashasMail, role: null });
    expect(
      (await app.as(null).ask(loginWithEmail, { body: { email: ashasMail, password: good } })).status,
    ).toBe(200);
  });

  test('promise 32: for an address that is known it answers the same, and changes nothing of that account', async () => {
    const { client, profile } = await signInAs(app, asha);
    await addEmail(app, client, ashasMail);
    app.clock.advance(minute);
    const known = await signUp({ email: ashasMail, fullName: 'Somebody Else', password: good });
    const unknown = await signUp({ email: `new${ashasMail}`, fullName: 'Somebody Else', password: good });
    expect({ ...known.body, sessionId: '' }).toEqual({ ...unknown.body, sessionId: '' });
    const { body } = await redeem(known.body.sessionId, ashasMail);
    expect(body.profile).toMatchObject({ userId: profile.userId, fullName: '' });
    expect((await client.ask(getLastUpdatedPassword)).body.hasPassword).toBe(false);
  });
});

describe('choosing a role on the way in', () => {
  const newcomer = async () => clientOf((await enterByEmail(ashasMail)).body);
  const choose = (client: Awaited<ReturnType<typeof newcomer>>, role: string, fullName?: string) =>
    client.askLoosely(chooseRole, { body: { role, ...(fullName ? { fullName } : {}) } });

  test.each([
    ['Buyer', 'Buyer'],
    ['Jobseeker', 'Jobseeker'],
    ['Service Partner', 'Buyer'],
  ])('%s makes a %s, with a new token', async (asked, role) => {
    const client = await newcomer();
    const { status, body } = await choose(client, asked, 'Asha Rao');
    expect([status, body.profile]).toMatchObject([
      200,
      { role, fullName: 'Asha Rao', isServicePartner: false },
    ]);
    const now = await clientOf(body).ask(getMyProfile);
    expect(now.body.role).toBe(role);
    expect(
      JSON.parse(Buffer.from(required(body.accessToken.split('.')[1]), 'base64url').toString()).role,
    ).toBe(role);
    app.clock.advance(minute);
    expect((await client.ask(getMyProfile)).status).toBe(401);
  });

  test('staff must be added by their partner, and an Admin signs in elsewhere', async () => {
    const client = await newcomer();
    expect((await choose(client, 'subUser')).body.code).toBe('role_not_held');
    expect((await choose(client, 'Admin')).body.code).toBe('invalid_request');
    expect((await client.ask(getMyProfile)).body.role).toBeNull();
  });

  test('a person with a role keeps it, and holds the other one as well', async () => {
    const { client } = await signInAs(app, asha);
    const { body } = await choose(client, 'Jobseeker');
    expect(body.profile.role).toBe('Buyer');
    expect((await signInAs(app, asha, 'Jobseeker')).profile.role).toBe('Jobseeker');
    const answers = await Promise.all(Array.from({ length: 8 }, () => choose(client, 'Jobseeker')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });

  test('an e-mail account adds its number once; an open session cannot replace it', async () => {
    const client = await newcomer();
    const add = async (number: string) => {
      const { body, header } = await codeFor(app, client, number, 'mobile-verification');
      return client.ask(verifyOtp, { body: { ...body, purpose: 'mobile-verification' }, headers: header });
    };
    await signInAs(app, '9100000003');
    expect((await add('9100000003')).body.code).toBe('mobile_taken');
    expect((await add(asha)).body.profile.mobileNumber).toBe(asha);
    expect((await add('9100000004')).body.code).toBe('mobile_set');
    expect((await signInAs(app, asha)).profile.email).toBe(ashasMail);
  });
});
