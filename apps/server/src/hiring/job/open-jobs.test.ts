import { getOpenJob, listOpenJobs } from '@nukkad/contract/hiring/job/job.api';
import * as api from '@nukkad/contract/hiring/job/job.api';
import { dayMs } from '@nukkad/contract/kernel/time';
import { searchGlobal } from '@nukkad/contract/office/search/search.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPartner } from '../../../test/fixtures/a-partner.ts';
import {
  type JobWritten,
  aDraft,
  aJob,
  electricianJob,
  jobDomains,
} from '../../../test/fixtures/job-fixture.ts';
import { createSearchDomain } from '../../office/search/index.ts';
import { type Mounted, aViewer, mounted } from '../../../test/harness/mounted.ts';
import type { TestClient } from '../../../test/harness/test-client.ts';

/** Of Bengaluru: Indiranagar, Koramangala, Whitefield; and Mysuru. */
const places = { near: '560038', aside: '560034', far: '560066', mysuru: '570001' } as const;

let app: Mounted;
let lakshmi: TestClient;
let visitor: TestClient;
beforeAll(async () => {
  app = await mounted((platform) => {
    const { skill, job } = jobDomains(platform);
    return [skill, job, createSearchDomain(platform)];
  });
  const { organisationId, ownerUserId } = await aPartner(app.platform.db, { companyName: 'Lakshmi Works' });
  lakshmi = app.as(aViewer({ role: 'Service Partner', organisationId, userId: ownerUserId }));
  visitor = app.as(null);
  const posted: readonly Partial<JobWritten>[] = [
    { title: 'Electrician near', pincode: places.near },
    { title: 'Electrician aside', pincode: places.aside, shift: 'night' },
    { title: 'Electrician far', pincode: places.far, wageFrom: 30_000_00, wageTo: 40_000_00 },
    { title: 'Electrician in Mysuru', pincode: places.mysuru },
    { title: 'Plumber near', tradeId: 'plumber', pincode: places.near },
    { title: 'Cook for a mess', tradeId: 'cook', wageUnit: 'day', wageFrom: 900_00, wageTo: 1_000_00 },
    { title: 'Driver of a delivery van', tradeId: 'driver', employmentType: 'contract' },
  ];
  for (const written of posted) {
    app.clock.advance(60_000);
    await aJob(lakshmi, written);
  }
});
afterAll(() => app.close());

const found = async (query: object) => {
  const { status, body } = await visitor.askLoosely(listOpenJobs, { query });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.items.map(({ title }) => title);
};

test('anyone reads open jobs, the newest first, page by page, counted', async () => {
  const first = await visitor.call(listOpenJobs, { query: { limit: 4, count: 'true' } });
  expect(first.total).toEqual({ count: 7, isMore: false });
  expect(first.items[0]).toMatchObject({
    title: 'Driver of a delivery van',
    companyName: 'Lakshmi Works',
    distanceMetres: null,
  });
  expect(await found({ limit: 4, cursor: first.nextCursor })).toEqual([
    'Electrician far',
    'Electrician aside',
    'Electrician near',
  ]);
});

test('a place orders by distance and leaves out what is further than asked', async () => {
  const query = { pincode: places.near, tradeId: 'electrician', withinKm: '30' };
  expect(await found(query)).toEqual(['Electrician near', 'Electrician aside', 'Electrician far']);
  expect(await found({ ...query, withinKm: '8' })).toEqual(['Electrician near', 'Electrician aside']);
  const one = await visitor.askLoosely(listOpenJobs, { query: { ...query, limit: 1 } });
  expect(one.body.items[0]?.distanceMetres).toBeLessThan(50);
  expect(await found({ ...query, limit: 1, cursor: one.body.nextCursor })).toEqual(['Electrician aside']);
});

test('words find trades with typing mistakes, in Hindi and in Hindi with Latin letters, else titles', async () => {
  for (const q of ['electritian', 'bijli mistri', 'इलेक्ट्रीशियन'])
    expect(await found({ q }), q).toEqual([
      'Electrician in Mysuru',
      'Electrician far',
      'Electrician aside',
      'Electrician near',
    ]);
  expect((await found({ q: 'nal mistri', pincode: places.near }))[0]).toBe('Plumber near');
  expect(await found({ q: 'delivry van' })).toContain('Driver of a delivery van');
});

