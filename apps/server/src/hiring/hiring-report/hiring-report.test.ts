import * as api from '@nukkad/contract/hiring/hiring-report/hiring-report.api';
import type {
  HiringFigure,
  HiringKey,
  HiringPart,
} from '@nukkad/contract/hiring/hiring-report/hiring-report.model';
import {
  inviteCandidate,
  rejectApplication,
  applyForJob,
} from '@nukkad/contract/hiring/application/application.api';
import type { Job } from '@nukkad/contract/hiring/job/job.model';
import type { Viewer } from '../../platform/viewer.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '../../../test/fixtures/a-partner.ts';
import { aPlumberJob, lookAt, move, reject, seenOf } from '../../../test/fixtures/application-fixture.ts';
import { deskOf, seeker } from '../../../test/fixtures/candidate-fixture.ts';
import {
  type HiringReportFixture,
  hiringReportFixture,
} from '../../../test/fixtures/hiring-report-fixture.ts';
import { aViewer } from '../../../test/harness/mounted.ts';
import { key } from '../../../test/harness/tenant.ts';
import type { TestClient } from '../../../test/harness/test-client.ts';
import { hiringReportSheets } from './hiring-report.sheets.ts';

const hourMs = 3_600_000;
let fixture: HiringReportFixture;
let plumbing: Job;
let wiring: Job;
let raju: Applicant;

interface Applicant {
  readonly viewer: Viewer;
  readonly applicationId: string;
}

type Source = 'search' | 'link' | 'feed' | 'alert';

async function applied(job: Job, fullName: string, source?: Source): Promise<Applicant> {
  const viewer = await seeker(fixture.app, fullName);
  const { applicationId } = await fixture.app.as(viewer).call(applyForJob, {
    body: { jobId: job.jobId, answers: [], seen: seenOf(job), ...(source && { source }) },
    headers: key(),
  });
  return { viewer, applicationId };
}

const wait = (hours: number) => fixture.app.clock.advance(hours * hourMs);

/** Raju is hired, Sunil and Pooja are rejected, Anita withdraws, Farhan waits; Kiran accepts an invitation. */
async function story(): Promise<void> {
  const { app, lakshmi, shop, meena } = fixture;
  plumbing = await aPlumberJob(lakshmi);
  wiring = await aPlumberJob(lakshmi, { title: 'Plumber for offices' });
  raju = await applied(plumbing, 'Raju Yadav', 'search');
  const sunil = await applied(plumbing, 'Sunil Rao', 'feed');
  const anita = await applied(plumbing, 'Anita Roy', 'feed');
  await applied(wiring, 'Farhan Ali');
  wait(10);
  await move(app.as(meena), 'shortlist', raju.applicationId);
  await move(app.as(anita.viewer), 'withdraw', anita.applicationId);
  wait(20);
  await reject(lakshmi, sunil.applicationId, 0, { reason: 'wage' });
  await app.drain();
  await fixture.moveTo(meena, 'interview', raju.applicationId);
  wait(24);
  await fixture.moveTo(meena, 'offer', raju.applicationId);
  wait(12);
  await fixture.moveTo(raju.viewer, 'sign', raju.applicationId);
  wait(6);
  await fixture.moveTo(shop.owner, 'hire', raju.applicationId);
  const kiran = await seeker(app, 'Kiran Das');
  await lakshmi.call(inviteCandidate, {
    body: { jobId: plumbing.jobId, userId: kiran.userId },
    headers: key(),
  });
  await app.as(kiran).call(applyForJob, {
    body: { jobId: plumbing.jobId, answers: [], seen: seenOf(plumbing), source: 'link' },
    headers: key(),
  });
  // 73 hours after publishing: the second job's promise is missed.
  wait(1);
}

beforeAll(async () => {
  fixture = await hiringReportFixture();
  await story();
}, 120_000);
afterAll(() => fixture.app.close());

const figures = async (client: TestClient, query: object = {}) => client.call(api.jobAnalytics, { query });
const countsOf = (items: readonly HiringFigure[], part: HiringPart) =>
  Object.fromEntries(
    items.filter((one) => one.part === part).map(({ key: name, count }) => [name, count]),
  ) as Partial<Record<HiringKey, number>>;

