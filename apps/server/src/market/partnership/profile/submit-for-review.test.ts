import { addService, updateService } from '@nukkad/contract/market/catalog/partner-service.api';
import { addDocuments, deleteDocuments, listDocuments } from '@nukkad/contract/files/document/document.api';
import {
  saveBankAccount,
  saveGstNumber,
  startAsPartner,
  submitForReview,
  updatePartnerProfile,
  verifyBankAccount,
} from '@nukkad/contract/market/partnership/partnership.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aViewer } from '../../../../test/harness/mounted.ts';
import { aUser } from '../../../../test/fixtures/a-partner.ts';
import { type PartnerFixture, kavita, partnerFixture } from '../../../../test/fixtures/partner-fixture.ts';
import { required } from '../../../../test/harness/required.ts';

let fixture: PartnerFixture;
beforeAll(async () => {
  fixture = await partnerFixture();
});
afterAll(() => fixture.close());

test('a buyer becomes the owner of a Created organisation, holds the role besides, and does so once', async () => {
  const userId = await aUser(fixture.app.platform.db, 'Asha Rao');
  const buyer = fixture.app.as(aViewer({ userId }));
  const options = { companyName: 'Asha Electricals', pincode: '560038' };
  const [first, second] = await Promise.all([
    buyer.ask(startAsPartner, { body: options }),
    buyer.ask(startAsPartner, { body: options }),
  ]);
  expect([first.status, second.status].toSorted()).toEqual([200, 409]);
  const begun = first.status === 200 ? first : second;
  expect(begun.body).toMatchObject({ status: 'Created', companyName: 'Asha Electricals', city: 'Bengaluru' });
  const again = await buyer.ask(startAsPartner, { body: options });
  expect([again.status, again.body.message]).toEqual([409, 'Already an service partner']);
  const roles = await fixture.rows(
    sql`select role, organisation_id as "of" from user_role where user_id = ${userId}`,
  );
  expect(roles).toEqual([{ role: 'Service Partner', of: begun.body.organisationId }]);
});

test('a PIN code that is none, or far from every city, begins nothing', async () => {
  const buyer = fixture.app.as(aViewer({ userId: await aUser(fixture.app.platform.db) }));
  const unknown = await buyer.ask(startAsPartner, { body: { companyName: 'Asha', pincode: '999999' } });
  expect([unknown.status, unknown.body.code]).toEqual([404, 'pincode_unknown']);
});

test('without a service it is refused with its own sentence, and each step says what it lacks', async () => {
  const partner = await fixture.aBeginner();
  const refused = await partner.client.ask(submitForReview);
  expect([refused.status, refused.body.code]).toEqual([409, 'no_service_offered']);
  const profile = await fixture.profile(partner);
  expect(profile.can).toMatchObject({ edit: true, submit: false, editsAreReviewed: false });
  expect(profile.steps.filter((step: { complete: boolean }) => step.complete)).toEqual([]);
  await partner.client.ask(addService, {
    body: {
      serviceId: 'bathroom-cleaning',
      price: 49_900,
      minutes: 60,
    },
  });
  const later = await partner.client.ask(submitForReview);
  expect([later.status, later.body.code]).toEqual([409, 'steps_missing']);
  expect(Object.keys(later.body.fields ?? {})).toContain('pan');
});

