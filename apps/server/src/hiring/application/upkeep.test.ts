import * as api from '@nukkad/contract/hiring/application/application.api';
import { closeJob, getJob } from '@nukkad/contract/hiring/job/job.api';
import { addDays, dayMs, istDay, istInstant } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  aPlumberJob,
  anApplicant,
  applicationFixture,
  apply,
  lookAt,
  move,
  ownOf,
  reject,
} from '../../../test/fixtures/application-fixture.ts';
import { deskOf, seeker } from '../../../test/fixtures/candidate-fixture.ts';
import { key } from '../../../test/harness/tenant.ts';

const hourMs = 3_600_000;
let fixture: Awaited<ReturnType<typeof applicationFixture>>;
beforeAll(async () => {
  fixture = await applicationFixture();
});
beforeEach(async () => {
  await fixture.app.drain();
  fixture.app.sms.length = 0;
  // In the evening: 60 hours later it is a morning, and no one's quiet hours.
  const { clock } = fixture.app;
  clock.set(istInstant(addDays(istDay(clock.now()), 100), 20 * 60));
});
afterAll(() => fixture.app.close());

const texts = () => fixture.app.sms.map(({ variables }) => variables['text']);
/** The round runs twice, as on two nodes; then those who are told are told. */
async function runs(name: string): Promise<void> {
  await Promise.all([fixture.round(name), fixture.round(name)]);
  await fixture.app.drain();
}
async function invitedRaju() {
  const { app, lakshmi } = fixture;
  const job = await aPlumberJob(lakshmi);
  const raju = await seeker(app, 'Raju Yadav');
  const { applicationId } = await lakshmi.call(api.inviteCandidate, {
    body: { jobId: job.jobId, userId: raju.userId },
    headers: key(),
  });
  await app.drain();
  app.sms.length = 0;
  return { job, raju, applicationId };
}

test('an invitation that Raju does not answer for 30 days ends, and he is told once', async () => {
  const { app, lakshmi } = fixture;
  const { raju, applicationId } = await invitedRaju();
  app.clock.advance(30 * dayMs - hourMs);
  await runs('application.lapse_invitations');
  expect((await lookAt(lakshmi, applicationId)).status).toBe('Request Sent');
  app.clock.advance(2 * hourMs);
  await runs('application.lapse_invitations');
  expect(texts()).toEqual([expect.stringMatching(/ended after 30 days/)]);
  expect(await ownOf(app.as(raju), applicationId)).toMatchObject({
    status: 'Closed',
    can: { accept: false, decline: false, withdraw: false },
  });
});

test('after that Raju still applies for the job while it is open, and not once it has closed', async () => {
  const { app, lakshmi } = fixture;
  const first = await invitedRaju();
  const second = await invitedRaju();
  await sql`update job set expires_at = expires_at + interval '30 days'`.execute(app.platform.db);
  app.clock.advance(31 * dayMs);
  await runs('application.lapse_invitations');
  expect((await ownOf(app.as(first.raju), first.applicationId)).can.accept).toBe(true);
  expect(await apply(fixture, first.raju, first.job)).toMatchObject({
    applicationId: first.applicationId,
    status: 'Pending',
  });
  const { jobId, version } = await lakshmi.call(getJob, { query: { jobId: second.job.jobId } });
  await lakshmi.call(closeJob, { body: { jobId, version, outcome: 'ended' } });
  await app.drain();
  const refused = await app.as(second.raju).refused(api.applyForJob, {
    body: { jobId, answers: [], seen: { wageFrom: second.job.wageFrom, wageTo: second.job.wageTo } },
    headers: key(),
  });
  expect(refused.code).toBe('application_job_closed');
});

