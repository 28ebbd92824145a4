import { updatePartnerProfile, withdrawChange } from '@nukkad/contract/market/partnership/partnership.api';
import { submitForReview } from '@nukkad/contract/market/partnership/partnership.api';
import { assignReview, seenOfReview } from '@nukkad/contract/market/partnership/review.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aUser } from '../../../../test/fixtures/a-partner.ts';
import { aViewer } from '../../../../test/harness/mounted.ts';
import {
  type NewPartner,
  type PartnerFixture,
  partnerFixture,
} from '../../../../test/fixtures/partner-fixture.ts';
import { required } from '../../../../test/harness/required.ts';
import { changeAccountStatus } from '../../../identity/account/status/change-account-status.ts';
import { system } from '../../../platform/platform.ts';

let fixture: PartnerFixture;
/** A second Admin, whom the tests sign out and deactivate. */
let farah: { readonly userId: string; readonly take: (partner: NewPartner) => Promise<void> };
beforeAll(async () => {
  fixture = await partnerFixture();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  const userId = await aUser(fixture.app.platform.db, 'Farah Khan');
  const client = fixture.app.as(aViewer({ userId, role: 'Admin' }));
  farah = {
    userId,
    take: async ({ organisationId }) => {
      const body = { organisationId, take: true, seenAssignee: null };
      expect((await client.ask(assignReview, { body })).status).toBe(200);
    },
  };
});

const hourMs = 3_600_000;
const assigneeOf = async ({ organisationId }: NewPartner): Promise<string | null> => {
  const rows = await fixture.rows(
    sql`select user_id from review_assignment where organisation_id = ${organisationId}`,
  );
  return rows[0]?.['user_id'] ?? null;
};
const releasesOf = ({ organisationId }: NewPartner) =>
  fixture.rows(sql`select actor_kind, detail from audit_log
    where action = 'partner.release_review' and subject_id = ${organisationId}`);

async function aWaitingProfile(): Promise<NewPartner> {
  const partner = await fixture.aReadyPartner();
  await partner.client.call(submitForReview);
  await farah.take(partner);
  return partner;
}

async function aWaitingChange() {
  const partner = await fixture.aLivePartner();
  const { body } = await partner.client.ask(updatePartnerProfile, { body: { companyName: 'Kavita Home' } });
  await farah.take(partner);
  return { partner, change: required(body.change) };
}

test.each([['Approved'], ['Rejected']] as const)(
  'a review of a change that was taken ends with the decision %s',
  async (decision) => {
    const { partner, change } = await aWaitingChange();
    expect(await assigneeOf(partner)).toBe(farah.userId);
    const { status } = await fixture.decide(partner, {
      decision,
      changeId: change.changeId,
      seen: seenOfReview(change),
      ...(decision === 'Rejected' && {
        reasons: [{ field: 'companyName', reason: 'The name differs from the PAN card.' }],
      }),
    });
    expect(status).toBe(200);
    expect(await assigneeOf(partner)).toBeNull();
  },
);

test('a change that its partner takes back is no longer assigned', async () => {
  const { partner, change } = await aWaitingChange();
  const taken = await partner.client.ask(withdrawChange, { body: { changeId: change.changeId } });
  expect(taken.status).toBe(200);
  expect(await assigneeOf(partner)).toBeNull();
});

test('reviews of profiles and of changes return to the queue after the hours of the configuration', async () => {
  const profile = await aWaitingProfile();
  const { partner } = await aWaitingChange();
  const run = () => fixture.runClock('partnership.release_old_reviews');
  fixture.app.clock.advance(8 * hourMs - 1_000);
  await run();
  expect([await assigneeOf(profile), await assigneeOf(partner)]).toEqual([farah.userId, farah.userId]);
  fixture.app.clock.advance(2_000);
  await run();
  await run();
  expect([await assigneeOf(profile), await assigneeOf(partner)]).toEqual([null, null]);
  expect(await releasesOf(partner)).toEqual([{ actor_kind: 'System', detail: { because: 'time_limit' } }]);
});

test('a shorter limit of the configuration holds at once', async () => {
  const partner = await aWaitingProfile();
  const from = new Date(fixture.app.clock.now().getTime() - 1_000);
  await sql`insert into setting (key, valid_from, value, why)
    values ('partner.rules', ${from}, '{"reviewHeldHours": 1}', 'Many wait')`.execute(
    fixture.app.platform.db,
  );
  fixture.app.clock.advance(hourMs);
  await fixture.runClock('partnership.release_old_reviews');
  expect(await assigneeOf(partner)).toBeNull();
});

test('what an Admin had taken returns to the queue when the last session ends, and nothing of a colleague does', async () => {
  const profile = await aWaitingProfile();
  const { partner } = await aWaitingChange();
  const colleagues = await fixture.aReadyPartner();
  await colleagues.client.call(submitForReview);
  await fixture.admin.ask(assignReview, {
    body: { organisationId: colleagues.organisationId, take: true, seenAssignee: null },
  });
  const { platform, clock } = fixture.app;
  await platform.write(system, (tx) => fixture.partnership.releaseReviewsOf(tx, farah.userId, clock.now()));
  expect([await assigneeOf(profile), await assigneeOf(partner)]).toEqual([null, null]);
  expect(await releasesOf(partner)).toEqual([{ actor_kind: 'System', detail: { because: 'signed_out' } }]);
  expect(await assigneeOf(colleagues)).toBe(fixture.adminId);
});

test('what a deactivated Admin had taken returns to the queue', async () => {
  const profile = await aWaitingProfile();
  const { partner } = await aWaitingChange();
  const { platform, clock } = fixture.app;
  await platform.write(system, (tx) =>
    changeAccountStatus(tx, {
      userId: farah.userId,
      to: 'Suspended',
      by: { kind: 'Admin', userId: fixture.adminId },
      reason: 'Left the company',
      now: clock.now(),
    }),
  );
  await fixture.app.drain();
  expect([await assigneeOf(profile), await assigneeOf(partner)]).toEqual([null, null]);
});
