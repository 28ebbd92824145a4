import { getMyProfile } from '@nukkad/contract/identity/account/account.api';
import {
  deactivate,
  getDeactivateRequest,
  withdrawDeactivation,
} from '@nukkad/contract/identity/account/deactivation.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mounted } from '../../../../test/harness/mounted.ts';
import { mounted } from '../../../../test/harness/mounted.ts';
import { working } from '../../../../test/harness/played-domains.ts';
import { type SignedIn, signInAs } from '../../../../test/harness/sign-in.ts';
import { asIfSteppedUp } from '../../../../test/harness/step-up.ts';
import { createPartnerDomain } from '../../partner/index.ts';
import { system } from '../../../platform/platform.ts';
import { createAccountDomain } from '../index.ts';
import { changeAccountStatus } from '../status/change-account-status.ts';

const day = 86_400_000;
/** People who have a booking open. */
const busy = new Set<string>();
let app: Mounted;
let next = 9_000_000_900;
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

async function confirmed(number: string): Promise<SignedIn> {
  const signedIn = await signInAs(app, number);
  await asIfSteppedUp(app.platform.db, signedIn.sessionId, app.clock.now());
  return signedIn;
}

describe('leaving', () => {
  test('needs a code, waits seven days, and then the account is deactivated', async () => {
    const number = mobile();
    const { client } = await signInAs(app, number);
    expect((await client.ask(deactivate, { body: {} })).body.code).toBe('step_up_needed');
    const leaver = await confirmed(number);
    const asked = await leaver.client.ask(deactivate, { body: { reason: 'I am moving away.' } });
    expect(asked.body).toMatchObject({
      request: { status: 'deactivation pending', reason: 'I am moving away.' },
      openBookings: 0,
    });
    expect((await leaver.client.ask(getMyProfile)).body).toMatchObject({
      status: 'Pending',
      previousStatus: 'Active',
    });
    const again = await leaver.client.ask(deactivate, { body: {} });
    expect([again.status, again.body.present]).toEqual([409, 'Pending']);

    await app.drain(new Date(app.clock.now().getTime() + 6 * day));
    const early = await signInAs(app, number);
    expect(early.profile.status).toBe('Pending');
    await app.drain(new Date(app.clock.now().getTime() + 2 * day));
    const late = await signInAs(app, number);
    expect(late.profile).toMatchObject({ status: 'Deactivated', previousStatus: 'Pending' });
    expect((await late.client.ask(withdrawDeactivation)).body.code).toBe('account_not_active');
    expect((await late.client.ask(getDeactivateRequest)).body.request).toBeNull();

    // And support may bring the person back.
    await app.platform.write(system, (tx) =>
      changeAccountStatus(tx, {
        userId: late.profile.userId,
        to: 'Active',
        by: { kind: 'Admin', userId: crypto.randomUUID() },
        reason: 'Asked to come back',
        now: app.clock.now(),
      }),
    );
    expect((await signInAs(app, number)).profile.status).toBe('Active');
  });

  test('may be taken back while it waits, and then nothing happens when its time comes', async () => {
    const number = mobile();
    const { client } = await confirmed(number);
    await client.ask(deactivate, { body: {} });
    expect((await client.ask(withdrawDeactivation)).body.request).toBeNull();
    expect((await client.ask(withdrawDeactivation)).body.code).toBe('deactivation_not_asked');
    await app.drain(new Date(app.clock.now().getTime() + 8 * day));
    expect((await signInAs(app, number)).profile.status).toBe('Active');
  });

  test('is refused while a booking is open, and waits on where one was made in the meantime', async () => {
    const number = mobile();
    const { client, profile } = await confirmed(number);
    busy.add(profile.userId);
    const refused = await client.ask(deactivate, { body: {} });
    expect([refused.status, refused.body.code]).toEqual([409, 'bookings_open']);
    expect((await client.ask(getDeactivateRequest)).body).toEqual({
      request: null,
      openBookings: 1,
      roles: ['Buyer'],
    });
    busy.delete(profile.userId);
    expect((await client.ask(deactivate, { body: {} })).status).toBe(200);
    busy.add(profile.userId);
    await app.drain(new Date(app.clock.now().getTime() + 7 * day));
    expect((await signInAs(app, number)).profile.status).toBe('Pending');
    busy.delete(profile.userId);
    await app.drain(new Date(app.clock.now().getTime() + 7 * day));
    expect((await signInAs(app, number)).profile.status).toBe('Deactivated');
  });

  test('20 at once ask once', async () => {
    const { client, profile } = await confirmed(mobile());
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.ask(deactivate, { body: {} })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await sql`select 1 from deactivation_request where user_id = ${profile.userId}`.execute(
      app.platform.db,
    );
    expect(rows).toHaveLength(1);
  });

  test('a block overrides the deactivation request, and an account that is Pending for another reason has none', async () => {
    const { client, profile } = await confirmed(mobile());
    await client.ask(deactivate, { body: {} });
    const { userId } = profile;
    const by = { kind: 'Admin', userId: crypto.randomUUID() } as const;
    const put = (to: 'Blocked' | 'Active') =>
      app.platform.write(system, (tx) =>
        changeAccountStatus(tx, { userId, to, by, reason: 'Looked into', now: app.clock.now() }),
      );
    await put('Blocked');
    await put('Active');
    expect((await client.ask(getDeactivateRequest)).body.request).toBeNull();
    await sql`update user_account set status = 'Pending' where user_id = ${userId}`.execute(app.platform.db);
    expect((await client.ask(withdrawDeactivation)).body.code).toBe('deactivation_not_asked');
  });
});
