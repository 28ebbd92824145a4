import { addDocuments, listDocuments } from '@nukkad/contract/files/document/document.api';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { listPartnersOfService } from '@nukkad/contract/market/catalog/catalog.api';
import { changeCategory, listOfficeCategories } from '@nukkad/contract/market/catalog/catalog-admin.api';
import {
  addService,
  listMyServices,
  updateService,
} from '@nukkad/contract/market/catalog/partner-service.api';
import { listOfficePartners } from '@nukkad/contract/market/partnership/office-partner.api';
import { submitForReview } from '@nukkad/contract/market/partnership/partnership.api';
import {
  decideDocument,
  decideProfile,
  getReview,
  listReviews,
} from '@nukkad/contract/market/partnership/review.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type NewPartner,
  type PartnerFixture,
  aPdf,
  partnerFixture,
  sendFiles,
} from '../../../../test/fixtures/partner-fixture.ts';
import { required } from '../../../../test/harness/required.ts';

const dayMs = 86_400_000;
const serviceId = 'bathroom-cleaning';
let fixture: PartnerFixture;
let categoryId: string;
beforeAll(async () => {
  fixture = await partnerFixture();
  const [row] = await fixture.rows(sql`select category_id from service where service_id = ${serviceId}`);
  categoryId = row?.['category_id'];
});
afterAll(() => fixture.close());

const inDays = (days: number) => addDays(istDay(fixture.app.clock.now()), days);
const later = (days: number) => fixture.app.clock.advance(days * dayMs);

/** What an Admin asks of who works in the category. */
async function ask(neededDocument: string | null): Promise<void> {
  const { body } = await fixture.admin.ask(listOfficeCategories, { query: { limit: 100 } });
  const {
    groupName: _g,
    serviceCount: _s,
    ...fields
  } = required(body.items.find((one: { categoryId: string }) => one.categoryId === categoryId));
  const changed = await fixture.admin.askLoosely(changeCategory, {
    params: { categoryId },
    body: { ...fields, neededDocument },
  });
  expect([changed.status, changed.body.neededDocument]).toEqual([200, neededDocument]);
  await fixture.app.drain();
}

async function tick(): Promise<void> {
  await fixture.runClock('partnership.check_documents');
  await fixture.app.drain();
}

/** Uploaded and put to the profile; its id. */
async function bring({ client }: NewPartner, expiresOn: string): Promise<string> {
  const file = { content: await aPdf(), name: 'licence.pdf', mediaType: 'application/pdf' };
  const { status, body } = await sendFiles(client, 'trade_licence', [file], expiresOn);
  expect(status).toBe(200);
  const documentId: string = body.documents[0].documentId;
  await client.call(addDocuments, { body: { documentIds: [documentId] } });
  return documentId;
}

const decide = ({ organisationId }: NewPartner, documentId: string, more: object = {}) =>
  fixture.admin.askLoosely(decideDocument, {
    body: {
      organisationId,
      documentId,
      decision: 'accept',
      seenStatus: 'Pending',
      seenExpiresOn: null,
      ...more,
    },
  });

async function accepted(partner: NewPartner, expiresOn: string): Promise<string> {
  const documentId = await bring(partner, expiresOn);
  expect((await decide(partner, documentId, { seenExpiresOn: expiresOn })).status).toBe(200);
  await fixture.app.drain();
  return documentId;
}

/** Where customers, carts, instant visits and requests for quotations look for partners. */
async function isOffered({ organisationId }: NewPartner): Promise<boolean[]> {
  const { db } = fixture.app.platform;
  const place = { lat: 12.97, lng: 77.64, pincode: '560038' };
  const { body } = await fixture.app
    .as(null)
    .ask(listPartnersOfService, { query: { ...place, cityCode: '1277333', serviceId, limit: 50 } });
  const forCart = await fixture.catalog.partnersFor(db, {
    serviceIds: [serviceId],
    optionIds: [],
    pincode: place.pincode,
    limit: 50,
  });
  const forLeads = await fixture.catalog.partnersOfCategory(db, {
    categoryId,
    serviceId: null,
    pincode: place.pincode,
    withinMetres: 0,
    organisationIds: null,
    limit: 50,
  });
  return [body.items, forCart, forLeads].map((found: readonly { organisationId: string }[]) =>
    found.some((one) => one.organisationId === organisationId),
  );
}
const everywhere = [true, true, true];
const nowhere = [false, false, false];

