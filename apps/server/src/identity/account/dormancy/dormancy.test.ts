import { getMyProfile } from '@nukkad/contract/identity/account/account.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mounted, mounted } from '../../../../test/harness/mounted.ts';
import { working } from '../../../../test/harness/played-domains.ts';
import { signInAs } from '../../../../test/harness/sign-in.ts';
import { createPartnerDomain } from '../../partner/index.ts';
import { system } from '../../../platform/platform.ts';
import { createAccountDomain } from '../index.ts';
import { changeAccountStatus } from '../status/change-account-status.ts';
import { accountCron } from '../account.consumers.ts';

const day = 86_400_000;
/** People who have a booking open. */
const busy = new Set<string>();
let app: Mounted;
let next = 9_000_001_500;
const mobile = () => String((next += 1));
beforeAll(async () => {
  app = await mounted((platform, sessions) => {
    const partner = createPartnerDomain(platform);
    const account = createAccountDomain(platform, { partner, sessions });
    const { authenticate, gate, verifyToken } = account;
    return {
      domains: [partner, account, working({ ofPerson: async (_, { userId }) => (busy.has(userId) ? 1 : 0) })],
      authenticate,
      gate,
      verifyToken,
    };
  });
});
afterAll(() => app.close());

const nightly = () =>
  accountCron(app.platform)
    .find(({ name }) => name === 'account.rest_unused')
    ?.run();
const statusOf = async (userId: string) => {
  const { rows } = await sql<{
    status: string;
  }>`select status from user_account where user_id = ${userId}`.execute(app.platform.db);
  return rows[0]?.status;
};

test('an account becomes dormant after 90 days without a sign-in, its person is told, and the next sign-in reactivates it', async () => {
  const number = mobile();
  const { profile, client } = await signInAs(app, number);
  app.clock.advance(90 * day - 60_000);
  await nightly();
  expect(await statusOf(profile.userId)).toBe('Active');
  app.clock.advance(120_000);
  await nightly();
  await nightly();
  expect(await statusOf(profile.userId)).toBe('Inactive');
  await app.drain();
  const told = app.sms.filter((sms) => sms.template === 'account_notice' && sms.mobileNumber === number);
  expect(told.map((sms) => sms.variables['text'])).toEqual([
    'it is inactive because it was not used for a long time. Log in to reactivate it, or contact us.',
  ]);
  expect((await client.ask(getMyProfile)).status).toBe(401);

  const back = await signInAs(app, number);
  expect(back.profile).toMatchObject({ status: 'Active', previousStatus: 'Inactive' });
  const { rows } = await sql<{ action: string; actor_kind: string }>`select action, actor_kind from audit_log
    where subject_id = ${profile.userId} order by at, audit_id`.execute(app.platform.db);
  expect(rows).toEqual([
    { action: 'account.join', actor_kind: 'System' },
    { action: 'account.rest', actor_kind: 'System' },
    { action: 'account.wake', actor_kind: 'System' },
  ]);
  await nightly();
  expect(await statusOf(profile.userId)).toBe('Active');
});

test('who signs in rarely but is there all the time does not rest, nor who has a booking open', async () => {
  const [there, waiting] = [await signInAs(app, mobile()), await signInAs(app, mobile())];
  busy.add(waiting.profile.userId);
  app.clock.advance(91 * day);
  await sql`update user_session set last_seen_at = ${new Date(app.clock.now().getTime() - day)}
    where session_id = ${there.sessionId}`.execute(app.platform.db);
  await nightly();
  expect([await statusOf(there.profile.userId), await statusOf(waiting.profile.userId)]).toEqual([
    'Active',
    'Active',
  ]);
  busy.clear();
  await nightly();
  expect(await statusOf(waiting.profile.userId)).toBe('Inactive');
});

test('an account that an Admin made Inactive, or that is suspended, does not wake by a sign-in', async () => {
  for (const to of ['Inactive', 'Suspended'] as const) {
    const number = mobile();
    const { profile } = await signInAs(app, number);
    const by = { kind: 'Admin', userId: '01a1fa74-4e34-72ea-bd43-0000000000aa' } as const;
    const change = { userId: profile.userId, to, by, reason: 'Asked for', now: app.clock.now() };
    await app.platform.write(system, (tx) => changeAccountStatus(tx, change));
    expect((await signInAs(app, number)).profile.status).toBe(to);
  }
});

test('the nightly job and a sign-in at one moment: the account is open to the person who signed in', async () => {
  const number = mobile();
  const { profile } = await signInAs(app, number);
  app.clock.advance(91 * day);
  const [, back] = await Promise.all([nightly(), signInAs(app, number)]);
  expect([back.profile.status, await statusOf(profile.userId)]).toEqual(['Active', 'Active']);
});
