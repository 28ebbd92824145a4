import * as api from '@nukkad/contract/hiring/job/job.api';
import type { Job } from '@nukkad/contract/hiring/job/job.model';
import { dayMs } from '@nukkad/contract/kernel/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestPartner, aPartner, aUser } from '../../../test/fixtures/a-partner.ts';
import { aDraft, aJob, electricianJob, jobDomains } from '../../../test/fixtures/job-fixture.ts';
import { type Mounted, aViewer, mounted } from '../../../test/harness/mounted.ts';
import type { TestClient } from '../../../test/harness/test-client.ts';
import { testClock } from '../../../test/harness/test-clock.ts';
import { expireDue, publishPlanned } from './due-jobs.ts';
import type { JobInterface } from './job.interface.ts';
import { system } from '../../platform/platform.ts';

const clock = testClock();
let app: Mounted;
let jobs: JobInterface;
let shop: TestPartner;
let lakshmi: TestClient;
let other: TestClient;
beforeAll(async () => {
  app = await mounted(
    (platform) => {
      const { skill, job } = jobDomains(platform);
      jobs = job;
      return [skill, job];
    },
    { clock },
  );
  const { db } = app.platform;
  shop = await aPartner(db, { companyName: 'Lakshmi Electricals' });
  const elsewhere = await aPartner(db, { companyName: 'Corner Plumbing' });
  lakshmi = app.as(ownerOf(shop));
  other = app.as(ownerOf(elsewhere));
});
afterAll(() => app.close());

const ownerOf = ({ organisationId, ownerUserId }: TestPartner) =>
  aViewer({ role: 'Service Partner', organisationId, userId: ownerUserId });
const staffWith = async (...permissions: readonly ('hireTalent.view' | 'hireTalent.create')[]) =>
  app.as(
    aViewer({
      role: 'subUser',
      organisationId: shop.organisationId,
      userId: await aUser(app.platform.db, 'Ravi Kumar'),
      permissions: new Set(permissions),
    }),
  );
const seen = ({ jobId, version }: Pick<Job, 'jobId' | 'version'>) => ({ body: { jobId, version } });
const soon = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);
const dueNow = () =>
  app.platform.write(system, async (tx) => {
    await publishPlanned(tx, clock.now());
    await expireDue(tx, clock.now());
  });
const ofJob = (jobId: string) => lakshmi.call(api.getJob, { query: { jobId } });

test('Lakshmi writes a draft, publishes it, pauses it, opens it again and closes it as filled', async () => {
  const draft = await aDraft(lakshmi, { tradeId: 'electrician', description: '' });
  expect([draft.standing, draft.locality, draft.clock, draft.can.publish]).toEqual([
    'Draft',
    expect.stringContaining(''),
    null,
    true,
  ]);
  expect((await lakshmi.refused(api.publishJob, seen(draft))).code).toBe('job_incomplete');
  const written = await lakshmi.call(api.updateJob, {
    body: { ...electricianJob, jobId: draft.jobId, version: draft.version, skillIds: [] },
  });
  const published = await lakshmi.call(api.publishJob, seen(written));
  expect(published).toMatchObject({
    status: 'Active',
    standing: 'Active',
    expiresAt: soon(30 * dayMs).toISOString(),
    clock: { endsAt: soon(3 * dayMs).toISOString(), stoppedAt: null, kept: null },
    can: { edit: true, publish: false, deactivate: true, renew: false, close: true, delete: false },
  });
  const paused = await lakshmi.call(api.deactivateJob, seen(published));
  expect(paused.standing).toBe('Inactive');
  const again = await lakshmi.call(api.activateJob, seen(paused));
  const { jobId, version } = again;
  const closed = await lakshmi.call(api.closeJob, { body: { jobId, version, outcome: 'filled' } });
  expect([closed.status, closed.outcome]).toEqual(['Closed', 'filled']);
  expect(await lakshmi.refused(api.activateJob, seen(closed))).toMatchObject({
    status: 409,
    code: 'job_moved_on',
    present: 'Closed',
  });
});