test('Lakshmi is reminded once, 12 hours before the end of her 72, how many wait and how long', async () => {
  const { app, lakshmi } = fixture;
  const job = await aPlumberJob(lakshmi);
  for (const name of ['Raju Yadav', 'Meena Kumari', 'Asha Rao']) await anApplicant(fixture, job, name);
  await app.drain();
  app.sms.length = 0;
  app.clock.advance(59 * hourMs);
  await runs('application.remind_employers');
  expect(texts()).toEqual([]);
  app.clock.advance(1.5 * hourMs);
  await runs('application.remind_employers');
  expect(texts()).toEqual([expect.stringMatching(/3 applicants .* are waiting .* 11 h left/)]);
  await anApplicant(fixture, job, 'Divya Hegde');
  await app.drain();
  app.sms.length = 0;
  app.clock.advance(hourMs);
  await runs('application.remind_employers');
  expect(texts()).toEqual([]);
});

test('who answers in time is not reminded', async () => {
  const { app, lakshmi } = fixture;
  const { applicationId } = await anApplicant(fixture, await aPlumberJob(lakshmi));
  await move(lakshmi, 'shortlist', applicationId);
  await app.drain();
  app.sms.length = 0;
  app.clock.advance(61 * hourMs);
  await runs('application.remind_employers');
  expect(texts()).toEqual([]);
});

test('what waits for Lakshmi is counted over all her jobs, for those who may look', async () => {
  const { app, lakshmi, vikram, shop } = fixture;
  const before = (await lakshmi.call(api.countHiring)).applicants;
  await anApplicant(fixture, await aPlumberJob(lakshmi));
  await anApplicant(fixture, await aPlumberJob(lakshmi), 'Meena Kumari');
  expect((await lakshmi.call(api.countHiring)).applicants).toBe(before + 2);
  expect(await vikram.call(api.countHiring)).toEqual({ applicants: 0, answerBy: null });
  expect((await app.as(deskOf(shop)).ask(api.countHiring)).status).toBe(403);
});

test('180 days after a rejection nothing of Raju is left but a count; who is open stays', async () => {
  const { app, lakshmi } = fixture;
  const job = await aPlumberJob(lakshmi, {
    questions: [{ questionId: 'years', question: 'How many years have you worked?', kind: 'number' }],
  });
  const raju = await seeker(app, 'Raju Yadav');
  const { applicationId } = await apply(fixture, raju, job, [{ questionId: 'years', answer: '4' }]);
  const asha = await seeker(app, 'Asha Rao');
  const open = await apply(fixture, asha, job, [{ questionId: 'years', answer: '7' }]);
  await reject(lakshmi, applicationId);
  await app.drain();
  app.clock.advance(180 * dayMs - hourMs);
  await runs('application.erase_ended');
  expect((await lookAt(lakshmi, applicationId)).status).toBe('Rejected');
  app.clock.advance(2 * hourMs);
  await runs('application.erase_ended');
  const query = { applicationId };
  expect((await lakshmi.refused(api.getApplication, { query })).code).toBe('application_not_found');
  expect((await app.as(raju).refused(api.getAppliedJob, { query })).code).toBe('application_not_found');
  expect((await lookAt(lakshmi, open.applicationId)).status).toBe('Pending');
  expect(await lakshmi.call(api.countApplications, { query: { jobId: job.jobId } })).toMatchObject({
    applied: 1,
    rejected: 0,
    erased: 1,
  });
  const { rows } = await sql`select from application_answer where application_id = ${applicationId}`.execute(
    app.platform.db,
  );
  expect(rows).toEqual([]);
});

test('the time is that of the configuration, and goes for those of a job that closed as well', async () => {
  const { app, lakshmi } = fixture;
  const { platform, clock } = app;
  const job = await aPlumberJob(lakshmi);
  await platform.db
    .insertInto('setting')
    .values({
      key: 'application.rules',
      valid_from: clock.now(),
      value: JSON.stringify({ keptDays: 40 }),
      why: 'Test',
    })
    .execute();
  for (const name of ['Raju Yadav', 'Meena Kumari', 'Asha Rao']) await anApplicant(fixture, job, name);
  const { jobId, version } = await lakshmi.call(getJob, { query: { jobId: job.jobId } });
  await lakshmi.call(closeJob, { body: { jobId, version, outcome: 'ended' } });
  await app.drain();
  clock.advance(41 * dayMs);
  await runs('application.erase_ended');
  const counts = await lakshmi.call(api.countApplications, { query: { jobId } });
  expect([counts.closed, counts.erased]).toEqual([0, 3]);
});
