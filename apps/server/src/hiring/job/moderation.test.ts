import * as office from '@nukkad/contract/hiring/job/job-office.api';
import * as api from '@nukkad/contract/hiring/job/job.api';
import type { Job } from '@nukkad/contract/hiring/job/job.model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPartner, aUser } from '../../../test/fixtures/a-partner.ts';
import { aDraft, aJob, electricianJob, jobDomains } from '../../../test/fixtures/job-fixture.ts';
import { type Mounted, aViewer, mounted } from '../../../test/harness/mounted.ts';
import type { TestClient } from '../../../test/harness/test-client.ts';
import { eraseFrom, exportOf } from '../../platform/personal.ts';
import { reportPersonal } from './report.store.ts';

let app: Mounted;
let lakshmi: TestClient;
let admin: TestClient;
let seekerId: string;
let seeker: TestClient;
beforeAll(async () => {
  app = await mounted((platform) => {
    const { skill, job } = jobDomains(platform);
    return [skill, job];
  });
  const { db } = app.platform;
  const { organisationId, ownerUserId } = await aPartner(db, { companyName: 'Lakshmi Electricals' });
  lakshmi = app.as(aViewer({ role: 'Service Partner', organisationId, userId: ownerUserId }));
  admin = app.as(aViewer({ role: 'Admin', userId: await aUser(db, 'Farah Admin') }));
  seekerId = await aUser(db, 'Suresh Babu');
  seeker = app.as(aViewer({ role: 'Jobseeker', userId: seekerId }));
});
afterAll(() => app.close());

const seen = ({ jobId, version }: Pick<Job, 'jobId' | 'version'>) => ({ jobId, version });
const why = 'Asks candidates for money before they begin.';
const decided = ({ jobId, version }: Pick<Job, 'jobId' | 'version'>) => ({
  params: { jobId },
  body: { version, why },
});
const titlesOf = async (queue: 'held' | 'reported') =>
  (await admin.call(office.listOfficeJobs, { query: { queue } })).items.map(({ title }) => title);
const lastWords = () => JSON.stringify(app.sms.at(-1)?.variables);

test('a job that asks for a fee waits for staff with the words found; refused, it is changed and sent again', async () => {
  const held = await aJob(lakshmi, {
    description: 'Wiring of homes. Registration fee of 500 before joining.',
  });
  expect(held).toMatchObject({
    status: 'Open',
    standing: 'Checking',
    held: [{ reason: 'fee_asked', found: 'registration fee' }],
    can: { edit: true, publish: false },
  });
  await app.drain();
  expect(lastWords()).toContain('before it is published');
  expect((await lakshmi.refused(api.publishJob, { body: seen(held) })).code).toBe('job_waits');
  expect(await titlesOf('held')).toEqual([electricianJob.title]);
  expect((await lakshmi.refused(office.refuseJob, decided(held))).status).toBe(403);
  const refused = await admin.call(office.refuseJob, decided(held));
  expect([refused.status, refused.job.rejectReason]).toEqual(['rejected', why]);
  await app.drain();
  expect(lastWords()).toContain('was not approved');
  expect(await titlesOf('held')).toEqual([]);
  const changed = await lakshmi.call(api.updateJob, {
    body: { ...electricianJob, jobId: held.jobId, version: refused.version },
  });
  expect([changed.standing, changed.rejectReason]).toEqual(['Draft', '']);
  expect((await lakshmi.call(api.publishJob, { body: seen(changed) })).standing).toBe('Active');
});

test('staff approve what is in order after all, and what they approved is not held again', async () => {
  const held = await aJob(lakshmi, { description: 'Wiring in a hostel. Women only.' });
  expect(held.held).toEqual([{ reason: 'discrimination', found: 'women only' }]);
  const approved = await admin.call(office.approveJob, decided(held));
  expect([approved.status, approved.holds]).toEqual(['Active', []]);
  expect((await admin.refused(office.approveJob, decided(approved))).code).toBe('job_moved_on');
  await app.drain();
  expect(lastWords()).toContain('is approved');
  const body = { ...electricianJob, description: 'Wiring in a hostel. Women only. By day.' };
  const edited = await lakshmi.call(api.updateJob, { body: { ...body, ...seen(approved) } });
  expect(edited.status).toBe('Active');
  const fee = { ...body, description: 'Women only. Security deposit of 2000.', ...seen(edited) };
  expect((await lakshmi.refused(api.updateJob, { body: fee })).code).toBe('job_words_held');
});

