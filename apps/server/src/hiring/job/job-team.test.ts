import * as api from '@nukkad/contract/hiring/job/job.api';
import { inviteCandidate } from '@nukkad/contract/hiring/application/application.api';
import { proposeInterview } from '@nukkad/contract/hiring/interview/interview.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPlumberJob, anApplicant, move, plumberJob } from '../../../test/fixtures/application-fixture.ts';
import { seeker } from '../../../test/fixtures/candidate-fixture.ts';
import {
  type InterviewFixture,
  hireAt,
  interviewFixture,
  proposal,
} from '../../../test/fixtures/interview-fixture.ts';
import { exportOf } from '../../platform/personal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { jobMemberPersonal } from './job-member.store.ts';

const rights = ['hireTalent.view', 'hireTalent.create', 'hireTalent.update'] as const;
let fixture: InterviewFixture;
let arun: Viewer;
let bela: Viewer;
let driver: Viewer;
beforeAll(async () => {
  fixture = await interviewFixture();
  arun = await hireAt(fixture, 'Arun Das', rights);
  bela = await hireAt(fixture, 'Bela Rao', rights);
  driver = await hireAt(fixture, 'Dev Lal', ['booking.view']);
});
afterAll(() => fixture.app.close());

const titlesOf = async (viewer: Viewer) =>
  (await fixture.app.as(viewer).call(api.listMyJobs, { query: {} })).items.map(({ jobId }) => jobId);
const teamOf = async (jobId?: string) =>
  (await fixture.lakshmi.call(api.listJobTeam, { query: { ...(jobId && { jobId }) } })).items.map(
    ({ userId }) => userId,
  );

test('a job is for everyone who may see hiring, until people are chosen; it is opened again by saying so', async () => {
  const { app, lakshmi, shop } = fixture;
  const job = await aPlumberJob(lakshmi);
  const { jobId } = job;
  expect(job).toMatchObject({ isForMembers: false, members: [] });
  expect(await titlesOf(bela)).toContain(jobId);
  expect(await teamOf()).toEqual(expect.arrayContaining([shop.ownerUserId, arun.userId, bela.userId]));
  expect(await teamOf()).not.toContain(driver.userId);
  const change = (version: number, memberIds?: string[] | null) =>
    lakshmi.call(api.updateJob, {
      body: { jobId, version, ...plumberJob, ...(memberIds !== undefined && { memberIds }) },
    });
  // The owner is not chosen, and always sees it.
  const kept = await change(job.version, [arun.userId, shop.ownerUserId]);
  expect(kept).toMatchObject({
    isForMembers: true,
    members: [{ userId: arun.userId, name: 'Arun Das' }],
  });
  expect(
    [await titlesOf(arun), await titlesOf(bela), await titlesOf(shop.owner)].map((ids) =>
      ids.includes(jobId),
    ),
  ).toEqual([true, false, true]);
  expect((await teamOf(jobId)).toSorted()).toEqual([shop.ownerUserId, arun.userId].toSorted());
  const untouched = await change(kept.version);
  expect(untouched).toMatchObject({ isForMembers: true, members: [{ userId: arun.userId }] });
  expect((await app.as(bela).refused(api.getJob, { query: { jobId } })).code).toBe('job_not_found');
  const onlyOwner = await change(untouched.version, []);
  expect(onlyOwner).toMatchObject({ isForMembers: true, members: [] });
  expect(await titlesOf(arun)).not.toContain(jobId);
  expect(await change(onlyOwner.version, null)).toMatchObject({ isForMembers: false, members: [] });
  expect(await titlesOf(bela)).toContain(jobId);
});

test('only people of the team who may see hiring are chosen; who chooses stays among them', async () => {
  const { app, lakshmi, vikram } = fixture;
  for (const stranger of [
    driver.userId,
    (await anApplicant(fixture, await aPlumberJob(lakshmi))).viewer.userId,
  ])
    expect(
      (await lakshmi.refused(api.createJob, { body: { ...plumberJob, memberIds: [stranger] } })).code,
    ).toBe('job_member_unknown');
  const own = await app.as(arun).call(api.createJob, { body: { ...plumberJob, memberIds: [] } });
  expect(own.members).toMatchObject([{ userId: arun.userId }]);
  const { jobId, version } = own;
  expect((await app.as(bela).refused(api.publishJob, { body: { jobId, version } })).code).toBe(
    'job_not_found',
  );
  await app.as(arun).call(api.publishJob, { body: { jobId, version } });
  expect((await vikram.refused(api.listJobTeam, { query: { jobId } })).code).toBe('job_not_found');
  expect(await exportOf(jobMemberPersonal, app.platform.db, arun.userId)).toMatchObject({
    'Jobs that are kept to you and others of your team': expect.arrayContaining([
      { job_id: jobId, user_id: arun.userId },
    ]),
  });
});

const numberOf = async ({ userId }: Pick<Viewer, 'userId'>) => {
  const { rows } = await sql<{ number: string }>`select mobile_number as number from user_account
    where user_id = ${userId}`.execute(fixture.app.platform.db);
  return rows[0]?.number;
};

test('who does not see the job interviews no one for it; news of it go to the owner once who made them sees it no more', async () => {
  const { app, lakshmi, shop } = fixture;
  const job = await aPlumberJob(lakshmi, { memberIds: [arun.userId] });
  const { jobId } = job;
  const { applicationId } = await anApplicant(fixture, job);
  await move(lakshmi, 'shortlist', applicationId);
  const interviewerIds = [bela.userId];
  expect(
    (await lakshmi.refused(proposeInterview, { body: proposal(fixture, applicationId, { interviewerIds }) }))
      .code,
  ).toBe('interview_interviewer_unknown');
  const sunil = await seeker(app, 'Sunil Naik');
  const invited = await app.as(arun).call(inviteCandidate, { body: { jobId, userId: sunil.userId } });
  await app.drain();
  const answered = async (answer: () => Promise<unknown>) => {
    app.sms.length = 0;
    await answer();
    await app.drain();
    return app.sms.map(({ mobileNumber }) => mobileNumber);
  };
  const { version } = await lakshmi.call(api.getJob, { query: { jobId } });
  await lakshmi.call(api.updateJob, {
    body: { jobId, version, ...plumberJob, memberIds: [bela.userId] },
  });
  expect(await answered(() => move(app.as(sunil), 'decline', invited.applicationId))).toEqual([
    await numberOf(shop.owner),
  ]);
  await lakshmi.call(api.updateJob, {
    body: { jobId, version: version + 1, ...plumberJob, memberIds: null },
  });
  const meena = await seeker(app, 'Meena Devi');
  const open = await app.as(arun).call(inviteCandidate, { body: { jobId, userId: meena.userId } });
  await app.drain();
  expect(await answered(() => move(app.as(meena), 'decline', open.applicationId))).toEqual([
    await numberOf(arun),
  ]);
});
