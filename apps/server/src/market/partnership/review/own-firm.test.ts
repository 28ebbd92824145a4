import { afterAll, beforeAll, expect, test } from 'vitest';
import { aViewer } from '../../../../test/mounted.ts';
import { type PartnerWorld, partnerWorld } from '../../../../test/partner-world.ts';

let world: PartnerWorld;
beforeAll(async () => {
  world = await partnerWorld();
});
afterAll(() => world.close());

test('promise 49: an Admin who owns the firm decides neither on its profile nor on a change of it', async () => {
  const partner = await world.aReadyPartner();
  await partner.client.post('user/submitForReview');
  const asAdmin = world.app.as(aViewer({ userId: partner.userId, role: 'Admin' }));
  const decision = { organisationId: partner.organisationId, decision: 'Approved' };
  expect((await asAdmin.post('workflow/profileApproval', decision)).status).toBe(403);
  expect((await world.profile(partner)).status).toBe('Pending');

  const live = await world.aLivePartner();
  await live.client.patch('user/partnerProfile', { companyName: 'Kavita and Sons' });
  const { change } = await world.profile(live);
  const asItsAdmin = world.app.as(aViewer({ userId: live.userId, role: 'Admin' }));
  const own = {
    organisationId: live.organisationId,
    decision: 'Approved',
    changeId: change.changeId,
  };
  expect((await asItsAdmin.post('workflow/profileApproval', own)).status).toBe(403);
  expect((await world.admin.post('workflow/profileApproval', own)).status).toBe(200);
});
