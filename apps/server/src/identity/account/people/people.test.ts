import { getAdmin } from '@nukkad/contract/office/backoffice/sign-in.api';
import { verifyOtp } from '@nukkad/contract/identity/account/sign-in.api';
import {
  changePersonStatus,
  endPersonSessions,
  getPerson,
  listPeople,
  revealNumber,
  seenOfPersonStatus,
} from '@nukkad/contract/identity/account/people.api';
import { getMyProfile, updateInfo } from '@nukkad/contract/identity/account/account.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EnrolledAdmin } from '../../../../test/harness/admin.ts';
import { type BackOffice, mountedBackOffice } from '../../../../test/harness/back-office.ts';
import { codeFor, signInAs } from '../../../../test/harness/sign-in.ts';

let app: BackOffice;
let nandini: EnrolledAdmin;
beforeAll(async () => {
  app = await mountedBackOffice();
});
afterAll(() => app.close());

const office = async () => {
  nandini ??= await app.admin();
  if ((await nandini.browser.ask(getAdmin)).status !== 200) nandini = await app.admin();
  return nandini.browser;
};
const aPerson = async (mobileNumber: string, fullName: string) => {
  const person = await signInAs(app, mobileNumber);
  await person.client.ask(updateInfo, { body: { fullName } });
  return person;
};
const auditOf = async (subjectId: string) => {
  const { rows } = await sql<{
    action: string;
    actor_kind: string;
    detail: object;
  }>`select action, actor_kind, detail
    from audit_log where subject_id = ${subjectId} order by at, audit_id`.execute(app.platform.db);
  return rows;
};

test('people are found by a part of the name or the beginning of the number, and no number is shown', async () => {
  const { profile } = await aPerson('9811100042', 'Meenakshi Sundaram');
  await aPerson('9811100043', 'Percy 100%'.replace(/[^A-Za-z ]/g, ''));
  const browser = await office();
  for (const q of ['meenak', 'SUNDAR', '98111000', '+91 98111 00042']) {
    const { body } = await browser.ask(listPeople, { query: { q } });
    expect([q, body.items.map((one: { userId: string }) => one.userId)]).toEqual([
      q,
      expect.arrayContaining([profile.userId]),
    ]);
    expect(JSON.stringify(body)).not.toContain('9811100042');
  }
  expect((await browser.ask(listPeople, { query: { q: '%' } })).body.items).toEqual([]);
  const { body } = await browser.ask(getPerson, { params: { userId: profile.userId } });
  expect(body).toMatchObject({
    maskedNumber: '••••••••42',
    companyName: null,
    organisationId: null,
    openSessions: 1,
    roles: ['Buyer'],
    status: 'Active',
  });
});

test('a person who came in by e-mail, and gave no number, is listed and shown like all others', async () => {
  const { body, header } = await codeFor(app, app.as(null), 'percy@example.in', 'sign-in');
  const entered = await app.as(null).ask(verifyOtp, { body, headers: header });
  const { userId } = entered.body.profile;
  const browser = await office();
  const list = await browser.ask(listPeople);
  expect([list.status, list.body.items[0]]).toMatchObject([200, { userId, maskedNumber: '' }]);
  const one = await browser.ask(getPerson, { params: { userId } });
  expect([one.status, one.body]).toMatchObject([200, { userId, maskedNumber: '' }]);
});

test('the list goes on page by page, newest first, each person once', async () => {
  const browser = await office();
  const seen: string[] = [];
  for (let cursor = ''; ; ) {
    const { body } = await browser.ask(listPeople, { query: { limit: 2, cursor } });
    seen.push(...body.items.map((one: { userId: string }) => one.userId));
    if (!body.nextCursor) break;
    cursor = body.nextCursor;
  }
  const { rows } = await sql<{
    id: string;
  }>`select user_id as id from user_account order by user_id desc`.execute(app.platform.db);
  expect(seen).toEqual(rows.map(({ id }) => id));
});

test('a whole number is shown on request, and the audit log records it', async () => {
  const { profile } = await aPerson('9811100050', 'Lata Bose');
  const browser = await office();
  expect(
    (await browser.askLoosely(revealNumber, { params: { userId: profile.userId }, body: {} })).status,
  ).toBe(400);
  const answer = await browser.ask(revealNumber, {
    params: { userId: profile.userId },
    body: { why: 'Call back' },
  });
  expect(answer.body).toEqual({ mobileNumber: '9811100050' });
  expect(await auditOf(profile.userId)).toEqual([
    { action: 'account.join', actor_kind: 'System', detail: { from: null, to: 'Active' } },
    { action: 'account.reveal_number', actor_kind: 'Admin', detail: { why: 'Call back' } },
  ]);
});

