import * as api from '@nukkad/contract/hiring/application/application.api';
import * as jobApi from '@nukkad/contract/hiring/job/job.api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type ApplicationFixture,
  aPlumberJob,
  anApplicant,
  applicationFixture,
  apply,
  lookAt,
  move,
  ownOf,
  seenOf,
} from '../../../test/fixtures/application-fixture.ts';
import { deskOf, newcomer, seeker } from '../../../test/fixtures/candidate-fixture.ts';
import { key } from '../../../test/harness/tenant.ts';

const hourMs = 3_600_000;
let fixture: ApplicationFixture;
beforeAll(async () => {
  fixture = await applicationFixture();
});
beforeEach(() => {
  fixture.app.sms.length = 0;
});
afterAll(() => fixture.app.close());

const questions = [
  {
    questionId: 'own-bike',
    question: 'Do you have a two-wheeler?',
    kind: 'yesno',
    wanted: 'yes',
    knockOut: true,
    points: 3,
  },
  { questionId: 'years', question: 'Years as a plumber?', kind: 'number', wanted: '2', points: 5 },
  { questionId: 'area', question: 'Which areas do you know?', kind: 'words' },
] as const;
const answers = (bike: 'yes' | 'no', years: string) => [
  { questionId: 'own-bike', answer: bike },
  { questionId: 'years', answer: years },
  { questionId: 'area', answer: 'Indiranagar and Domlur' },
];

test('Raju applies: Lakshmi is told once, sees a first name, and by a shortlist his name, his number and a stopped clock', async () => {
  const { app, lakshmi } = fixture;
  const job = await aPlumberJob(lakshmi);
  const { viewer: raju, applicationId } = await anApplicant(fixture, job);
  await app.drain();
  expect(app.sms).toHaveLength(1);
  expect(app.sms[0]?.variables['text']).toMatch(/new application for Plumber for homes/);
  const before = await lookAt(lakshmi, applicationId);
  expect(before).toMatchObject({
    status: 'Pending',
    step: 'Applied',
    applicant: { isNamed: false, mobileNumber: null },
    can: { shortlist: true, reject: true, takeBack: false, reconsider: false },
  });
  expect(JSON.stringify(before)).not.toContain('Yadav');
  app.sms.length = 0;
  await move(lakshmi, 'shortlist', applicationId);
  await app.drain();
  expect(await lookAt(lakshmi, applicationId)).toMatchObject({
    status: 'Inprogress',
    step: 'Screening',
    applicant: { name: 'Raju Yadav', mobileNumber: expect.stringMatching(/\d{10}/) },
    answerBy: null,
  });
  expect(app.sms.map(({ variables }) => variables['text'])).toEqual([
    expect.stringMatching(/shortlisted you/),
  ]);
  const seen = await lakshmi.call(jobApi.getJob, { query: { jobId: job.jobId } });
  expect(seen.clock).toMatchObject({ kept: true });
  expect(seen.applicants).toEqual({ total: 1, waiting: 0, shortlisted: 1 });
  expect(await ownOf(app.as(raju), applicationId)).toMatchObject({
    status: 'Inprogress',
    next: { step: 'talk', who: 'employer', until: null },
  });
});

test('the tracker says of each application who acts next and by when, and that the time is over', async () => {
  const { app, lakshmi } = fixture;
  const job = await aPlumberJob(lakshmi);
  const { viewer, applicationId } = await anApplicant(fixture, job);
  const client = app.as(viewer);
  const { publishedAt } = await lakshmi.call(jobApi.getJob, { query: { jobId: job.jobId } });
  const until = new Date(Date.parse(publishedAt ?? '') + 72 * hourMs).toISOString();
  const listed = await client.call(api.listAppliedJobs, { query: { count: 'true' } });
  expect(listed.total).toEqual({ count: 1, isMore: false });
  expect(listed.items).toEqual([
    expect.objectContaining({
      applicationId,
      jobTitle: 'Plumber for homes',
      companyName: 'Lakshmi Home Services',
      status: 'Pending',
      next: { step: 'first_answer', who: 'employer', until, isLate: false },
      can: { accept: false, decline: false, withdraw: true, talk: true },
    }),
  ]);
  const forJob = async (jobId: string) =>
    (await client.call(api.listAppliedJobs, { query: { jobId } })).items.map((one) => one.applicationId);
  expect(await forJob(job.jobId)).toEqual([applicationId]);
  expect(await forJob((await aPlumberJob(lakshmi)).jobId)).toEqual([]);
  app.clock.advance(73 * hourMs);
  expect((await ownOf(client, applicationId)).next.isLate).toBe(true);
  await move(client, 'withdraw', applicationId);
  const tabs = await Promise.all(
    (['open', 'over'] as const).map((tab) => client.call(api.listAppliedJobs, { query: { tab } })),
  );
  expect(tabs.map(({ items }) => items.length)).toEqual([0, 1]);
  expect(tabs[1]?.items[0]).toMatchObject({ status: 'Cancelled', next: { step: 'nothing', who: null } });
});

