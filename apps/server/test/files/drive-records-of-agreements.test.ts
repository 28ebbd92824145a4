/** Quotes and job offers in the drive of both sides, and papers that a candidate brought. */
import { getRecordFile, listRecords } from '@nukkad/contract/files/drive/record.api';
import type { RecordFolder } from '@nukkad/contract/files/drive/record.noun';
import { effectivePermissions } from '@nukkad/contract/kernel/permissions';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../src/platform/id.ts';
import type { Viewer } from '../../src/platform/viewer.ts';
import { plainPdf } from '../fixtures/cvs/cv-pdf.ts';
import {
  type JobOfferFixture,
  aShortlisted,
  anOffer,
  jobOfferFixture,
} from '../fixtures/job-offer-fixture.ts';
import { type QuotePlay, aQuote, aQuotePlay } from '../fixtures/quote-play.ts';
import { type Mounted, aViewer } from '../harness/mounted.ts';
import { required } from '../harness/required.ts';

let quotes: QuotePlay;
let offers: JobOfferFixture;
beforeAll(async () => {
  quotes = await aQuotePlay();
  offers = await jobOfferFixture();
}, 120_000);
afterAll(() => Promise.all([quotes.app.close(), offers.app.close()]));

const list = async (app: Mounted, who: Viewer, folder: RecordFolder) =>
  (await app.as(who).call(listRecords, { query: { folder } })).items;
async function opens(app: Mounted, who: Viewer, folder: RecordFolder, recordId: string): Promise<number> {
  const { status, body } = await app.as(who).ask(getRecordFile, { query: { folder, recordId } });
  return status === 200 ? (await fetch(new URL(body.url, app.url))).status : status;
}

test('each version of a quote is with its customer and its partner, never with another partner', async () => {
  const { app, vikram, tapMasters } = quotes;
  const { asha, leadId } = await quotes.unlocked();
  await quotes.send(vikram, leadId, aQuote());
  const [own] = await list(app, asha, 'quotes');
  const { recordId } = required(own);
  expect(own).toMatchObject({ from: 'Bright Spark', share: { subject: 'estimate', subjectId: recordId } });
  expect((await list(app, vikram, 'quotes')).map((one) => one.recordId)).toEqual([recordId]);
  expect(await list(app, tapMasters, 'quotes')).toEqual([]);
  expect([
    await opens(app, asha, 'quotes', recordId),
    await opens(app, vikram, 'quotes', recordId),
    await opens(app, tapMasters, 'quotes', recordId),
    await opens(app, await quotes.aCustomer(), 'quotes', recordId),
  ]).toEqual([200, 200, 404, 404]);
}, 60_000);

test('a job offer is with the candidate and the team, and not with who the job is kept from', async () => {
  const { app, shop } = offers;
  const { viewer, applicationId } = await aShortlisted(offers);
  const { jobOfferId, jobId } = { ...(await anOffer(offers, applicationId)) };
  const [own] = await list(app, viewer, 'job_offers');
  expect(own).toMatchObject({ recordId: jobOfferId, from: 'Lakshmi Home Services' });
  expect(await list(app, shop.owner, 'job_offers')).toMatchObject([{ from: 'Raju Yadav' }]);
  const { organisationId } = shop;
  const permissions = effectivePermissions(['hireTalent.view']);
  const [userId, staffId] = [newId(), newId()];
  const desk = aViewer({ userId, staffId, role: 'subUser', organisationId, permissions });
  expect((await list(app, desk, 'job_offers')).length).toBe(1);
  await sql`update job set is_for_members = true where job_id = ${jobId}`.execute(app.platform.db);
  expect(await list(app, desk, 'job_offers')).toEqual([]);
  expect([
    await opens(app, viewer, 'job_offers', jobOfferId),
    await opens(app, desk, 'job_offers', jobOfferId),
  ]).toEqual([200, 404]);
}, 60_000);

test('what a candidate brought is in their own drive alone', async () => {
  const { app, shop } = offers;
  const { viewer, client } = await aShortlisted(offers, 'Asha Rao');
  const body = new FormData();
  const file = new Uint8Array(await plainPdf('ITI Plumber'));
  body.append('file', new Blob([file], { type: 'application/pdf' }), 'iti.pdf');
  const { body: added } = await client.send('POST', 'jobs/documents?kind=iti', { body });
  expect(await list(app, viewer, 'candidate_documents')).toMatchObject([{ name: 'iti.pdf' }]);
  expect(await list(app, shop.owner, 'candidate_documents')).toEqual([]);
  expect([
    await opens(app, viewer, 'candidate_documents', added.documentId),
    await opens(app, shop.owner, 'candidate_documents', added.documentId),
  ]).toEqual([200, 404]);
}, 60_000);
