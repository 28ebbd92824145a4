import { changePartnerStatus, setPartnerSubscription } from '@nukkad/contract/market/partnership/review.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type NewPartner,
  type PartnerFixture,
  partnerFixture,
} from '../../../../test/fixtures/partner-fixture.ts';
import { signInAs } from '../../../../test/harness/sign-in.ts';

const dayMs = 86_400_000;
let fixture: PartnerFixture;
beforeAll(async () => {
  fixture = await partnerFixture();
});
afterAll(() => fixture.close());

const status = async (partner: NewPartner) => (await fixture.profile(partner)).status;
/** The account rests, and the shop hears of it. */
async function rest(): Promise<void> {
  await fixture.runClock('account.rest_unused');
  await fixture.app.drain();
}
const later = (days: number) => fixture.app.clock.advance(days * dayMs);

async function numberOf({ userId }: NewPartner): Promise<string> {
  const [row] = await fixture.rows(sql`select mobile_number from user_account where user_id = ${userId}`);
  return row?.['mobile_number'];
}

test('a shop rests after 90 days without its owner, and wakes with the sign-in itself', async () => {
  const partner = await fixture.aLivePartner();
  await signInAs(fixture.app, await numberOf(partner));
  later(89);
  await rest();
  expect(await status(partner)).toBe('Active');
  later(2);
  await rest();
  expect(await status(partner)).toBe('Inactive');
  const texts = fixture.app.sms.map(({ variables }) => variables['text']);
  expect(texts).toContain(
    'your business is paused because you haven’t signed in for a long time. Sign in to reopen it.',
  );
  const owner = await signInAs(fixture.app, await numberOf(partner), 'Service Partner');
  expect(owner.profile).toMatchObject({ role: 'Service Partner', partnerStatus: 'Active' });
  later(80);
  await rest();
  expect(await status(partner)).toBe('Active');
});

test('who has work open, or is there though long signed in, is left alone', async () => {
  const [busy, present] = [await fixture.aLivePartner(), await fixture.aLivePartner()];
  fixture.busy.add(busy.organisationId);
  const owner = await signInAs(fixture.app, await numberOf(present));
  later(91);
  await sql`update user_session set last_seen_at = ${fixture.app.clock.now()} where session_id = ${owner.sessionId}`.execute(
    fixture.app.platform.db,
  );
  await rest();
  expect([await status(busy), await status(present)]).toEqual(['Active', 'Active']);
  fixture.busy.delete(busy.organisationId);
  await rest();
  expect([await status(busy), await status(present)]).toEqual(['Inactive', 'Active']);
});

test('an expired subscription suspends the partner, and a payment lifts the suspension', async () => {
  const partner = await fixture.aLivePartner();
  const { organisationId } = partner;
  const paid = (paidUntil: string | null) =>
    fixture.admin.ask(setPartnerSubscription, { body: { organisationId, paidUntil } });
  const inDays = (days: number) => new Date(fixture.app.clock.now().getTime() + days * dayMs).toISOString();
  const tick = () => fixture.runClock('partnership.move_subscriptions');
  expect((await paid(inDays(30))).body.profile.status).toBe('Active');
  later(29);
  await tick();
  expect(await status(partner)).toBe('Active');
  later(1);
  await tick();
  await tick();
  expect(await fixture.profile(partner)).toMatchObject({
    status: 'Suspended',
    suspensionReason: 'Subscription expired',
  });
  expect((await paid(inDays(365))).body.profile).toMatchObject({ status: 'Active', suspensionReason: null });
  expect(
    (await partner.client.ask(setPartnerSubscription, { body: { organisationId, paidUntil: null } })).status,
  ).toBe(403);
});

test('a suspension for a broken rule is not lifted by money', async () => {
  const partner = await fixture.aLivePartner();
  const { organisationId } = partner;
  await fixture.admin.ask(changePartnerStatus, {
    body: {
      organisationId,
      move: 'suspend',
      reason: 'Several customers complained.',
    },
  });
  await fixture.admin.ask(setPartnerSubscription, { body: { organisationId, paidUntil: null } });
  await fixture.runClock('partnership.move_subscriptions');
  expect(await status(partner)).toBe('Suspended');
});