test('wage, shift, kind of employment and day of posting narrow the list', async () => {
  expect(await found({ shift: 'night' })).toEqual(['Electrician aside']);
  expect(await found({ employmentType: 'contract' })).toEqual(['Driver of a delivery van']);
  expect(await found({ wageLeast: 35_000_00 })).toEqual(['Electrician far']);
  // ₹1,000 a day is ₹26,000 a month.
  expect(await found({ wageLeast: 1_000_00, wageUnit: 'day', sort: 'wage', limit: 2 })).toEqual([
    'Electrician far',
    expect.any(String),
  ]);
  expect(await found({ wageLeast: 1_000_00, wageUnit: 'day' })).toContain('Cook for a mess');
  app.clock.advance(2 * dayMs);
  await aJob(lakshmi, { title: 'Posted today', tradeId: 'painter' });
  expect(await found({ postedDays: 1 })).toEqual(['Posted today']);
});

test('the page of an open job shows what candidates read, and never which answer is wanted', async () => {
  const { jobId } = await aJob(lakshmi, {
    title: 'With a question',
    skillIds: ['house-wiring'],
    questions: [
      { questionId: 'own', question: 'Own tools?', kind: 'yesno', wanted: 'yes', knockOut: true, points: 5 },
    ],
  });
  const job = await visitor.call(getOpenJob, { query: { jobId, pincode: places.aside } });
  expect(job).toMatchObject({
    stateName: 'Karnataka',
    questions: [{ questionId: 'own', question: 'Own tools?', kind: 'yesno', options: [] }],
    answersInHours: null,
  });
  expect(JSON.stringify(job)).not.toContain('knockOut');
  expect(job.distanceMetres).toBeGreaterThan(1_000);
  const own = await lakshmi.call(api.getJob, { query: { jobId } });
  const { version } = own;
  await lakshmi.call(api.closeJob, { body: { jobId, version, outcome: 'ended' } });
  expect(await visitor.refused(getOpenJob, { query: { jobId } })).toMatchObject({
    status: 410,
    code: 'job_gone',
  });
  const draft = await aDraft(lakshmi);
  expect((await visitor.refused(getOpenJob, { query: { jobId: draft.jobId } })).status).toBe(404);
  expect(await found({ q: 'With a question' })).not.toContain('With a question');
});

test('jobs of a business that no longer works are not shown, and a strange cursor is refused', async () => {
  const { db } = app.platform;
  const { organisationId, ownerUserId } = await aPartner(db, { companyName: 'Closing Down' });
  const owner = app.as(aViewer({ role: 'Service Partner', organisationId, userId: ownerUserId }));
  const { jobId } = await aJob(owner, { ...electricianJob, title: 'Of a closing business' });
  expect(await found({ organisationId })).toEqual(['Of a closing business']);
  await db
    .updateTable('organisation')
    .set({ status: 'Blocked' })
    .where('organisation_id', '=', organisationId)
    .execute();
  expect(await found({ organisationId })).toEqual([]);
  expect((await visitor.refused(getOpenJob, { query: { jobId } })).code).toBe('job_gone');
  expect((await visitor.askLoosely(listOpenJobs, { query: { cursor: 'WzFd' } })).status).toBe(400);
});

test('the search for everyone finds open jobs by their titles, also mistyped, and none of a business that is suspended', async () => {
  const hits = async (q: string) => {
    const { groups } = await visitor.call(searchGlobal, { query: { q } });
    return groups.flatMap(({ kind, items }) => (kind === 'job' ? items.map(({ title }) => title) : []));
  };
  expect(await hits('delivery van')).toEqual(['Driver of a delivery van']);
  expect(await hits('delivry van')).toEqual(['Driver of a delivery van']);
  await sql`update organisation set status = 'Suspended'`.execute(app.platform.db);
  expect(await hits('delivery van')).toEqual([]);
  await sql`update organisation set status = 'Active'`.execute(app.platform.db);
});
