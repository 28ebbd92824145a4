import { verifyAuditLog } from '@nukkad/contract/office/backoffice/audit.api';
import {
  getAdmin,
  signInWithCode,
  signInWithPassword,
  signInWithRecoveryCode,
  signOutAdmin,
} from '@nukkad/contract/office/backoffice/sign-in.api';
import { unaskedHeader } from '@nukkad/contract/office/backoffice/unasked';
import { generateOtp, verifyOtp } from '@nukkad/contract/identity/account/sign-in.api';
import { getMyProfile } from '@nukkad/contract/identity/account/account.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EnrolledAdmin, adminBrowser, password } from '../../../test/harness/admin.ts';
import { type BackOffice, mountedBackOffice } from '../../../test/harness/back-office.ts';
import { codeAt } from './totp.ts';
import { required } from '../../../test/harness/required.ts';

let app: BackOffice;
beforeAll(async () => {
  app = await mountedBackOffice();
});
afterAll(() => app.close());

const passFirstStep = ({ admin }: EnrolledAdmin, browser = adminBrowser(app.url), given = password) =>
  browser.ask(signInWithPassword, { body: { email: admin.email, password: given } });
const nextWindow = () => app.clock.advance(90_000);
const codeNow = ({ secret }: EnrolledAdmin) => codeAt(secret, app.clock.now());
const actsOf = async (userId: string) => {
  const { rows } = await sql<{ action: string }>`select action from audit_log where subject_id = ${userId}
    order by at, audit_id`.execute(app.platform.db);
  return rows.map(({ action }) => action);
};

test('the link leads to a password, an authenticator, recovery codes shown once, and in', async () => {
  const nandini = await app.admin();
  expect(nandini.recoveryCodes).toHaveLength(10);
  expect(new Set(nandini.recoveryCodes).size).toBe(10);
  const me = await nandini.browser.ask(getAdmin);
  expect(me.body).toMatchObject({ fullName: 'Nandini Iyer', email: nandini.admin.email });
  expect(await actsOf(nandini.userId)).toEqual([
    'account.join',
    'admin.made',
    'admin.password_chosen',
    'admin.authenticator_set_up',
    'admin.signed_in',
  ]);
});

test('after that: password, then a code; neither alone opens anything', async () => {
  const nandini = await app.admin();
  nextWindow();
  const browser = adminBrowser(app.url);
  const first = await passFirstStep(nandini, browser);
  expect(first.body).toEqual({ step: 'code', ticket: expect.any(String), secret: null, keyUri: null });
  expect((await browser.ask(getAdmin)).status).toBe(401);
  const second = await browser.ask(signInWithCode, {
    body: {
      ticket: first.body.ticket,
      code: codeNow(nandini),
    },
  });
  expect([second.status, second.body.recoveryCodes]).toEqual([200, []]);
  expect((await browser.ask(getAdmin)).status).toBe(200);
  const again = await adminBrowser(app.url).ask(signInWithCode, {
    body: {
      ticket: first.body.ticket,
      code: codeNow(nandini),
    },
  });
  expect([again.status, again.body.code]).toEqual([400, 'ticket_over']);
});

test('a code that was used once is refused within its window, and so are older ones', async () => {
  const nandini = await app.admin();
  const { body } = await passFirstStep(nandini);
  const tryCode = (code: string) =>
    adminBrowser(app.url).ask(signInWithCode, { body: { ticket: body.ticket, code } });
  expect((await tryCode(codeNow(nandini))).body.code).toBe('code_wrong');
  const before = codeAt(nandini.secret, new Date(app.clock.now().getTime() - 30_000));
  expect((await tryCode(before)).body.code).toBe('code_wrong');
  app.clock.advance(30_000);
  expect((await tryCode(codeNow(nandini))).status).toBe(200);
});

