import {
  deactivatePartner,
  getPartnerDeactivation,
} from '@nukkad/contract/market/partnership/partnership.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aViewer } from '../../../../test/harness/mounted.ts';
import { type PartnerFixture, partnerFixture } from '../../../../test/fixtures/partner-fixture.ts';

let fixture: PartnerFixture;
beforeAll(async () => {
  fixture = await partnerFixture();
});
afterAll(() => fixture.close());

test('who leaves is told of open bookings and money first, and closes at once where there is nothing open', async () => {
  const partner = await fixture.aLivePartner();
  fixture.balances.set(partner.organisationId, 125_000);
  expect((await partner.client.ask(getPartnerDeactivation)).body).toEqual({
    openBookings: 0,
    owes: 0,
    due: 125_000,
  });
  const left = await partner.client.ask(deactivatePartner, { body: {} });
  expect(left.body).toMatchObject({ status: 'Deactivated', previousStatus: 'PendingForDeactivation' });
  const again = await partner.client.ask(deactivatePartner, { body: {} });
  expect([again.status, again.body.code, again.body.present]).toEqual([
    409,
    'partner_moved_on',
    'Deactivated',
  ]);
});

test('open bookings are finished first: nothing new in the meantime', async () => {
  const partner = await fixture.aLivePartner();
  fixture.busy.add(partner.organisationId);
  expect((await partner.client.ask(getPartnerDeactivation)).body.openBookings).toBe(2);
  expect((await partner.client.ask(deactivatePartner, { body: {} })).body.status).toBe(
    'PendingForDeactivation',
  );
});

test('who holds our cash settles it first', async () => {
  const partner = await fixture.aLivePartner();
  fixture.balances.set(partner.organisationId, -40_000);
  expect((await partner.client.ask(getPartnerDeactivation)).body.owes).toBe(40_000);
  const refused = await partner.client.ask(deactivatePartner, { body: {} });
  expect([refused.status, refused.body.code]).toEqual([409, 'partner_owes']);
  expect((await fixture.profile(partner)).status).toBe('Active');
});

test('what leaving would mean is the owner’s business alone', async () => {
  const partner = await fixture.aLivePartner();
  const { organisationId, userId } = partner;
  const staff = aViewer({ role: 'subUser', organisationId, permissions: new Set(['company_profile.view']) });
  expect((await fixture.app.as(staff).ask(getPartnerDeactivation)).status).toBe(403);
  const other = aViewer({ userId, role: 'Service Partner', organisationId: fixture.adminId });
  expect((await fixture.app.as(other).ask(getPartnerDeactivation)).status).toBe(404);
});