test('the funnel counts how far each came, and no stage holds more than the one before it', async () => {
  const { items, summary } = await figures(fixture.lakshmi);
  expect(countsOf(items, 'funnel')).toEqual({
    Applied: 5,
    Screening: 1,
    Interview: 1,
    Offer: 1,
    Accepted: 1,
    Hired: 1,
  });
  expect(summary).toEqual({
    applied: 5,
    invited: 1,
    invitationsAccepted: 1,
    answerHours: 20,
    hireHours: 72,
  });
  const stages = items.filter(({ part }) => part === 'funnel').map(({ count }) => count);
  expect(stages).toEqual(stages.toSorted((one, other) => other - one));
});

test('time in each step is that of applications that have left it', async () => {
  const { items } = await figures(fixture.lakshmi);
  const times = items.filter(({ part }) => part === 'time');
  expect(times.map(({ key: stage, count, hours }) => [stage, count, hours])).toEqual([
    ['Applied', 3, 10],
    ['Screening', 1, 20],
    ['Interview', 1, 24],
    ['Offer', 1, 12],
    ['Accepted', 1, 6],
  ]);
});

test('an application says where it came from: an invitation stays one, whatever the address says', async () => {
  const { items } = await figures(fixture.lakshmi);
  const sources = items.filter(({ part }) => part === 'source');
  expect(sources.map(({ key: source, count, hired }) => [source, count, hired])).toEqual([
    ['search', 1, 1],
    ['link', 1, 0],
    ['feed', 2, 0],
    ['alert', 0, 0],
    ['invitation', 1, 0],
  ]);
  expect((await lookAt(fixture.lakshmi, raju.applicationId)).source).toBe('search');
});

test('the 72 hours are kept or missed, answers fall into spans, and ends have their reasons', async () => {
  const { items } = await figures(fixture.lakshmi);
  expect(countsOf(items, 'clock')).toEqual({ kept: 1, missed: 1, running: 0 });
  expect(countsOf(items, 'answer')).toEqual({
    one_day: 1,
    two_days: 1,
    three_days: 0,
    later: 0,
    waiting: 2,
  });
  expect(countsOf(items, 'end')).toEqual({ wage: 1, withdrawn: 1 });
});

test('a rejection that its candidate has not heard of is no answer yet', async () => {
  const { app, lakshmi } = fixture;
  const job = await aPlumberJob(lakshmi, { title: 'Plumber for a hotel' });
  const { applicationId } = await applied(job, 'Pooja Nair', 'alert');
  const { version } = await lookAt(lakshmi, applicationId);
  await lakshmi.call(rejectApplication, {
    body: { applicationId, version, reason: 'skills', delayHours: 24 },
  });
  await app.drain();
  const query = { jobId: job.jobId };
  const before = await figures(lakshmi, query);
  expect(countsOf(before.items, 'answer')).toMatchObject({ one_day: 0, waiting: 1 });
  expect(countsOf(before.items, 'end')).toEqual({ skills: 1 });
  await app.drain(new Date(app.clock.now().getTime() + 24 * hourMs));
  const after = await figures(lakshmi, query);
  expect(countsOf(after.items, 'answer')).toMatchObject({ one_day: 1, waiting: 0 });
});

test('figures narrow to a job, to a person of the team and to days', async () => {
  const { lakshmi, meena, shop, app } = fixture;
  const ofJob = await figures(lakshmi, { jobId: wiring.jobId });
  expect([ofJob.summary.applied, countsOf(ofJob.items, 'clock')]).toEqual([
    1,
    { kept: 0, missed: 1, running: 0 },
  ]);
  const hers = await figures(lakshmi, { recruiterId: meena.userId });
  expect(countsOf(hers.items, 'funnel')).toMatchObject({ Applied: 1, Hired: 1 });
  const { items } = await lakshmi.call(api.listRecruiters, { query: { jobId: plumbing.jobId } });
  const of = (userId: string) => items.find((one) => one.userId === userId);
  expect(items).toHaveLength(2);
  expect(of(shop.ownerUserId)).toMatchObject({
    invited: 1,
    shortlisted: 0,
    rejected: 1,
    hired: 1,
    answerHours: 30,
  });
  expect(of(meena.userId)).toMatchObject({
    fullName: 'Meena Joshi',
    shortlisted: 1,
    interviews: 1,
    offers: 1,
    hired: 0,
    answerHours: 10,
  });
  app.clock.advance(8 * 24 * hourMs);
  expect((await figures(lakshmi, { days: '7' })).summary.applied).toBe(0);
  app.clock.advance(-8 * 24 * hourMs);
});

