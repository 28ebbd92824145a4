import { getPartnerStanding } from '@nukkad/contract/market/partnership/office-partner.api';
import { changePartnerStatus, seenOfPartnerStatus } from '@nukkad/contract/market/partnership/review.api';
import { getPartnerProfile } from '@nukkad/contract/market/partnership/partnership.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type NewPartner,
  type PartnerFixture,
  partnerFixture,
} from '../../../../test/fixtures/partner-fixture.ts';
import { aViewer } from '../../../../test/harness/mounted.ts';

let fixture: PartnerFixture;
beforeAll(async () => {
  fixture = await partnerFixture();
});
afterAll(() => fixture.close());

const standing = async ({ organisationId }: NewPartner) =>
  (await fixture.admin.ask(getPartnerStanding, { params: { organisationId } })).body;
const offered = ({ can }: Awaited<ReturnType<typeof standing>>) =>
  Object.entries(can).flatMap(([move, may]) => (may ? [move] : []));
const lastEntry = async ({ organisationId }: NewPartner) =>
  (
    await fixture.rows(
      sql`select action, detail from audit_log where subject_id = ${organisationId} order by at desc, audit_id desc limit 1`,
    )
  )[0];

test('an Admin reads what a change of a partner’s standing concerns, and only the moves that are open', async () => {
  const partner = await fixture.aLivePartner();
  const { organisationId } = partner;
  fixture.busy.add(organisationId);
  fixture.balances.set(organisationId, 125_000);
  const live = await standing(partner);
  expect(live).toMatchObject({
    status: 'Active',
    suspensionReason: null,
    openBookings: 2,
    people: 1,
    toBePaid: 125_000,
    owed: 0,
  });
  expect(offered(live)).toEqual(['suspend', 'block']);
  fixture.balances.set(organisationId, -20_000);
  expect(await standing(partner)).toMatchObject({ toBePaid: 0, owed: 20_000 });
  const body = { organisationId, reason: 'Several customers complained.' };
  await fixture.admin.call(changePartnerStatus, {
    body: { ...body, move: 'suspend', seen: seenOfPartnerStatus(await standing(partner)) },
  });
  expect(offered(await standing(partner))).toEqual(['lift', 'block']);
  await fixture.admin.call(changePartnerStatus, {
    body: { ...body, move: 'block', seen: seenOfPartnerStatus(await standing(partner)) },
  });
  expect(offered(await standing(partner))).toEqual(['unblock']);
});

test('figures that changed since the dialog was opened are shown first, and nothing moves', async () => {
  const partner = await fixture.aLivePartner();
  const { organisationId } = partner;
  const seen = seenOfPartnerStatus(await standing(partner));
  fixture.busy.add(organisationId);
  fixture.balances.set(organisationId, 70_000);
  const body = { organisationId, move: 'suspend' as const, reason: 'Several customers complained.', seen };
  const refused = await fixture.admin.askLoosely(changePartnerStatus, { body });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    code: 'confirmation_differs',
    differences: [
      { field: 'openBookings', seen: 0, now: 2 },
      { field: 'toBePaid', seen: 0, now: 70_000 },
    ],
  });
  expect((await standing(partner)).status).toBe('Active');
});

test('the partner reads why it was suspended; the reason of lifting it is for the audit log alone', async () => {
  const partner = await fixture.aLivePartner();
  const { organisationId } = partner;
  const move = async (verb: 'suspend' | 'lift', reason: string) =>
    fixture.admin.call(changePartnerStatus, {
      body: { organisationId, move: verb, reason, seen: seenOfPartnerStatus(await standing(partner)) },
    });
  await move('suspend', 'Several customers complained.');
  const told = await partner.client.call(getPartnerProfile);
  expect(told.standingReason).toBe('Several customers complained.');
  expect(await lastEntry(partner)).toMatchObject({
    action: 'partner.suspend',
    detail: { from: 'Active', to: 'Suspended', why: 'Several customers complained.' },
  });
  await move('lift', 'All complaints are settled.');
  expect((await partner.client.call(getPartnerProfile)).standingReason).toBeNull();
  expect(await lastEntry(partner)).toMatchObject({
    action: 'partner.lift',
    detail: { why: 'All complaints are settled.' },
  });
});

test('the standing is for Admins, and no Admin moves their own business', async () => {
  const partner = await fixture.aLivePartner();
  const { organisationId, userId } = partner;
  const asked = { params: { organisationId } };
  for (const client of [partner.client, fixture.app.as(null)])
    expect([401, 403]).toContain((await client.ask(getPartnerStanding, asked)).status);
  const own = fixture.app.as(aViewer({ userId, role: 'Admin' }));
  expect(offered((await own.ask(getPartnerStanding, asked)).body)).toEqual([]);
});