test('under review nothing can be edited: profile, bank, services or documents', async () => {
  const partner = await fixture.aReadyPartner();
  expect((await fixture.profile(partner)).can.submit).toBe(true);
  const sent = await partner.client.ask(submitForReview);
  expect(sent.body).toMatchObject({ status: 'Pending', previousStatus: 'Created', can: { edit: false } });
  const words =
    'Your information has been submitted for review. No further editing will be allowed until reviewed.';
  const { documents } = { documents: (await partner.client.ask(listDocuments)).body.items };
  const refusals = [
    await partner.client.ask(updatePartnerProfile, { body: { about: 'We come quickly.' } }),
    await partner.client.ask(saveGstNumber, { body: { gstNumber: null } }),
    await partner.client.ask(saveBankAccount, {
      body: {
        holderName: 'Kavita',
        accountNumber: '123456789012',
        ifsc: 'HDFC0000001',
      },
    }),
    await partner.client.ask(addService, {
      body: {
        serviceId: 'kitchen-deep-cleaning',
        price: 100,
        minutes: 30,
      },
    }),
    await partner.client.ask(updateService, { body: { serviceId: 'bathroom-cleaning', price: 100 } }),
  ];
  for (const refusal of refusals) expect([refusal.status, refusal.body.message]).toEqual([409, words]);
  const documentIds = documents.map((one: { documentId: string }) => one.documentId);
  for (const answer of [
    await partner.client.ask(deleteDocuments, { body: { documentIds } }),
    await partner.client.send('DELETE', `document/delete?documentId=${documentIds[0]}`),
  ])
    expect([answer.status, answer.body.code]).toEqual([409, 'document_in_review']);
  const twice = await partner.client.ask(submitForReview);
  expect([twice.status, twice.body.present]).toEqual([409, 'Pending']);
});

test('a rejected profile carries a reason at each field, is corrected and sent again', async () => {
  const partner = await fixture.aReadyPartner();
  await partner.client.ask(submitForReview);
  const without = await fixture.decide(partner, { decision: 'Rejected' });
  expect([without.status, without.body.code]).toEqual([400, 'reason_missing']);
  const reasons = [
    { field: 'ownerName', reason: 'The card says another name.' },
    { field: 'documents', reason: 'The scan cannot be read.' },
  ];
  const rejected = await fixture.decide(partner, { decision: 'Rejected', reasons });
  expect(rejected.body.profile).toMatchObject({ status: 'Rejected', reasons });
  const profile = await fixture.profile(partner);
  expect(profile).toMatchObject({ status: 'Rejected', reasons, can: { edit: true, submit: false } });
  expect(profile.steps.find(({ step }) => step === 'documents')?.complete).toBe(false);
  const { items } = (await partner.client.ask(listDocuments)).body;
  expect(items[0]).toMatchObject({ status: 'Rejected', reason: 'The scan cannot be read.' });
  await partner.client.ask(addDocuments, { body: { documentIds: [required(items[0]).documentId] } });
  await partner.client.ask(updatePartnerProfile, { body: { ownerName: kavita.fullName } });
  const again = await partner.client.ask(submitForReview);
  expect([again.status, again.body.status, again.body.previousStatus]).toEqual([200, 'Pending', 'Rejected']);
});

test('approved and with a verified account it is live, whichever came first', async () => {
  const first = await fixture.aReadyPartner();
  await first.client.ask(submitForReview);
  expect((await fixture.decide(first, { decision: 'Approved' })).body.profile.status).toBe('Approved');
  const code = await fixture.pennyCode(first);
  const wrong = await first.client.ask(verifyBankAccount, {
    body: {
      code: code === '0000' ? '1111' : '0000',
    },
  });
  expect([wrong.status, wrong.body.code]).toEqual([400, 'bank_code_wrong']);
  const live = await first.client.ask(verifyBankAccount, { body: { code } });
  expect(live.body).toMatchObject({
    status: 'Active',
    previousStatus: 'Approved',
    bank: { check: 'verified' },
  });
  const second = await fixture.aLivePartner();
  expect((await fixture.profile(second)).status).toBe('Active');
  await fixture.app.drain();
  const served = await fixture.rows(
    sql`select count(*) as count from service_area where organisation_id = ${second.organisationId}`,
  );
  expect(served[0].count).toBeGreaterThan(5);
});

test('of many reviewers at one moment, one decides', async () => {
  const partner = await fixture.aReadyPartner();
  await partner.client.ask(submitForReview);
  const reasons = [{ field: 'pan', reason: 'It cannot be read.' }];
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      fixture.decide(partner, index % 2 ? { decision: 'Approved' } : { decision: 'Rejected', reasons }),
    ),
  );
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer.status === 409)).toHaveLength(7);
});