test('a status moves along the table with a reason and a message, from the very next call on', async () => {
  const { profile, client } = await aPerson('9811100060', 'Gopal Rao');
  const browser = await office();
  const { body: before } = await browser.ask(getPerson, { params: { userId: profile.userId } });
  expect(before.statusChoices).toContain('Suspended');
  const change = (body: object) =>
    browser.send('PATCH', `backoffice/people/${profile.userId}/status`, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  const seen = seenOfPersonStatus(before);
  const options = { seen, to: 'Suspended', reason: 'Complaints of customers', message: 'Please call us.' };
  expect((await change(options)).body).toMatchObject({
    status: 'Suspended',
    statusReason: 'Complaints of customers',
  });
  const own = await client.ask(getMyProfile);
  expect(own.body).toMatchObject({
    status: 'Suspended',
    notificationMessage: { message: 'Please call us.' },
  });
  const again = await change(options);
  expect([again.status, again.body.differences]).toEqual([
    409,
    [
      { field: 'accountStatus', kind: 'choice', seen: 'Active', now: 'Suspended' },
      { field: 'previousStatus', kind: 'choice', seen: seen.previousStatus, now: 'Active' },
      { field: 'statusReason', kind: 'text', seen: seen.statusReason, now: 'Complaints of customers' },
    ],
  ]);
});

test('two Admins who decide at one moment: one does, the other hears that it has changed', async () => {
  const { profile } = await aPerson('9811100070', 'Usha Nair');
  const [one, other] = [await app.admin(), await app.admin()];
  const { body } = await one.browser.ask(getPerson, { params: { userId: profile.userId } });
  const answers = await Promise.all(
    [one, other].map(({ browser }, n) =>
      browser.ask(changePersonStatus, {
        params: { userId: profile.userId },
        body: {
          seen: seenOfPersonStatus(body),
          to: n === 0 ? 'Suspended' : 'Blocked',
          reason: 'The same complaint',
        },
      }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('an Admin does not decide on the own account', async () => {
  const admin = await app.admin();
  const { body } = await admin.browser.ask(getPerson, { params: { userId: admin.userId } });
  expect(body.statusChoices).toEqual([]);
  const answer = await admin.browser.ask(changePersonStatus, {
    params: { userId: admin.userId },
    body: {
      to: 'Inactive',
      reason: 'A holiday abroad',
    },
  });
  expect(answer.status).toBe(403);
});

test('promise 34: sessions are ended at once, everywhere', async () => {
  const first = await aPerson('9811100080', 'Omkar Joshi');
  const second = await signInAs(app, '9811100080');
  const browser = await office();
  const answer = await browser.ask(endPersonSessions, {
    params: { userId: first.profile.userId },
    body: {
      why: 'Lost phone',
    },
  });
  expect(answer.body).toEqual({ ended: 2 });
  for (const { client } of [first, second]) expect((await client.ask(getMyProfile)).status).toBe(401);
  expect(app.dropped).toEqual(expect.arrayContaining([first.sessionId, second.sessionId]));
});

test('only an Admin gets in here', async () => {
  const { profile, client } = await aPerson('9811100090', 'Vikas Jain');
  for (const path of ['backoffice/people', `backoffice/people/${profile.userId}`])
    expect((await client.get(path)).status).toBe(403);
  expect(
    (await client.ask(revealNumber, { params: { userId: profile.userId }, body: { why: 'Me' } })).status,
  ).toBe(403);
});

test('suspended for a broken rule: the message says which, the person reads it, and the reason for us stays with us', async () => {
  const { profile, client } = await aPerson('9811100077', 'Harish Menon');
  const browser = await office();
  const suspend = (more: object) =>
    browser.ask(changePersonStatus, {
      params: { userId: profile.userId },
      body: {
        to: 'Suspended',
        reason: 'Ticket of Tuesday, two callers',
        brokeRule: true,
        ...more,
      },
    });
  const without = await suspend({ message: '  ' });
  expect([without.status, without.body.code, Object.keys(without.body.fields ?? {})]).toEqual([
    400,
    'status_message_missing',
    ['message'],
  ]);
  const message = 'Customers were asked for money beside the bill.';
  expect((await suspend({ message })).body).toMatchObject({ status: 'Suspended', message });
  const { body } = await client.ask(getMyProfile);
  expect(body.notificationMessage).toEqual({ message, messageType: 'Rule Voilation' });
  expect(JSON.stringify(body)).not.toContain('Ticket of Tuesday');
});
