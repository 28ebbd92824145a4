import { openDispute } from '@nukkad/contract/market/dispute/dispute.api';
import { applyForJob, listAppliedJobs } from '@nukkad/contract/hiring/application/application.api';
import * as api from '@nukkad/contract/hiring/work-record/work-record.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPlumberJob, move, reject, seenOf } from '../../../test/fixtures/application-fixture.ts';
import { key } from '../../../test/harness/tenant.ts';
import { deskOf, newcomer, seeker } from '../../../test/fixtures/candidate-fixture.ts';
import { type WorkRecordFixture, workRecordFixture } from '../../../test/fixtures/work-record-fixture.ts';
import { eraseFrom, exportOf } from '../../platform/personal.ts';
import { readCopy, signingKeyFrom } from '../../platform/signing-key.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { workRecordPersonal } from './work-record-share.store.ts';

let shop: WorkRecordFixture;
beforeAll(async () => {
  shop = await workRecordFixture();
});
afterAll(() => shop.close());

/** A professional with five visits who has applied for a job of Lakshmi. */
async function anApplicant(professional: Viewer) {
  for (let visit = 0; visit < 5; visit += 1) await shop.aVisit(professional);
  const viewer = await shop.asSeeker(professional);
  return { viewer, applicationId: await shop.applied(viewer) };
}
const codeOf = (viewer: Viewer, applicationId: string, digest: string) =>
  shop.as(viewer).refused(api.shareWorkRecord, { body: { applicationId, digest } });

test('a visit from the booking to its end is in the record until it is disputed', async () => {
  const imran = await shop.asSeeker(shop.imran);
  expect((await shop.record(imran)).record).toMatchObject({ visits: 0, stars: null, categories: [] });
  const bookingId = await shop.wholeVisit(shop.imran);
  const { record, name } = await shop.record(imran);
  expect(record).toMatchObject({
    visits: 1,
    months: 1,
    onTimePercent: null,
    categories: [{ name: 'Electrical work', visits: 1 }],
  });
  expect(name).toBe('Asha I.');
  await shop.as(shop.buyer).call(openDispute, {
    body: { bookingId, kind: 'damage', request: 'refund', words: 'The fan fell down after a day.' },
  });
  expect((await shop.record(imran)).record.visits).toBe(0);
});

test('only visits that were completed after a start code count, and what is on time is counted', async () => {
  const { joseph } = shop;
  const viewer = await shop.asSeeker(joseph);
  for (const minutesLate of [0, 15, 16, 90, -20]) await shop.aVisit(joseph, { minutesLate });
  await shop.aVisit(joseph, { status: 'Resolved' });
  await shop.aVisit(joseph, { status: 'Cancelled' });
  await shop.aVisit(joseph, { isStarted: false });
  await shop.aVisit(shop.imran, {});
  const { record, digest } = await shop.record(viewer);
  expect(record).toMatchObject({
    visits: 5,
    onTimePercent: 60,
    categories: [{ visits: 5, onTimePercent: 60 }],
  });
  await shop.aVisit(joseph);
  expect((await shop.record(viewer)).digest).not.toBe(digest);
});

test('a job counts while the business has the person on its team, and afterwards once it confirmed the last day', async () => {
  const { owner, professionals } = shop.partners[2];
  const [leaver, removed] = professionals;
  const [one, other] = [await shop.asSeeker(leaver), await shop.asSeeker(removed)];
  const month = shop.today().slice(0, 7);
  expect((await shop.record(one)).record.tenures).toEqual([
    { companyName: 'Current Works', designation: '', from: month, to: null, months: 1 },
  ]);
  await shop.leaves(owner, leaver);
  expect((await shop.record(one)).record.tenures).toMatchObject([
    { companyName: 'Current Works', to: month },
  ]);
  await sql`update staff_member set status = 'Deactivated' where staff_id = ${removed.staffId}`.execute(
    shop.platform.db,
  );
  expect((await shop.record(other)).record.tenures).toEqual([]);
});

test('work for the own business is no job that anyone confirmed', async () => {
  const { organisationId, desk } = shop.partners[2];
  await sql`update organisation set owner_user_id = ${desk.userId} where organisation_id = ${organisationId}`.execute(
    shop.platform.db,
  );
  expect((await shop.record(await shop.asSeeker(desk))).record.tenures).toEqual([]);
});

