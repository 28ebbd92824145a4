import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type NewPartner, type PartnerWorld, partnerWorld } from '../../../../test/partner-world.ts';
import { signInAs } from '../../../../test/sign-in.ts';

const dayMs = 86_400_000;
let world: PartnerWorld;
beforeAll(async () => {
  world = await partnerWorld();
});
afterAll(() => world.close());

const status = async (partner: NewPartner) => (await world.profile(partner)).status;
/** The account rests, and the shop hears of it. */
async function rest(): Promise<void> {
  await world.runClock('account.rest_unused');
  await world.app.drain();
}
const later = (days: number) => world.app.clock.advance(days * dayMs);

async function numberOf({ userId }: NewPartner): Promise<string> {
  const [row] = await world.rows(sql`select mobile_number from user_account where user_id = ${userId}`);
  return row?.['mobile_number'];
}

test('a shop rests after 90 days without its owner, and wakes with the sign-in itself', async () => {
  const partner = await world.aLivePartner();
  await signInAs(world.app, await numberOf(partner));
  later(89);
  await rest();
  expect(await status(partner)).toBe('Active');
  later(2);
  await rest();
  expect(await status(partner)).toBe('Inactive');
  const texts = world.app.sms.map(({ variables }) => variables['text']);
  expect(texts).toContain(
    'your shop rests, as you have not signed in for long. Sign in and it is open again.',
  );
  const owner = await signInAs(world.app, await numberOf(partner), 'Service Partner');
  expect(owner.profile).toMatchObject({ role: 'Service Partner', partnerStatus: 'Active' });
  later(80);
  await rest();
  expect(await status(partner)).toBe('Active');
});

test('who has work open, or is there though long signed in, is left alone', async () => {
  const [busy, present] = [await world.aLivePartner(), await world.aLivePartner()];
  world.busy.add(busy.organisationId);
  const owner = await signInAs(world.app, await numberOf(present));
  later(91);
  await sql`update user_session set last_seen_at = ${world.app.clock.now()} where session_id = ${owner.sessionId}`.execute(
    world.app.platform.db,
  );
  await rest();
  expect([await status(busy), await status(present)]).toEqual(['Active', 'Active']);
  world.busy.delete(busy.organisationId);
  await rest();
  expect([await status(busy), await status(present)]).toEqual(['Inactive', 'Active']);
});

test('the subscription’s clock suspends whom it ran out for, and lifts whoever has paid', async () => {
  const partner = await world.aLivePartner();
  const { organisationId } = partner;
  const paid = (paidUntil: string | null) =>
    world.admin.post('workflow/partnerSubscription', { organisationId, paidUntil });
  const inDays = (days: number) => new Date(world.app.clock.now().getTime() + days * dayMs).toISOString();
  const tick = () => world.runClock('partnership.move_subscriptions');
  expect((await paid(inDays(30))).body.profile.status).toBe('Active');
  later(29);
  await tick();
  expect(await status(partner)).toBe('Active');
  later(1);
  await tick();
  await tick();
  expect(await world.profile(partner)).toMatchObject({
    status: 'Suspended',
    suspensionReason: 'Subscription expired',
  });
  expect((await paid(inDays(365))).body.profile).toMatchObject({ status: 'Active', suspensionReason: null });
  expect(
    (await partner.client.post('workflow/partnerSubscription', { organisationId, paidUntil: null })).status,
  ).toBe(403);
});

test('a suspension for a broken rule is not lifted by money', async () => {
  const partner = await world.aLivePartner();
  const { organisationId } = partner;
  await world.admin.post('workflow/partnerStatus', {
    organisationId,
    move: 'suspend',
    reason: 'Complaints.',
  });
  await world.admin.post('workflow/partnerSubscription', { organisationId, paidUntil: null });
  await world.runClock('partnership.move_subscriptions');
  expect(await status(partner)).toBe('Suspended');
});