test('promise 42: another business, staff without the permission and jobseekers read nothing of it', async () => {
  const { app, vikram, shop } = fixture;
  expect((await figures(vikram)).summary.applied).toBe(0);
  expect((await vikram.call(api.listRecruiters, { query: {} })).items).toEqual([]);
  const query = { jobId: plumbing.jobId };
  for (const endpoint of [api.jobAnalytics, api.listRecruiters]) {
    expect((await vikram.refused(endpoint, { query })).code).toBe('job_not_found');
    for (const viewer of [deskOf(shop, 'hireTalent.create'), raju.viewer])
      expect((await app.as(viewer).askLoosely(endpoint, { query: {} })).status).toBe(403);
    expect((await app.as(null).askLoosely(endpoint, { query: {} })).status).toBe(401);
  }
  const stranger = await figures(vikram, { recruiterId: fixture.meena.userId });
  expect(stranger.summary.applied).toBe(0);
});

test('operators read how each business hires, the most jobs first, page by page', async () => {
  const { app, vikram, shop, other } = fixture;
  await aPlumberJob(vikram);
  const admin = app.as(aViewer({ role: 'Admin', userId: await aUser(app.platform.db, 'Farah Admin') }));
  const first = await admin.call(api.listHiringEmployers, { query: { limit: 1 } });
  expect(first.items).toEqual([
    expect.objectContaining({
      organisationId: shop.organisationId,
      companyName: 'Lakshmi Home Services',
      kept: 1,
      missed: 1,
      hired: 1,
    }),
  ]);
  const next = await admin.call(api.listHiringEmployers, {
    query: { limit: 1, cursor: first.nextCursor ?? '' },
  });
  expect(next.items.map(({ organisationId, applied: count }) => [organisationId, count])).toEqual([
    [other.organisationId, 0],
  ]);
  expect(next.nextCursor).toBeNull();
});

test('the files name each figure in both languages', async () => {
  const { items } = await figures(fixture.lakshmi);
  const sheet = hiringReportSheets.find(({ list }) => list === 'hiring_figures');
  for (const language of ['en', 'hi'] as const) {
    const rows = items.map((row) => sheet?.cells(row, language).slice(0, 2).join(': '));
    expect(new Set(rows).size).toBe(items.length);
  }
  const hired = items.find(({ part, key: name }) => part === 'funnel' && name === 'Hired');
  expect(sheet?.cells(hired, 'en')).toEqual(['How far applications came', 'Hired', 1, null, null]);
});

test('who was erased after half a year stays counted, without a person', async () => {
  const { app, lakshmi, runs } = fixture;
  const job = await aPlumberJob(lakshmi, { title: 'Plumber for a school' });
  const { applicationId } = await applied(job, 'Kavita Rao', 'search');
  await move(lakshmi, 'shortlist', applicationId);
  await reject(lakshmi, applicationId, 0, { reason: 'distance' });
  await app.drain();
  const query = { days: '365', jobId: job.jobId } as const;
  const before = await figures(lakshmi, query);
  wait(181 * 24);
  await runs('application.erase_ended');
  const after = await figures(lakshmi, query);
  for (const part of ['funnel', 'end'] as const)
    expect(countsOf(after.items, part)).toEqual(countsOf(before.items, part));
  expect(countsOf(after.items, 'source')).toMatchObject({ search: 0, unknown: 1 });
  expect(after.summary.applied).toBe(1);
});
