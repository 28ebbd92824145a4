import { listPartnersOfService } from '@nukkad/contract/market/catalog/catalog.api';
import { changePartnerStatus } from '@nukkad/contract/market/partnership/review.api';
import { submitForReview, verifyBankAccount } from '@nukkad/contract/market/partnership/partnership.api';
import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { bookingFacts } from '../../../../test/fixtures/booking-facts.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import type { AccountStatus } from '@nukkad/contract/identity/account/account.noun';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type NewPartner,
  type PartnerFixture,
  partnerFixture,
} from '../../../../test/fixtures/partner-fixture.ts';
import { changeAccountStatus } from '../../../identity/account/status/change-account-status.ts';
import { system } from '../../../platform/platform.ts';

let fixture: PartnerFixture;
beforeAll(async () => {
  fixture = await partnerFixture();
});
afterAll(() => fixture.close());

async function moveOwner({ userId }: NewPartner, to: AccountStatus): Promise<void> {
  const { platform } = fixture.app;
  await platform.write(system, (tx) =>
    changeAccountStatus(tx, {
      userId,
      to,
      by: { kind: 'Admin', userId: fixture.adminId },
      reason: 'A test of it',
      now: platform.clock.now(),
    }),
  );
  await fixture.app.drain();
}

/** Read past the gate, which admits no person whose account is closed. */
async function standingOf({ organisationId }: NewPartner) {
  const [row] = await fixture.rows(
    sql`select status, suspension_reason from organisation where organisation_id = ${organisationId}`,
  );
  return [row?.['status'], row?.['suspension_reason']];
}

async function isFound({ organisationId }: NewPartner): Promise<boolean> {
  const { body } = await fixture.app
    .as(null)
    .ask(listPartnersOfService, { query: { serviceId: 'bathroom-cleaning', pincode: '560038', limit: 100 } });
  return body.items.some((shop: { organisationId: string }) => shop.organisationId === organisationId);
}

test.each(['Suspended', 'Blocked'] as const)(
  'a shop whose owner is %s is hidden, and comes back with the owner',
  async (status) => {
    const partner = await fixture.aLivePartner();
    await fixture.app.drain();
    expect(await isFound(partner)).toBe(true);
    await moveOwner(partner, status);
    expect(await standingOf(partner)).toEqual(['Suspended', 'Rule Voilation']);
    expect(await isFound(partner)).toBe(false);
    await moveOwner(partner, 'Active');
    expect(await standingOf(partner)).toEqual(['Active', null]);
    expect(await isFound(partner)).toBe(true);
  },
);

test('a shop that an Admin suspended for itself stays so when its owner comes back', async () => {
  const partner = await fixture.aLivePartner();
  const { organisationId } = partner;
  await fixture.admin.ask(changePartnerStatus, {
    body: {
      organisationId,
      move: 'suspend',
      reason: 'Several customers complained.',
    },
  });
  await moveOwner(partner, 'Suspended');
  await moveOwner(partner, 'Active');
  expect(await standingOf(partner)).toEqual(['Suspended', 'Rule Voilation']);
});

test('a shop closes with the account of its owner, after its last booking, and opens with it again', async () => {
  const partner = await fixture.aLivePartner();
  const { organisationId } = partner;
  fixture.busy.add(organisationId);
  await moveOwner(partner, 'Deactivated');
  expect(await standingOf(partner)).toEqual(['PendingForDeactivation', null]);
  expect(await isFound(partner)).toBe(false);
  fixture.busy.delete(organisationId);
  await fixture.app.platform.write(system, (tx) =>
    publish(tx, fixture.app.clock.now(), bookingEvents.closed, {
      ...bookingFacts({ organisationId }),
      amountPaise: 0,
    }),
  );
  await fixture.app.drain();
  expect(await standingOf(partner)).toEqual(['Deactivated', null]);
  await moveOwner(partner, 'Active');
  expect(await standingOf(partner)).toEqual(['Active', null]);
});

test('an owner who was suspended during the review goes live with a shop that is hidden', async () => {
  const partner = await fixture.aReadyPartner();
  await partner.client.ask(submitForReview);
  await partner.client.ask(verifyBankAccount, { body: { code: await fixture.pennyCode(partner) } });
  await moveOwner(partner, 'Suspended');
  expect(await standingOf(partner)).toEqual(['Pending', null]);
  await fixture.decide(partner, { decision: 'Approved' });
  expect(await standingOf(partner)).toEqual(['Suspended', 'Rule Voilation']);
});