const texts = () => fixture.app.sms.map(({ variables }) => variables['text'] ?? '');
const ownService = async ({ client }: NewPartner) =>
  (await client.call(listMyServices, { query: {} })).items.find((one) => one.serviceId === serviceId)?.offer;
const pausedInOffice = async ({ organisationId }: NewPartner) =>
  (await fixture.admin.ask(listOfficePartners, { query: { paused: 'true', limit: 50 } })).body.items.find(
    (one: { organisationId: string }) => one.organisationId === organisationId,
  )?.pausedFor;

test('a partner whose licence ends is told first, then not offered, and is back with the next one that is accepted', async () => {
  const partner = await fixture.aLivePartner();
  await ask('trade_licence');
  await accepted(partner, inDays(20));
  await tick();
  fixture.app.sms.length = 0;
  later(7);
  await tick();
  await tick();
  expect(texts().filter((one) => one.includes('without a valid trade licence'))).toHaveLength(1);
  expect(await isOffered(partner)).toEqual(everywhere);
  later(13);
  await tick();
  expect(await isOffered(partner)).toEqual(everywhere);
  later(1);
  await tick();
  expect(await isOffered(partner)).toEqual(nowhere);
  expect(texts().filter((one) => one.includes('isn’t offered to customers now'))).toHaveLength(1);
  expect(await ownService(partner)).toMatchObject({ active: true, pausedFor: 'trade_licence' });
  expect(await pausedInOffice(partner)).toEqual(['trade_licence']);
  const next = await bring(partner, inDays(365));
  await tick();
  expect(await isOffered(partner)).toEqual(nowhere);
  expect((await decide(partner, next, { seenExpiresOn: inDays(365) })).status).toBe(200);
  await fixture.app.drain();
  expect(await isOffered(partner)).toEqual(everywhere);
  expect(await ownService(partner)).toMatchObject({ active: true, pausedFor: null });
  expect(await pausedInOffice(partner)).toBeUndefined();
  expect(texts().filter((one) => one.includes('can book all your work again'))).toHaveLength(1);
  const logged =
    await fixture.rows(sql`select action from audit_log where subject_id = ${partner.organisationId}
    and action like 'partner.%_work' order by at, audit_id`);
  expect(logged.map(({ action }) => action)).toEqual(['partner.pause_work', 'partner.resume_work']);
  await ask(null);
}, 120_000);

test('who works where a document is newly asked for has a week; what the partner changes meanwhile is kept for later', async () => {
  const partner = await fixture.aLivePartner();
  const { client, organisationId } = partner;
  await ask('trade_licence');
  await tick();
  later(6);
  await tick();
  expect(await isOffered(partner)).toEqual(everywhere);
  later(1);
  await tick();
  expect(await isOffered(partner)).toEqual(nowhere);
  const changed = await client.askLoosely(updateService, { body: { serviceId, price: 52_000 } });
  expect([changed.status, changed.body.offer]).toMatchObject([
    200,
    { price: 52_000, active: true, pausedFor: 'trade_licence' },
  ]);
  const [another] = await fixture.rows(sql`select service_id, typical_paise from service
    where category_id = ${categoryId} and service_id <> ${serviceId} and is_active
      and not exists (select from service_question q where q.service_id = service.service_id) limit 1`);
  const body = { serviceId: another?.['service_id'], price: another?.['typical_paise'], minutes: 60 };
  expect((await client.askLoosely(addService, { body })).body.offer).toMatchObject({
    active: true,
    pausedFor: 'trade_licence',
  });
  const offers = () =>
    fixture.rows(sql`select is_active, resumes_active from partner_service
      where organisation_id = ${organisationId} order by service_id`);
  const held = { is_active: false, resumes_active: true };
  expect(await offers()).toEqual([held, held]);
  await ask(null);
  const free = { is_active: true, resumes_active: null };
  expect(await offers()).toEqual([free, free]);
  await tick();
  expect(await fixture.rows(sql`select from document_gap where organisation_id = ${organisationId}`)).toEqual(
    [],
  );
  await ask('trade_licence');
  expect(await offers()).toEqual([free, free]);
  await ask(null);
}, 120_000);

