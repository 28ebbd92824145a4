import {
  deactivatePartner,
  saveBankAccount,
  updatePartnerProfile,
  verifyBankAccount,
  withdrawChange,
} from '@nukkad/contract/market/partnership/partnership.api';
import {
  changePartnerStatus,
  listReviews,
  seenOfReview,
} from '@nukkad/contract/market/partnership/review.api';
import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { bookingFacts } from '../../../../test/fixtures/booking-facts.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { system } from '../../../platform/platform.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PartnerFixture, kavita, partnerFixture } from '../../../../test/fixtures/partner-fixture.ts';
import { required } from '../../../../test/harness/required.ts';

let fixture: PartnerFixture;
beforeAll(async () => {
  fixture = await partnerFixture();
});
afterAll(() => fixture.close());

test('harmless changes apply at once; risky ones wait, and the live profile stays as it was', async () => {
  const partner = await fixture.aLivePartner();
  const edit = await partner.client.ask(updatePartnerProfile, {
    body: {
      about: 'Taps and geysers since 2011.',
      companyName: 'Kavita and Daughters',
      radiusMetres: 20_000,
    },
  });
  expect(edit.body).toMatchObject({
    status: 'Active',
    about: 'Taps and geysers since 2011.',
    companyName: 'Kavita Repairs',
    radiusMetres: 8_000,
    change: {
      status: 'Pending',
      version: 1,
      fields: [
        { field: 'companyName', from: 'Kavita Repairs', to: 'Kavita and Daughters' },
        { field: 'radiusMetres', from: '8 km', to: '20 km' },
      ],
    },
  });
  const queue = await fixture.admin.ask(listReviews, { query: { subject: 'change' } });
  const waiting = queue.body.items.find(
    (item: { organisationId: string }) => item.organisationId === partner.organisationId,
  );
  expect(waiting).toMatchObject({ subject: 'change', changeId: edit.body.change?.changeId });
});

test('promise 91: a decision is about the change that was read; approved, the new values are live', async () => {
  const partner = await fixture.aLivePartner();
  const first = await partner.client.ask(updatePartnerProfile, { body: { companyName: 'Kavita Home Care' } });
  const { changeId } = required(first.body.change);
  await partner.client.ask(updatePartnerProfile, { body: { pincode: '560001' } });
  const seen = seenOfReview(first.body.change);
  const stale = await fixture.decide(partner, { decision: 'Approved', changeId, seen });
  expect([stale.status, stale.body.differences]).toEqual([
    409,
    [
      { field: 'pincode', kind: 'text', seen: null, now: '560001' },
      { field: 'changeVersion', kind: 'version', seen: 1, now: 2 },
    ],
  ]);
  const decided = await fixture.decide(partner, { decision: 'Approved', changeId });
  expect(decided.body.profile).toMatchObject({
    companyName: 'Kavita Home Care',
    pincode: '560001',
    change: null,
  });
  const twice = await fixture.decide(partner, { decision: 'Approved', changeId });
  expect([twice.status, twice.body.code]).toEqual([404, 'change_not_found']);
});

test('refused, it names a reason at each field and nothing has changed; put away, it is gone', async () => {
  const partner = await fixture.aLivePartner();
  const asked = await partner.client.ask(updatePartnerProfile, { body: { ownerName: 'Someone Else' } });
  const { changeId } = required(asked.body.change);
  const reasons = [{ field: 'ownerName', reason: 'The PAN card says Kavita.' }];
  await fixture.decide(partner, { decision: 'Rejected', reasons, changeId });
  const profile = await fixture.profile(partner);
  expect(profile).toMatchObject({ ownerName: kavita.fullName, change: { status: 'Rejected', reasons } });
  const away = await partner.client.ask(withdrawChange, { body: { changeId } });
  expect(away.body.change).toBeNull();
  const other = await fixture.aBeginner();
  const foreign = await other.client.ask(withdrawChange, { body: { changeId } });
  expect([foreign.status, foreign.body.code]).toEqual([404, 'change_not_found']);
});

test('another bank account waits for the review, and is checked by its own rupee before it counts', async () => {
  const partner = await fixture.aLivePartner();
  const asked = await partner.client.ask(saveBankAccount, {
    body: {
      holderName: kavita.fullName,
      accountNumber: '919191919191',
      ifsc: 'ICIC0000001',
    },
  });
  expect(asked.body.bank).toMatchObject({ accountLast4: '5678', check: 'verified' });
  expect(asked.body.change?.fields[0]).toMatchObject({ field: 'bank', to: expect.stringContaining('…9191') });
  const { changeId } = required(asked.body.change);
  await fixture.decide(partner, { decision: 'Approved', changeId });
  expect((await fixture.profile(partner)).bank).toMatchObject({ accountLast4: '9191', check: 'waiting' });
  const code = await fixture.pennyCode(partner);
  const verified = await partner.client.ask(verifyBankAccount, { body: { code } });
  expect(verified.body).toMatchObject({ status: 'Active', bank: { check: 'verified' } });
});

test('leaving waits for the last open booking', async () => {
  const partner = await fixture.aLivePartner();
  fixture.busy.add(partner.organisationId);
  const leaving = await partner.client.ask(deactivatePartner, { body: {} });
  expect(leaving.body.status).toBe('PendingForDeactivation');
  fixture.busy.delete(partner.organisationId);
  const { platform } = fixture.app;
  await platform.write(system, (tx) =>
    publish(tx, platform.clock.now(), bookingEvents.closed, {
      ...bookingFacts({ organisationId: partner.organisationId }),
      amountPaise: 0,
    }),
  );
  await fixture.app.drain();
  expect((await fixture.profile(partner)).status).toBe('Deactivated');
});

test('an Admin suspends with a reason and lifts again; others may not', async () => {
  const partner = await fixture.aLivePartner();
  const { organisationId } = partner;
  const suspend = { organisationId, move: 'suspend', reason: 'Two customers say that no one came.' };
  expect((await partner.client.askLoosely(changePartnerStatus, { body: suspend })).status).toBe(403);
  const suspended = await fixture.admin.askLoosely(changePartnerStatus, { body: suspend });
  expect(suspended.body.profile).toMatchObject({
    status: 'Suspended',
    suspensionReason: 'Rule Voilation',
    standingReason: suspend.reason,
  });
  const lifted = await fixture.admin.ask(changePartnerStatus, {
    body: {
      ...suspend,
      move: 'lift',
      reason: 'The complaints are settled.',
    },
  });
  expect(lifted.body.profile).toMatchObject({
    status: 'Active',
    suspensionReason: null,
    standingReason: null,
  });
});
