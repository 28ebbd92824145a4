import { getMyProfile } from '@nukkad/contract/identity/account/account.api';
import { randomUUID } from 'node:crypto';
import { type AccountStatus, accountVerb } from '@nukkad/contract/identity/account/account.noun';
import { accountStatuses } from '@nukkad/contract/identity/account/account.model';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aUser } from '../../../../test/fixtures/a-partner.ts';
import type { Mounted } from '../../../../test/harness/mounted.ts';
import { mountedWithSignIn, signInAs } from '../../../../test/harness/sign-in.ts';
import { system } from '../../../platform/platform.ts';
import type { StatusChange } from '../index.ts';
import { changeAccountStatus } from '../status/change-account-status.ts';

const admin = randomUUID();
let app: Mounted;
beforeAll(async () => {
  app = await mountedWithSignIn();
});
afterAll(() => app.close());

const byAdmin = (userId: string, to: AccountStatus, more: Partial<StatusChange> = {}): StatusChange => ({
  userId,
  to,
  by: { kind: 'Admin', userId: admin },
  reason: 'Complaints of customers',
  now: app.clock.now(),
  ...more,
});
const change = (options: StatusChange) =>
  app.platform.write(system, (tx) => changeAccountStatus(tx, options));
const put = (userId: string, status: AccountStatus) =>
  sql`update user_account set status = ${status} where user_id = ${userId}`.execute(app.platform.db);

interface Row {
  status: string;
  previous_status: string | null;
  notification_message: string | null;
  status_reason: string;
}
async function rowOf(userId: string): Promise<Row | undefined> {
  const { rows } =
    await sql<Row>`select status, previous_status, notification_message, status_reason from user_account where user_id = ${userId}`.execute(
      app.platform.db,
    );
  return rows[0];
}

test('every move of the table is made, and no other: 409 with the present status, and nothing changed', async () => {
  const userId = await aUser(app.platform.db);
  for (const kind of ['Self', 'Admin', 'System'] as const)
    for (const from of accountStatuses)
      for (const to of accountStatuses) {
        await put(userId, from);
        const by = { kind, userId: { Self: userId, Admin: admin, System: null }[kind] };
        const made = change(byAdmin(userId, to, { by }));
        const verb = accountVerb(from, to, kind);
        if (verb) {
          expect([kind, from, to, await made]).toEqual([kind, from, to, verb]);
          expect(await rowOf(userId)).toMatchObject({ status: to, previous_status: from });
        } else {
          await expect(made).rejects.toMatchObject({
            fact: { code: 'account_status_moved_on' },
            detail: { present: from },
          });
          expect(await rowOf(userId)).toMatchObject({ status: from });
        }
      }
});

describe('who', () => {
  test('people change only what is theirs, and an Admin not the own account', async () => {
    const [userId, other] = [await aUser(app.platform.db), await aUser(app.platform.db)];
    const forbidden = { fact: { code: 'forbidden' } };
    await expect(
      change(byAdmin(userId, 'Pending', { by: { kind: 'Self', userId: other } })),
    ).rejects.toMatchObject(forbidden);
    await expect(change(byAdmin(userId, 'Blocked', { by: { kind: 'Admin', userId } }))).rejects.toMatchObject(
      forbidden,
    );
    await expect(change(byAdmin(randomUUID(), 'Blocked'))).rejects.toMatchObject({
      fact: { code: 'not_found' },
    });
  });

  test('an Admin says why', async () => {
    const userId = await aUser(app.platform.db);
    await expect(change(byAdmin(userId, 'Suspended', { reason: ' ' }))).rejects.toMatchObject({
      fact: { code: 'status_reason_missing' },
    });
  });
});

test('promise 34: the person is told once, reads the message, and loses the sockets', async () => {
  const { profile, client, sessionId } = await signInAs(app, '9000000501');
  const message = 'Please call us about the invoice of May.';
  await change(byAdmin(profile.userId, 'Suspended', { message, messageType: 'warning' }));
  await app.drain();
  await app.drain();
  expect(app.dropped).toContain(sessionId);
  const told = app.sms.filter(
    (sms) => sms.template === 'account_notice' && sms.mobileNumber === '9000000501',
  );
  expect(told.map((sms) => sms.variables['text'])).toEqual([
    'it has been suspended. Log in to see why and what to do.',
  ]);
  const row = await rowOf(profile.userId);
  expect(row).toMatchObject({ notification_message: message, status_reason: 'Complaints of customers' });
  const { rows } =
    await sql`select actor_kind, actor_id, action, detail from audit_log where subject_id = ${profile.userId} order by at, audit_id`.execute(
      app.platform.db,
    );
  expect(rows).toEqual([
    {
      actor_kind: 'System',
      actor_id: null,
      action: 'account.join',
      detail: { from: null, to: 'Active' },
    },
    {
      actor_kind: 'Admin',
      actor_id: admin,
      action: 'account.suspend',
      detail: { from: 'Active', to: 'Suspended', why: 'Complaints of customers' },
    },
  ]);

  await change(byAdmin(profile.userId, 'Active'));
  const back = await signInAs(app, '9000000501');
  expect(back.profile).toMatchObject({
    status: 'Active',
    previousStatus: 'Suspended',
    notificationMessage: null,
  });
  expect((await client.ask(getMyProfile)).status).toBe(200);
});

test('two Admins at one moment: one move is made, the other hears the present status', async () => {
  const userId = await aUser(app.platform.db);
  const outcomes = await Promise.allSettled([
    change(byAdmin(userId, 'Suspended')),
    change(byAdmin(userId, 'Suspended')),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});