test('the reviewer finds a new document of a live partner in the queue, corrects its last day, and the owner hears of it', async () => {
  const partner = await fixture.aLivePartner();
  const { client, organisationId } = partner;
  const documentId = await bring(partner, inDays(300));
  const queued = async () =>
    (await fixture.admin.ask(listReviews, { query: { subject: 'document', limit: 50 } })).body.items.filter(
      (one: { organisationId: string }) => one.organisationId === organisationId,
    );
  expect(await queued()).toMatchObject([{ subject: 'document', changeId: null, status: 'Active' }]);
  expect((await decide(partner, documentId, { seenExpiresOn: inDays(301) })).body.code).toBe(
    'document_decided',
  );
  const ended = { seenExpiresOn: inDays(300), expiresOn: inDays(-1) };
  expect((await decide(partner, documentId, ended)).body.code).toBe('document_ended');
  const missing = { seenExpiresOn: inDays(300), expiresOn: null };
  expect((await decide(partner, documentId, missing)).body.code).toBe('document_end_missing');
  await fixture.app.drain();
  fixture.app.sms.length = 0;
  const corrected = { seenExpiresOn: inDays(300), expiresOn: inDays(100) };
  const { body } = await decide(partner, documentId, corrected);
  expect(body.documents.find((one: { documentId: string }) => one.documentId === documentId)).toMatchObject({
    status: 'Approved',
    expiresOn: inDays(100),
  });
  await fixture.app.drain();
  expect(texts()).toEqual(['your trade licence is verified.']);
  expect(await queued()).toEqual([]);
  const second = await bring(partner, inDays(400));
  const again = {
    decision: 'again',
    reason: 'The last page is missing. Upload all pages.',
    seenExpiresOn: inDays(400),
  };
  expect((await decide(partner, second, again)).status).toBe(200);
  const { items } = await client.call(listDocuments, { query: { type: 'trade_licence' } });
  expect(items.map(({ status, expiresOn }) => [status, expiresOn])).toEqual([
    ['Rejected', inDays(400)],
    ['Approved', inDays(100)],
  ]);
  const other = await fixture.aLivePartner();
  expect((await other.client.askLoosely(decideDocument, { body: {} })).status).toBe(403);
  expect((await decide(other, second)).body.code).toBe('document_not_found');
}, 120_000);

test('a profile is not sent for review without the document that its work needs, nor approved before it is accepted', async () => {
  await ask('trade_licence');
  const partner = await fixture.aReadyPartner();
  const { client, organisationId } = partner;
  expect((await client.askLoosely(submitForReview, {})).body).toMatchObject({
    code: 'steps_missing',
    fields: { documents: expect.any(String) },
  });
  const licence = await bring(partner, inDays(90));
  await client.call(submitForReview);
  const { body } = await fixture.admin.ask(getReview, { params: { organisationId } });
  expect(body.profile.neededDocuments).toEqual(['pan_card', 'trade_licence']);
  const panCard = required(body.documents.find(({ type }: { type: string }) => type === 'pan_card'));
  await decide(partner, panCard.documentId);
  const approve = () =>
    fixture.admin.askLoosely(decideProfile, { body: { organisationId, decision: 'Approved' } });
  expect((await approve()).body.code).toBe('documents_undecided');
  await decide(partner, licence, { seenExpiresOn: inDays(90) });
  expect((await approve()).status).toBe(200);
  await ask(null);
}, 120_000);