test('a job is there for its own business alone, and each move asks for its permission', async () => {
  const job = await aJob(lakshmi);
  const query = { query: { jobId: job.jobId } };
  expect((await other.refused(api.getJob, query)).code).toBe('job_not_found');
  expect((await other.refused(api.deactivateJob, seen(job))).code).toBe('job_not_found');
  const viewing = await staffWith('hireTalent.view');
  expect((await viewing.call(api.getJob, query)).can).toMatchObject({ edit: false, close: false });
  const creating = await staffWith('hireTalent.view', 'hireTalent.create');
  expect((await aDraft(creating)).standing).toBe('Draft');
  expect(
    (await creating.refused(api.closeJob, { body: { ...seen(job).body, outcome: 'ended' } })).status,
  ).toBe(403);
  expect((await app.as(null).refused(api.getJob, query)).status).toBe(401);
});

test('what another one has changed is refused, and so are wrong wages, trades, skills and places', async () => {
  const job = await aJob(lakshmi);
  await lakshmi.call(api.deactivateJob, seen(job));
  expect((await lakshmi.refused(api.cancelJob, seen(job))).code).toBe('stale_state');
  const wrong: readonly [object, number, string][] = [
    [{ wageFrom: 0 }, 400, 'invalid_request'],
    [{ wageFrom: 20_000_00, wageTo: 10_000_00 }, 400, 'invalid_request'],
    [{ wageUnit: 'day', wageFrom: 60_000_00, wageTo: 60_000_00 }, 400, 'invalid_request'],
    [{ title: 'Call 98450 12345' }, 400, 'invalid_request'],
    [{ tradeId: 'astronaut' }, 400, 'job_trade_unknown'],
    [{ skillIds: ['moon-walk'] }, 400, 'job_skill_unknown'],
    [{ pincode: '999999' }, 400, 'job_place_unknown'],
  ];
  for (const [given, status, code] of wrong) {
    const { body, ...answer } = await lakshmi.askLoosely(api.createJob, {
      body: { ...electricianJob, ...given },
    });
    expect([answer.status, body.code], JSON.stringify(given)).toEqual([status, code]);
  }
});

test('a planned job is published when its time comes, and its owner hears of it', async () => {
  const draft = await aDraft(lakshmi, { title: 'Planned electrician' });
  const { jobId, version } = draft;
  const asked = (publishAt: Date) => ({ body: { jobId, version, publishAt: publishAt.toISOString() } });
  expect((await lakshmi.refused(api.publishJob, asked(soon(-1)))).code).toBe('job_time_wrong');
  expect((await lakshmi.refused(api.publishJob, asked(soon(61 * dayMs)))).code).toBe('job_time_wrong');
  expect((await lakshmi.call(api.publishJob, asked(soon(dayMs)))).standing).toBe('Planned');
  await dueNow();
  expect((await ofJob(jobId)).status).toBe('Open');
  clock.advance(dayMs);
  await dueNow();
  expect(await ofJob(jobId)).toMatchObject({ status: 'Active', publishedAt: clock.now().toISOString() });
  await app.drain();
  expect(app.sms.at(-1)?.variables).toMatchObject({ text: expect.stringContaining('Planned electrician') });
});

test('after 30 days a job is paused; it is renewed twice, each time in its last days or after them', async () => {
  const job = await aJob(lakshmi, { title: 'Renewed electrician' });
  expect((await lakshmi.refused(api.renewJob, seen(job))).code).toBe('job_renew_early');
  clock.advance(30 * dayMs);
  await dueNow();
  const over = await ofJob(job.jobId);
  expect([over.status, over.can.activate, over.can.renew]).toEqual(['deactivated', false, true]);
  expect((await lakshmi.refused(api.activateJob, seen(over))).code).toBe('job_time_over');
  const once = await lakshmi.call(api.renewJob, seen(over));
  expect([once.status, once.expiresAt]).toEqual(['Active', soon(30 * dayMs).toISOString()]);
  clock.advance(25 * dayMs);
  const twice = await lakshmi.call(api.renewJob, seen(once));
  expect([twice.renewals, twice.expiresAt]).toEqual([2, soon(35 * dayMs).toISOString()]);
  clock.advance(30 * dayMs);
  expect((await lakshmi.refused(api.renewJob, seen(twice))).code).toBe('job_renewed_twice');
});

