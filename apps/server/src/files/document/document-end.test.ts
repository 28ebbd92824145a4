import {
  addDocuments,
  deleteDocuments,
  listDocumentTypes,
  listDocuments,
  setDocumentExpiry,
} from '@nukkad/contract/files/document/document.api';
import { documentTypes } from '@nukkad/contract/files/document/document.model';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '../../../test/fixtures/a-partner.ts';
import {
  type NewPartner,
  type PartnerFixture,
  aPdf,
  partnerFixture,
  sendFiles,
} from '../../../test/fixtures/partner-fixture.ts';

let fixture: PartnerFixture;
beforeAll(async () => {
  fixture = await partnerFixture();
});
afterAll(() => fixture.close());

const inDays = (days: number) => addDays(istDay(fixture.app.clock.now()), days);
const later = (days: number) => fixture.app.clock.advance(days * 86_400_000);
const texts = () => fixture.app.sms.map(({ variables }) => variables['text'] ?? '');

async function send({ client }: NewPartner, type: string, expiresOn?: string) {
  const file = { content: await aPdf(), name: `${type}.pdf`, mediaType: 'application/pdf' };
  return sendFiles(client, type, [file], expiresOn);
}
const kept = async (partner: NewPartner, type: string, expiresOn?: string): Promise<string> =>
  (await send(partner, type, expiresOn)).body.documents[0].documentId;
const listed = async ({ client }: NewPartner, query: object = {}) =>
  (await client.call(listDocuments, { query })).items.map(({ type, expiry }) => [type, expiry]);

async function tick(): Promise<void> {
  await fixture.runClock('document.alert_ending');
  await fixture.app.drain();
}

test('kinds that end are not kept without their last day, nor after it; others may have one', async () => {
  const partner = await fixture.aBeginner();
  const { types } = await partner.client.call(listDocumentTypes);
  expect(types.map(({ type }) => type)).toEqual([...documentTypes]);
  for (const { type, ends } of types) {
    const { status, body } = await send(partner, type);
    expect([type, status, body.code]).toEqual(
      ends === 'needed' ? [type, 400, 'document_end_missing'] : [type, 200, undefined],
    );
  }
  expect((await send(partner, 'insurance', inDays(-1))).body.code).toBe('document_ended');
  expect((await send(partner, 'insurance', inDays(0))).body.documents).toMatchObject([
    { expiresOn: inDays(0), expiry: 'ending', can: { setExpiry: true } },
  ]);
  await kept(partner, 'trade_licence', inDays(31));
  later(1);
  expect(await listed(partner, { expiry: 'ended' })).toEqual([['insurance', 'ended']]);
  expect(await listed(partner, { expiry: 'ending' })).toEqual([['trade_licence', 'ending']]);
}, 60_000);

test('the owner sets the last day as it was seen, until it is verified or while the profile is reviewed', async () => {
  const [partner, stranger] = [await fixture.aBeginner(), await fixture.aBeginner()];
  const documentId = await kept(partner, 'police_verification', inDays(90));
  const set = ({ client }: NewPartner, expiresOn: string | null, seenExpiresOn: string | null) =>
    client.askLoosely(setDocumentExpiry, { body: { documentId, expiresOn, seenExpiresOn } });
  expect((await set(stranger, inDays(80), inDays(90))).status).toBe(404);
  expect((await set(partner, inDays(80), null)).body.code).toBe('document_end_moved_on');
  expect((await set(partner, null, inDays(90))).body.code).toBe('document_end_missing');
  expect((await set(partner, inDays(-2), inDays(90))).body.code).toBe('document_ended');
  const answers = await Promise.all([80, 70].map((days) => set(partner, inDays(days), inDays(90))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [now] = await fixture.rows(sql`select expires_on from document where document_id = ${documentId}`);
  const day: string = now?.['expires_on'];
  await partner.client.call(addDocuments, { body: { documentIds: [documentId] } });
  const standing = (status: string) =>
    sql`update organisation set status = ${status} where organisation_id = ${partner.organisationId}`.execute(
      fixture.app.platform.db,
    );
  await standing('Pending');
  expect((await set(partner, inDays(60), day)).body.code).toBe('document_in_review');
  await standing('Created');
  await fixture.rows(sql`update document set status = 'Approved' where document_id = ${documentId}`);
  expect((await set(partner, inDays(60), day)).body.code).toBe('document_end_verified');
}, 60_000);

test('the owner hears of an end 60, 30 and 7 days before it and on the day, once each, and not once it is renewed', async () => {
  // What other tests kept ends too.
  await fixture.rows(sql`delete from document`);
  const partner = await fixture.aBeginner();
  const licence = await kept(partner, 'trade_licence', inDays(61));
  await kept(partner, 'certificate');
  fixture.app.sms.length = 0;
  await tick();
  expect(texts()).toEqual([]);
  const heard: number[] = [];
  for (const left of [60, 59, 31, 30, 29, 8, 7, 6, 1, 0, -1]) {
    const today = inDays(0);
    const [row] = await fixture.rows(sql`select expires_on - ${today}::date as left from document
      where document_id = ${licence}`);
    later(Number(row?.['left']) - left);
    fixture.app.sms.length = 0;
    await Promise.all([tick(), tick()]);
    await tick();
    if (texts().length > 0) heard.push(left);
    expect(texts().length).toBeLessThanOrEqual(1);
  }
  expect(heard).toEqual([60, 30, 7, 0]);
  const insurance = await kept(partner, 'insurance', inDays(5));
  await kept(partner, 'insurance', inDays(500));
  fixture.app.sms.length = 0;
  await tick();
  expect(texts()).toEqual([]);
  await fixture.rows(sql`update document set status = 'Rejected', reason = 'Blurred'
    where type = 'insurance' and document_id <> ${insurance} and user_id = ${partner.userId}`);
  await tick();
  expect(texts()).toHaveLength(1);
  expect(texts()[0]).toContain('your insurance ends on');
}, 90_000);

test('staff who manage the profile hear of a document that belongs to it, others do not', async () => {
  const partner = await fixture.aBeginner();
  const documentId = await kept(partner, 'trade_licence', inDays(20));
  const { db } = fixture.app.platform;
  const staff = async (name: string, permission: string) => {
    const userId = await aUser(db, name);
    const staffId = crypto.randomUUID();
    await sql`insert into staff_member (staff_id, organisation_id, user_id, full_name, is_professional, status, created_at, updated_at)
      values (${staffId}, ${partner.organisationId}, ${userId}, ${name}, false, 'Active', now(), now())`.execute(
      db,
    );
    await sql`insert into staff_permission (staff_id, permission, granted_at)
      values (${staffId}, ${permission}, now())`.execute(db);
  };
  await staff('Ravi Manager', 'company_profile.update');
  await staff('Sunita Viewer', 'company_profile.view');
  await partner.client.call(addDocuments, { body: { documentIds: [documentId] } });
  fixture.app.sms.length = 0;
  await tick();
  expect(
    texts()
      .filter((one) => one.includes('licence'))
      .toSorted(),
  ).toEqual([
    expect.stringContaining('the trade licence of your business ends on'),
    expect.stringContaining('your trade licence ends on'),
  ]);
  await partner.client.call(deleteDocuments, { body: { documentIds: [documentId] } });
}, 60_000);