test('a wage below the minimum is a warning with the figure; far below it staff look first', async () => {
  const query = { tradeId: 'electrician', pincode: electricianJob.pincode, wageUnit: 'month' } as const;
  const asked = await lakshmi.call(api.checkWage, { query: { ...query, wageFrom: 15_500_00 } });
  expect(asked).toMatchObject({ level: 'skilled', stateName: 'Karnataka', below: true });
  const least = asked.least;
  const [enough, little, far] = await Promise.all(
    [least, least - 500_00, Math.floor(least * 0.85)].map((wageFrom) => aDraft(lakshmi, { wageFrom })),
  );
  expect([enough, little, far].map((job) => [job?.wageCheck?.below, job?.held.length])).toEqual([
    [false, 0],
    [true, 0],
    [true, 1],
  ]);
  const byDay = await aDraft(lakshmi, { wageUnit: 'day', wageFrom: 800_00, wageTo: 900_00 });
  expect(byDay.wageCheck).toMatchObject({ unit: 'day', below: false });
  // Part of a month has no minimum of a month.
  const partTime = await aDraft(lakshmi, { wageFrom: 6_000_00, employmentType: 'part_time' });
  expect([partTime.wageCheck, partTime.held]).toEqual([null, []]);
});

test('a planned job that was held is published at its time; whose time has passed, at once', async () => {
  const publishAt = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
  const held = async () => {
    const draft = await aDraft(lakshmi, { description: 'Security deposit of 2000.' });
    return lakshmi.call(api.publishJob, { body: { ...seen(draft), publishAt } });
  };
  const [early, late] = [await held(), await held()];
  expect(await admin.call(office.approveJob, decided(early))).toMatchObject({ standing: 'Planned' });
  app.clock.advance(7_200_000);
  expect(await admin.call(office.approveJob, decided(late))).toMatchObject({ standing: 'Active' });
});

test('a jobseeker reports a job once; staff take it down, or find nothing in it', async () => {
  const [bad, good] = [await aJob(lakshmi, { title: 'Bad one' }), await aJob(lakshmi, { title: 'Good one' })];
  for (const { jobId } of [bad, bad, good])
    await seeker.call(api.reportJob, { body: { jobId, reason: 'fake', words: 'The place does not exist.' } });
  expect((await lakshmi.refused(api.reportJob, { body: { jobId: bad.jobId, reason: 'fake' } })).status).toBe(
    403,
  );
  expect(await titlesOf('reported')).toEqual(['Good one', 'Bad one']);
  const read = await admin.call(office.getOfficeJob, { params: { jobId: bad.jobId } });
  expect([read.reports, read.newestReports.map(({ words }) => words), read.can.takeDown]).toEqual([
    1,
    ['The place does not exist.'],
    true,
  ]);
  expect(JSON.stringify(read)).not.toContain(seekerId);
  const down = await admin.call(office.takeJobDown, decided(bad));
  expect([down.status, down.job.rejectReason, down.newestReports[0]?.outcome]).toEqual([
    'Cancelled',
    why,
    'upheld',
  ]);
  const kept = await admin.call(office.dismissJobReports, decided(good));
  expect([kept.status, kept.reports, kept.newestReports[0]?.outcome]).toEqual(['Active', 0, 'dismissed']);
  expect((await admin.refused(office.dismissJobReports, decided(kept))).code).toBe('job_no_reports');
  await app.drain();
  expect(lastWords()).toContain('down after reports');
});

test('who leaves takes the words of the report along; that it was reported stays', async () => {
  const { jobId } = await aJob(lakshmi, { title: 'Reported and left' });
  await seeker.call(api.reportJob, { body: { jobId, reason: 'wrong_pay', words: 'They pay half of it.' } });
  const { db } = app.platform;
  const copy = await exportOf(reportPersonal, db, seekerId);
  expect(JSON.stringify(copy)).toContain('They pay half of it.');
  await db.transaction().execute((tx) => eraseFrom(reportPersonal, tx, seekerId));
  const { newestReports } = await admin.call(office.getOfficeJob, { params: { jobId } });
  expect(newestReports).toMatchObject([{ reason: 'wrong_pay', words: '', outcome: null }]);
});