test('an employer reads nothing without consent, the copy with it, and nothing after it', async () => {
  const { shop: business, lakshmi } = shop;
  const { viewer, applicationId } = await anApplicant(shop.partners[1].professionals[0]);
  expect(await shop.shared(business.owner, applicationId)).toBeNull();
  const given = await shop.share(viewer, applicationId);
  expect(given).toMatchObject({ can: { share: true, stop: true }, shared: { name: 'Bright I.' } });
  const asked = await lakshmi.call(api.getSharedWorkRecord, { query: { applicationId } });
  expect(asked).toEqual({ ...given, can: { share: false, stop: false } });
  expect(JSON.stringify(asked)).not.toMatch(/Meera|Indiranagar|4th Cross|WORKD/);
  const { url = '' } = asked.shared ?? {};
  expect((await shop.visit(url)).status).toBe(200);
  expect(
    (await shop.as(viewer).call(api.listWorkRecordShares, { query: { count: 'true' } })).total,
  ).toMatchObject({
    count: 1,
  });
  expect(await shop.revoke(viewer, applicationId)).toEqual({
    shared: null,
    can: { share: true, stop: false },
  });
  await shop.revoke(viewer, applicationId);
  expect(await shop.shared(business.owner, applicationId)).toBeNull();
  const closed = await shop.visit(url);
  expect([closed.status, closed.text.includes('no longer shared')]).toEqual([410, true]);
  const { rows } =
    await sql`select copy from work_record_share where application_id = ${applicationId}`.execute(
      shop.platform.db,
    );
  expect(rows).toEqual([{ copy: null }]);
  const again = await shop.share(viewer, applicationId);
  expect(again.shared?.url).not.toBe(url);
});

test('a record is shared along with applying, or neither is done where it is not the one that was shown', async () => {
  const [professional] = shop.partners[0].professionals;
  const viewer = await shop.asSeeker(professional);
  const job = await aPlumberJob(shop.lakshmi);
  const client = shop.as(viewer);
  const headers = key();
  const applying = (workRecord: string) => ({
    body: { jobId: job.jobId, answers: [], seen: seenOf(job), workRecord },
    headers,
  });
  const before = await shop.record(viewer);
  await shop.aVisit(professional);
  expect((await client.refused(applyForJob, applying(before.digest))).code).toBe('work_record_changed');
  const nothing = await seeker(shop, 'Raju Yadav');
  const refused = await shop.as(nothing).refused(applyForJob, applying((await shop.record(nothing)).digest));
  expect(refused.code).toBe('work_record_empty');
  expect((await client.call(listAppliedJobs, { query: { jobId: job.jobId } })).items).toEqual([]);
  const { digest } = await shop.record(viewer);
  const { applicationId } = await client.call(applyForJob, applying(digest));
  const visits = before.record.visits + 1;
  expect((await shop.shared(shop.shop.owner, applicationId))?.record.visits).toBe(visits);
  await shop.aVisit(professional);
  expect((await client.call(applyForJob, applying(digest))).applicationId).toBe(applicationId);
  expect((await shop.shared(shop.shop.owner, applicationId))?.record.visits).toBe(visits);
  const { rows } = await sql<{
    action: string;
  }>`select action from audit_log where subject_id = ${applicationId} and action like 'work_record%'`.execute(
    shop.platform.db,
  );
  expect(rows).toEqual([{ action: 'work_record.share' }]);
});

test('the copy says what was shared: it stays while the record goes on, and sharing again renews it', async () => {
  const joseph = shop.partners[1].professionals[1];
  const { viewer, applicationId } = await anApplicant(joseph);
  const { shared } = await shop.share(viewer, applicationId);
  await shop.aVisit(joseph);
  expect((await shop.shared(shop.shop.owner, applicationId))?.record.visits).toBe(5);
  const { shared: renewed } = await shop.share(viewer, applicationId);
  expect([renewed?.record.visits, renewed?.url]).toEqual([6, shared?.url]);
});

test('the public page says that the record is genuine, in both languages and to no search engine', async () => {
  const { viewer, applicationId } = await anApplicant(shop.joseph);
  const { shared } = await shop.share(viewer, applicationId);
  const url = shared?.url ?? '';
  const page = await shop.visit(url);
  expect(page.text).toContain('genuine and unchanged');
  expect(page.text).toContain('Electrical work');
  expect(page.text).not.toMatch(/Meera|Indiranagar|Lakshmi/);
  expect([page.headers.get('x-robots-tag'), page.headers.get('referrer-policy')]).toEqual([
    'noindex',
    'no-referrer',
  ]);
  expect((await shop.visit(url, 'hi')).text).toContain('बिजली का काम');
  const copy = await shop.visit(`${url}/copy`);
  const { signingKey } = shop.platform.config;
  expect(readCopy(signingKey, copy.text)).toMatchObject({ sub: shared?.name, url });
  const keys = await shop.visit(new URL('/work-record/keys', url).href);
  expect(JSON.parse(keys.text)).toMatchObject({ keys: [{ kid: signingKey.keyId, crv: 'Ed25519' }] });
});

test('an address that we did not make is not found, and a copy that was changed is not shown', async () => {
  const { viewer, applicationId } = await anApplicant(shop.imran);
  const url = (await shop.share(viewer, applicationId)).shared?.url ?? '';
  const forged = `${url.slice(0, -2)}${url.endsWith('AA') ? 'BB' : 'AA'}`;
  for (const wrong of [forged, new URL('/work-record/1', url).href])
    expect((await shop.visit(wrong)).status).toBe(404);
  const { db } = shop.platform;
  await sql`update work_record_share set copy = overlay(copy placing 'A' from position('.' in copy) + 4 for 1)
    where application_id = ${applicationId}`.execute(db);
  const changed = await shop.visit(url);
  expect([changed.status, changed.text.includes('can’t check')]).toEqual([410, true]);
  expect(changed.text).not.toContain('Electrical work');
  expect(await shop.shared(shop.shop.owner, applicationId)).toBeNull();
  expect(signingKeyFrom(undefined, 'another').keyId).not.toBe(shop.platform.config.signingKey.keyId);
});