test('answers are asked for, judged and kept: one excludes, others earn points, and the list is narrowed by them', async () => {
  const { app, lakshmi } = fixture;
  const job = await aPlumberJob(lakshmi, { questions: [...questions] });
  const body = { jobId: job.jobId, seen: seenOf(job) };
  const raju = await seeker(app, 'Raju Yadav');
  const refusals = [
    [[], 'application_answers_missing'],
    [answers('yes', 'many'), 'application_answer_not_offered'],
  ] as const;
  for (const [given, code] of refusals)
    expect(
      (
        await app
          .as(raju)
          .refused(api.applyForJob, { body: { ...body, answers: [...given] }, headers: key() })
      ).code,
    ).toBe(code);
  await apply(fixture, raju, job, answers('no', '4'));
  const meena = await seeker(app, 'Meena Kumari');
  await apply(fixture, meena, job, answers('yes', '1'));
  const list = async (knockedOut?: 'true' | 'false') =>
    (await lakshmi.call(api.listApplications, { query: { jobId: job.jobId, knockedOut, sort: 'match' } }))
      .items;
  expect((await list()).length).toBe(2);
  const [excluded] = await list('true');
  expect(excluded).toMatchObject({ isKnockedOut: true, answerPoints: 5 });
  expect((await list('false')).map(({ answerPoints }) => answerPoints)).toEqual([3]);
  expect((await lookAt(lakshmi, excluded?.applicationId ?? '')).answers).toEqual([
    { question: 'Do you have a two-wheeler?', answer: 'no', isKnockout: true, points: 0 },
    { question: 'Years as a plumber?', answer: '4', isKnockout: false, points: 5 },
    {
      question: 'Which areas do you know?',
      answer: 'Indiranagar and Domlur',
      isKnockout: false,
      points: null,
    },
  ]);
  expect(await lakshmi.call(api.countApplications, { query: { jobId: job.jobId } })).toMatchObject({
    invited: 0,
    applied: 2,
    screening: 0,
    interview: 0,
    offer: 0,
    accepted: 0,
    hired: 0,
    rejected: 0,
    withdrawn: 0,
    closed: 0,
    knockedOut: 1,
  });
});

test('the match is said in four facts of work, distance, wage and experience, in the reader’s language', async () => {
  const { lakshmi } = fixture;
  const job = await aPlumberJob(lakshmi);
  const fields = { skillIds: ['pipe-fitting'], experienceMonths: 30, shifts: ['day' as const], travelKm: 8 };
  const { applicationId } = await anApplicant(fixture, job, 'Raju Yadav', fields);
  const { match } = await lookAt(lakshmi, applicationId);
  expect(match.facts.map(({ fact, text }) => [fact, text])).toEqual([
    ['work', 'Same work, 1 of 2 skills'],
    ['distance', 'Less than 1 km away, travels up to 8 km'],
    ['wage', '₹18,000 a month expected, up to ₹22,000 offered'],
    ['experience', 'Experience: 2 years 6 months (1 year asked); the shift suits'],
  ]);
  expect(match.score).toBe(match.facts.reduce((sum, { points }) => sum + points, 0));
  const inHindi = await lakshmi.call(api.getApplication, {
    query: { applicationId },
    headers: { lang: 'hi' },
  });
  expect(inHindi.match.facts[0]?.text).toBe('वही काम, 2 में से 1 कौशल');
});

test('who has said too little of themselves, saw other wages or finds the job closed does not apply', async () => {
  const { app, lakshmi } = fixture;
  const job = await aPlumberJob(lakshmi);
  const refused = async (viewer: Parameters<typeof app.as>[0], seen = seenOf(job), jobId = job.jobId) =>
    (await app.as(viewer).refused(api.applyForJob, { body: { jobId, answers: [], seen }, headers: key() }))
      .code;
  expect(await refused(await newcomer(app, 'Raju Yadav'))).toBe('application_profile_incomplete');
  const meena = await seeker(app, 'Meena Kumari');
  expect(await refused(meena, { wageFrom: 1_00, wageTo: 2_00 })).toBe('confirmation_differs');
  expect(await refused(meena, seenOf(job), '01a2198a-1a91-7100-b85a-af687567a386')).toBe('job_not_found');
  const { version } = await lakshmi.call(jobApi.getJob, { query: { jobId: job.jobId } });
  await lakshmi.call(jobApi.deactivateJob, { body: { jobId: job.jobId, version } });
  expect(await refused(meena)).toBe('application_job_closed');
});

test('applications are there for their candidate and the business of the job alone, and are moved by those who may', async () => {
  const { app, lakshmi, vikram, shop } = fixture;
  const job = await aPlumberJob(lakshmi);
  const { viewer, applicationId } = await anApplicant(fixture, job);
  const { version } = await lookAt(lakshmi, applicationId);
  const query = { applicationId };
  const stranger = app.as(await seeker(app, 'Meena Kumari'));
  expect((await vikram.refused(api.getApplication, { query })).code).toBe('application_not_found');
  expect((await stranger.refused(api.getAppliedJob, { query })).code).toBe('application_not_found');
  for (const endpoint of [api.listApplications, api.countApplications] as const)
    expect((await vikram.refused(endpoint, { query: { jobId: job.jobId } })).code).toBe('job_not_found');
  const shortlist = { body: { applicationId, version, verb: 'shortlist' as const } };
  for (const client of [vikram, stranger])
    expect((await client.refused(api.moveApplication, shortlist)).code).toBe('application_not_found');
  const reader = app.as(deskOf(shop, 'hireTalent.view'));
  expect((await lookAt(reader, applicationId)).can).toMatchObject({ shortlist: false, reject: false });
  expect((await reader.refused(api.moveApplication, shortlist)).code).toBe('forbidden');
  expect((await app.as(viewer).refused(api.moveApplication, shortlist)).code).toBe('forbidden');
  const withdraw = { body: { applicationId, version, verb: 'withdraw' as const } };
  expect((await lakshmi.refused(api.moveApplication, withdraw)).code).toBe('forbidden');
  const stale = { body: { ...shortlist.body, version: version + 1 } };
  expect((await lakshmi.refused(api.moveApplication, stale)).code).toBe('application_moved_on');
  await app.as(deskOf(shop, 'hireTalent.view', 'hireTalent.update')).call(api.moveApplication, shortlist);
});