test('twenty tries of one right code at one moment open one session', async () => {
  const nandini = await app.admin();
  nextWindow();
  const { body } = await passFirstStep(nandini);
  const code = codeNow(nandini);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      adminBrowser(app.url).ask(signInWithCode, { body: { ticket: body.ticket, code } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('five wrong tries rest the door for a quarter of an hour, even for the right password, and are audited', async () => {
  const nandini = await app.admin();
  const guesses = await Promise.all(
    Array.from({ length: 8 }, (_, n) => passFirstStep(nandini, adminBrowser(app.url), `wrong guess ${n}`)),
  );
  expect(guesses.map(({ status }) => status).toSorted()).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
  expect((await passFirstStep(nandini)).body.code).toBe('sign_in_resting');
  const { rows } = await sql<{
    what: string;
    tries: number;
  }>`select detail ->> 'what' as what, count(*) as tries
    from audit_log where subject_id = ${nandini.userId} and action = 'admin.sign_in_refused' group by 1 order by 1`.execute(
    app.platform.db,
  );
  expect(rows).toEqual([
    { what: 'password', tries: 5 },
    { what: 'resting', tries: 4 },
  ]);
  app.clock.advance(15 * 60_000);
  expect((await passFirstStep(nandini)).status).toBe(200);
});

test("a sign-in with an address that is no Admin's is in the audit log, without the address", async () => {
  const email = 'stranger@elsewhere.example';
  await adminBrowser(app.url).ask(signInWithPassword, {
    body: { email, password: 'mango tree by the well' },
  });
  const { rows } = await sql<{ row: string }>`select to_jsonb(a)::text as row from audit_log a
    where subject_id = 'unknown' order by at desc`.execute(app.platform.db);
  expect(rows[0]?.row).toContain('unknown_address');
  expect(rows.map(({ row }) => row).join('')).not.toContain('stranger');
});

test('wrong codes count as wrong passwords do', async () => {
  const nandini = await app.admin();
  nextWindow();
  const { body } = await passFirstStep(nandini);
  const wrong = codeNow(nandini) === '000000' ? '111111' : '000000';
  for (let tries = 0; tries < 5; tries += 1)
    await adminBrowser(app.url).ask(signInWithCode, { body: { ticket: body.ticket, code: wrong } });
  const right = await adminBrowser(app.url).ask(signInWithCode, {
    body: {
      ticket: body.ticket,
      code: codeNow(nandini),
    },
  });
  expect([right.status, right.body.code]).toEqual([429, 'sign_in_resting']);
});

test('an unknown address and a wrong password read the same', async () => {
  const nandini = await app.admin();
  const wrong = await passFirstStep(nandini, adminBrowser(app.url), 'not the password');
  const unknown = await adminBrowser(app.url).ask(signInWithPassword, {
    body: {
      email: 'nobody@nukkad.example',
      password: 'not the password',
    },
  });
  expect([wrong.status, wrong.body.message]).toEqual([unknown.status, unknown.body.message]);
});

test('a recovery code opens once', async () => {
  const nandini = await app.admin();
  const recoveryCode = nandini.recoveryCodes[3]!.toUpperCase();
  const use = async () => {
    const { body } = await passFirstStep(nandini);
    return adminBrowser(app.url).ask(signInWithRecoveryCode, { body: { ticket: body.ticket, recoveryCode } });
  };
  expect((await use()).body).toMatchObject({ codesLeft: 9 });
  expect((await use()).body.code).toBe('recovery_code_wrong');
});

test('half an hour without a call ends a session, and twelve hours end every one', async () => {
  const idle = await app.admin();
  app.clock.advance(29 * 60_000);
  expect((await idle.browser.ask(getAdmin)).status).toBe(200);
  app.clock.advance(31 * 60_000);
  expect((await idle.browser.ask(getAdmin)).status).toBe(401);
  const busy = await app.admin();
  for (let half = 0; half < 24; half += 1) {
    expect((await busy.browser.ask(getAdmin)).status).toBe(200);
    app.clock.advance(29.99 * 60_000);
  }
  app.clock.advance(60_000);
  expect((await busy.browser.ask(getAdmin)).status).toBe(401);
});

test('a screen that brings itself up to date keeps no session open', async () => {
  const { browser } = await app.admin();
  const unasked = { headers: { [unaskedHeader]: '1' } };
  const later = async (minutes: number) => {
    app.clock.advance(minutes * 60_000);
    return (await browser.ask(getAdmin, unasked)).status;
  };
  expect([await later(10), await later(10), await later(9)]).toEqual([200, 200, 200]);
  expect(await later(1)).toBe(401);
  expect((await browser.ask(getAdmin)).status).toBe(401);
});

test('a change is always asked for, whatever it carries', async () => {
  const { browser } = await app.admin();
  const unasked = { headers: { [unaskedHeader]: '1' } };
  app.clock.advance(20 * 60_000);
  expect((await browser.ask(verifyAuditLog, unasked)).status).toBe(200);
  app.clock.advance(20 * 60_000);
  expect((await browser.ask(getAdmin, unasked)).status).toBe(200);
});

test('signed out is out, and the cookie is worth nothing afterwards', async () => {
  const nandini = await app.admin();
  const cookies = [...nandini.browser.cookies];
  expect((await nandini.browser.ask(signOutAdmin)).status).toBe(200);
  for (const [name, value] of cookies) nandini.browser.cookies.set(name, value);
  expect((await nandini.browser.ask(getAdmin)).status).toBe(401);
});

test('the reviews of an Admin are released when the last open session signs out, and not before', async () => {
  const nandini = await app.admin();
  const { browser } = nandini;
  nextWindow();
  const second = adminBrowser(app.url);
  const { body } = await passFirstStep(nandini, second);
  await second.ask(signInWithCode, { body: { ticket: body.ticket, code: codeNow(nandini) } });
  await second.ask(signOutAdmin);
  expect(app.released).not.toContain(nandini.userId);
  await browser.ask(signOutAdmin);
  expect(app.released.filter((userId) => userId === nandini.userId)).toHaveLength(1);
});

test('promise 38: an act of an Admin without the CSRF header, or with one of another session, is refused', async () => {
  const [nandini, other] = [await app.admin(), await app.admin()];
  const tryWith = (token: string) =>
    nandini.browser.askLoosely(verifyAuditLog, { body: {}, headers: { 'x-xsrf-token': token } });
  expect((await tryWith('')).status).toBe(403);
  expect((await tryWith(other.browser.cookies.get('XSRF-BACKOFFICE')!)).status).toBe(403);
  expect((await nandini.browser.ask(verifyAuditLog)).status).toBe(200);
});

test('a person who is no Admin any more, or not active, is out at the next call', async () => {
  const [first, second] = [await app.admin(), await app.admin()];
  await sql`delete from user_role where user_id = ${first.userId} and role = 'Admin'`.execute(
    app.platform.db,
  );
  await sql`update user_account set status = 'Blocked' where user_id = ${second.userId}`.execute(
    app.platform.db,
  );
  for (const { browser } of [first, second]) expect((await browser.ask(getAdmin)).status).toBe(401);
  expect((await passFirstStep(first)).body.code).toBe('sign_in_wrong');
});

test('the command for a known Admin begins again: old password, authenticator and sessions are worth nothing', async () => {
  const nandini = await app.admin();
  const again = await app.admin(nandini.admin);
  expect(again.userId).toBe(nandini.userId);
  expect(again.secret).not.toBe(nandini.secret);
  expect((await nandini.browser.ask(getAdmin)).status).toBe(401);
  expect(await actsOf(nandini.userId)).toContain('admin.reset');
});

test('promise 36: an Admin still may not enter the main app, and the cookie of the back office says nothing there', async () => {
  const nandini = await app.admin();
  const asked = await app.as(null).ask(generateOtp, { body: { mobileNumber: nandini.admin.mobileNumber } });
  await app.drain();
  const otp = app.sms.at(-1)?.variables['code'];
  const entered = await app.as(null).ask(verifyOtp, {
    body: { mobileNumber: nandini.admin.mobileNumber, otp: required(otp) },
    headers: { sessionid: asked.body.sessionId },
  });
  expect([entered.status, entered.body.code]).toEqual([403, 'admin_refused']);
  const token = nandini.browser.cookies.get('backoffice_session')!;
  expect((await nandini.browser.ask(getMyProfile)).status).toBe(401);
  expect(
    (await app.as(null).ask(getMyProfile, { headers: { authorization: `Bearer ${token}` } })).status,
  ).toBe(401);
});

test('the secret of an authenticator does not lie open in the database', async () => {
  const { secret, userId } = await app.admin();
  const { rows } = await sql<{
    row: string;
  }>`select to_jsonb(a)::text as row from admin_account a where user_id = ${userId}`.execute(app.platform.db);
  expect(rows[0]!.row).not.toContain(secret);
  expect(rows[0]!.row).not.toContain(Buffer.from(secret).toString('hex'));
});