test.each([
  ['withdrawn', (viewer: Viewer, id: string) => move(shop.as(viewer), 'withdraw', id)],
  ['rejected, once the person hears of it', (_: Viewer, id: string) => reject(shop.lakshmi, id, 0)],
])('the consent ends with an application that is %s', async (_, end) => {
  const { viewer, applicationId } = await anApplicant(shop.imran);
  const url = (await shop.share(viewer, applicationId)).shared?.url ?? '';
  await end(viewer, applicationId);
  await shop.drain();
  expect(await shop.shared(shop.shop.owner, applicationId)).toBeNull();
  expect((await shop.visit(url)).status).toBe(410);
  const { digest } = await shop.record(viewer);
  expect((await codeOf(viewer, applicationId, digest)).code).toBe('work_record_application_over');
  expect((await shop.as(viewer).call(api.getSharedWorkRecord, { query: { applicationId } })).can).toEqual({
    share: false,
    stop: false,
  });
});

test('a rejection that is not said yet shows by nothing', async () => {
  const { viewer, applicationId } = await anApplicant(shop.imran);
  await shop.share(viewer, applicationId);
  await reject(shop.lakshmi, applicationId, 48);
  await shop.drain();
  expect((await shop.share(viewer, applicationId)).can).toEqual({ share: true, stop: true });
});

test('refused: an empty record, one that has changed since it was shown, an application of another', async () => {
  const nothing = await seeker(shop, 'Raju Yadav');
  const own = await shop.applied(nothing);
  const { digest, isEmpty } = await shop.record(nothing);
  expect([isEmpty, (await codeOf(nothing, own, digest)).code]).toEqual([true, 'work_record_empty']);
  const { viewer, applicationId } = await anApplicant(shop.imran);
  const before = await shop.record(viewer);
  await shop.aVisit(shop.imran);
  expect((await codeOf(viewer, applicationId, before.digest)).code).toBe('work_record_changed');
  const now = await shop.record(viewer);
  expect((await codeOf(viewer, own, now.digest)).code).toBe('work_record_not_found');
});

test('promise 42: strangers, another business and staff without the permission read and share nothing', async () => {
  const { shop: business, partners } = shop;
  const { viewer, applicationId } = await anApplicant(shop.joseph);
  await shop.share(viewer, applicationId);
  const stranger = await newcomer(shop, 'Meena Kumari');
  const query = { applicationId };
  for (const one of [stranger, partners[0].owner]) {
    const refusal = await shop.as(one).refused(api.getSharedWorkRecord, { query });
    expect(refusal.code).toBe('work_record_not_found');
  }
  expect((await shop.as(deskOf(business)).refused(api.getSharedWorkRecord, { query })).status).toBe(403);
  expect(await shop.shared(deskOf(business, 'hireTalent.view'), applicationId)).not.toBeNull();
  expect((await shop.as(stranger).refused(api.revokeWorkRecord, { query })).code).toBe(
    'work_record_not_found',
  );
  for (const one of [business.owner, partners[0].owner]) {
    expect((await shop.as(one).refused(api.revokeWorkRecord, { query })).status).toBe(403);
    expect((await codeOf(one, applicationId, 'x')).status).toBe(403);
  }
  expect(await shop.shared(business.owner, applicationId)).not.toBeNull();
});

test('of twenty times that it is shared at one moment there is one consent, at one address', async () => {
  const { viewer, applicationId } = await anApplicant(shop.imran);
  const { digest } = await shop.record(viewer);
  const body = { applicationId, digest };
  const all = await Promise.all(
    Array.from({ length: 20 }, () => shop.as(viewer).call(api.shareWorkRecord, { body })),
  );
  expect(new Set(all.map(({ shared }) => shared?.url)).size).toBe(1);
  expect(
    await shop.rows(sql`select 1 from work_record_share where application_id = ${applicationId}`),
  ).toHaveLength(1);
});

test('a person’s own copy has what was shared, and leaving erases it with its page', async () => {
  const { viewer, applicationId } = await anApplicant(shop.joseph);
  const url = (await shop.share(viewer, applicationId)).shared?.url ?? '';
  const { platform } = shop;
  const { db } = platform;
  const title = 'Work records you shared with businesses';
  expect((await exportOf(workRecordPersonal, db, viewer.userId))[title]?.length).toBeGreaterThan(0);
  await platform.write({ idempotency: null }, (tx) => eraseFrom(workRecordPersonal, tx, viewer.userId));
  expect(await exportOf(workRecordPersonal, db, viewer.userId)).toEqual({});
  expect((await shop.visit(url)).status).toBe(404);
});
