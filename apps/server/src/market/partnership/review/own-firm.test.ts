import { submitForReview, updatePartnerProfile } from '@nukkad/contract/market/partnership/partnership.api';
import { decideProfile } from '@nukkad/contract/market/partnership/review.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aViewer } from '../../../../test/harness/mounted.ts';
import { type PartnerFixture, partnerFixture } from '../../../../test/fixtures/partner-fixture.ts';

let fixture: PartnerFixture;
beforeAll(async () => {
  fixture = await partnerFixture();
});
afterAll(() => fixture.close());

test('promise 49: an Admin who owns the firm decides neither on its profile nor on a change of it', async () => {
  const partner = await fixture.aReadyPartner();
  await partner.client.ask(submitForReview);
  const asAdmin = fixture.app.as(aViewer({ userId: partner.userId, role: 'Admin' }));
  const decision = { organisationId: partner.organisationId, decision: 'Approved' };
  expect((await asAdmin.askLoosely(decideProfile, { body: decision })).status).toBe(403);
  expect((await fixture.profile(partner)).status).toBe('Pending');

  const live = await fixture.aLivePartner();
  await live.client.ask(updatePartnerProfile, { body: { companyName: 'Kavita and Sons' } });
  const { change } = await fixture.profile(live);
  const asItsAdmin = fixture.app.as(aViewer({ userId: live.userId, role: 'Admin' }));
  const own = {
    organisationId: live.organisationId,
    decision: 'Approved',
    changeId: change?.changeId,
  };
  expect((await asItsAdmin.askLoosely(decideProfile, { body: own })).status).toBe(403);
  expect((await fixture.admin.askLoosely(decideProfile, { body: own })).status).toBe(200);
});