test('the first shortlist stops the 72 hours once, kept or missed', async () => {
  const noted = async (jobId: string) => {
    await app.platform.write(system, (tx) => jobs.noteShortlist(tx, jobId, clock.now()));
    return (await ofJob(jobId)).clock;
  };
  const [quick, slow] = [await aJob(lakshmi), await aJob(lakshmi)];
  clock.advance(71 * 3_600_000);
  const kept = await noted(quick.jobId);
  expect(kept).toMatchObject({ kept: true, stoppedAt: clock.now().toISOString() });
  clock.advance(2 * 3_600_000);
  expect(await noted(quick.jobId)).toEqual(kept);
  expect((await ofJob(slow.jobId)).clock).toMatchObject({ kept: false, stoppedAt: null });
  expect(await noted(slow.jobId)).toMatchObject({ kept: false, stoppedAt: clock.now().toISOString() });
});

test('applications ask for a job that is open, and hold it open', async () => {
  const job = await aJob(lakshmi, {
    questions: [{ questionId: 'q1', question: 'Do you have a licence?', kind: 'yesno', wanted: 'yes' }],
  });
  const { db } = app.platform;
  expect(await jobs.openJob(db, job.jobId)).toMatchObject({
    companyName: 'Lakshmi Electricals',
    isOpen: true,
    questions: [{ questionId: 'q1', wanted: 'yes', knockOut: false, points: 0 }],
  });
  await lakshmi.call(api.deactivateJob, seen(job));
  expect(await jobs.openJob(db, job.jobId)).toBeNull();
  expect(await app.platform.write(system, (tx) => jobs.holdOpenJob(tx, job.jobId))).toBeNull();
  expect((await jobs.jobCards(db, [job.jobId])).get(job.jobId)).toMatchObject({ isOpen: false });
});

test('a deleted job is gone; an active one is closed or paused first', async () => {
  const job = await aJob(lakshmi);
  expect((await lakshmi.refused(api.deleteJob, seen(job))).code).toBe('job_moved_on');
  const paused = await lakshmi.call(api.deactivateJob, seen(job));
  await lakshmi.call(api.deleteJob, seen(paused));
  expect((await lakshmi.refused(api.getJob, { query: { jobId: job.jobId } })).status).toBe(404);
});

test('the own jobs are listed by standing, title and trade, counted, page by page', async () => {
  const { db } = app.platform;
  const fresh = app.as(ownerOf(await aPartner(db, { companyName: 'Fresh Start' })));
  for (const title of ['Painter for walls', 'Painter for doors'])
    await aDraft(fresh, { title, tradeId: 'painter' });
  await aJob(fresh, { title: 'Electrician by day' });
  const list = (query: object) => fresh.askLoosely(api.listMyJobs, { query: { count: 'true', ...query } });
  const titles = async (query: object) => (await list(query)).body.items.map(({ title }) => title);
  expect(await titles({})).toEqual(['Electrician by day', 'Painter for doors', 'Painter for walls']);
  expect(await titles({ standing: 'Draft', sort: 'oldest' })).toEqual([
    'Painter for walls',
    'Painter for doors',
  ]);
  expect(await titles({ tradeId: 'electrician' })).toEqual(['Electrician by day']);
  expect(await titles({ q: 'DOORS' })).toEqual(['Painter for doors']);
  const first = (await list({ limit: 2 })).body;
  expect(first.total).toEqual({ count: 3, isMore: false });
  expect(await titles({ limit: 2, cursor: first.nextCursor })).toEqual(['Painter for walls']);
});
