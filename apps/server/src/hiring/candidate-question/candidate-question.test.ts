import * as api from '@nukkad/contract/hiring/candidate-question/candidate-question.api';
import { questionsADay } from '@nukkad/contract/hiring/candidate-question/candidate-question.model';
import { closeJob, deactivateJob } from '@nukkad/contract/hiring/job/job.api';
import type { Job } from '@nukkad/contract/hiring/job/job.model';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type ApplicationFixture,
  aPlumberJob,
  anApplicant,
  applicationFixture,
} from '../../../test/fixtures/application-fixture.ts';
import { deskOf, newcomer } from '../../../test/fixtures/candidate-fixture.ts';
import { key } from '../../../test/harness/tenant.ts';
import type { TestClient } from '../../../test/harness/test-client.ts';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import { liveMessages } from '../../platform/outbox/live-messages.ts';
import { eraseFrom, exportOf } from '../../platform/personal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { candidateQuestionPersonal } from './candidate-question.store.ts';

let fixture: ApplicationFixture;
beforeAll(async () => {
  fixture = await applicationFixture();
});
afterAll(() => fixture.app.close());

const words = 'Is food given during the shift?';
const asked = ({ jobId }: Pick<Job, 'jobId'>, question = words) => ({
  body: { jobId, question },
  headers: key(),
});
const ask = (viewer: Viewer, job: Job) => fixture.app.as(viewer).call(api.askQuestion, asked(job));
const seenBy = async (client: TestClient, query: object = {}) =>
  (await client.call(api.listQuestions, { query })).items;
const answering = (candidateQuestionId: string, more: object = {}) => ({
  body: { candidateQuestionId, version: 1, answer: 'Yes, lunch and tea.', isPublic: false, ...more },
});
const shownOf = async ({ jobId }: Job) =>
  (await fixture.app.as(null).call(api.listAnsweredQuestions, { query: { jobId } })).items;
const ownOf = (viewer: Viewer, { jobId }: Job) =>
  fixture.app.as(viewer).call(api.getOwnQuestion, { query: { jobId } });
const lastSms = () => JSON.stringify(fixture.app.sms.at(-1)?.variables);

test('a jobseeker asks once, the business reads it without a name and answers, the person hears of it', async () => {
  const { app, lakshmi, vikram } = fixture;
  const job = await aPlumberJob(lakshmi);
  const raju = await newcomer(app, 'Raju Yadav');
  expect(await ownOf(raju, job)).toEqual({ asked: null, can: { ask: true } });
  const { candidateQuestionId } = await ask(raju, job);
  await app.drain();
  expect(lastSms()).toContain('has a question about Plumber for homes');
  expect((await app.as(raju).refused(api.askQuestion, asked(job))).code).toBe('candidate_question_exists');
  const [read] = await seenBy(lakshmi, { jobId: job.jobId, status: 'Open' });
  expect(read).toMatchObject({ candidateQuestionId, question: words, status: 'Open', can: { answer: true } });
  expect(JSON.stringify(read)).not.toMatch(/Raju|userId/);
  expect(await seenBy(vikram)).toEqual([]);
  expect((await vikram.refused(api.answerQuestion, answering(candidateQuestionId))).status).toBe(404);
  const answered = await lakshmi.call(api.answerQuestion, answering(candidateQuestionId));
  expect(answered).toMatchObject({ status: 'Resolved', isPublic: false, can: { answer: false } });
  await app.drain();
  expect(lastSms()).toContain('answered your question about Plumber for homes');
  expect(await ownOf(raju, job)).toMatchObject({
    asked: { question: words, answer: 'Yes, lunch and tea.', status: 'Resolved' },
    can: { ask: false },
  });
  expect(await shownOf(job)).toEqual([]);
});

test('the business hears of a question by the socket, and both of its answer; neither message says who asked', async () => {
  const { app, lakshmi, shop } = fixture;
  const job = await aPlumberJob(lakshmi);
  const raju = await newcomer(app, 'Raju Yadav');
  const { candidateQuestionId } = await ask(raju, job);
  await lakshmi.call(api.answerQuestion, answering(candidateQuestionId));
  const { rows } =
    await sql<OutboxEvent>`select event_id as "eventId", name, version, payload, created_at as "createdAt"
    from outbox where payload ->> 'candidateQuestionId' = ${candidateQuestionId} order by created_at, name`.execute(
      app.platform.db,
    );
  const both = [`hiring:${shop.owner.organisationId}`, `user:${raju.userId}`];
  const said = rows.flatMap((row) => liveMessages(row));
  expect(rows.map(({ name }) => name).toSorted()).toEqual([
    'candidate_question.answered',
    'candidate_question.asked',
  ]);
  expect(said.map(({ rooms }) => rooms)).toEqual([both, both]);
  expect(said.map(({ data }) => data)).toEqual([{ jobId: job.jobId }, { jobId: job.jobId }]);
});

test('an answer for everyone is on the page of the job while it is open; what the rules hold is not said there', async () => {
  const { app, lakshmi, shop } = fixture;
  const job = await aPlumberJob(lakshmi);
  const { candidateQuestionId } = await ask(await newcomer(app, 'Meena Kumari'), job);
  const refused = [
    await app.as(deskOf(shop, 'hireTalent.view')).refused(api.answerQuestion, answering(candidateQuestionId)),
    await lakshmi.refused(api.answerQuestion, answering(candidateQuestionId, { version: 7 })),
    await lakshmi.refused(
      api.answerQuestion,
      answering(candidateQuestionId, { answer: 'Pay a registration fee of 500 first.' }),
    ),
    await lakshmi.refused(api.answerQuestion, answering(candidateQuestionId, { answer: 'Call 98450 12345' })),
  ];
  expect(refused.map(({ code }) => code)).toEqual([
    'forbidden',
    'candidate_question_moved_on',
    'job_words_held',
    'invalid_request',
  ]);
  await lakshmi.call(api.answerQuestion, answering(candidateQuestionId, { isPublic: true }));
  expect(await shownOf(job)).toMatchObject([{ question: words, answer: 'Yes, lunch and tea.' }]);
  expect(
    (await lakshmi.refused(api.answerQuestion, answering(candidateQuestionId, { version: 2 }))).code,
  ).toBe('candidate_question_moved_on');
  await lakshmi.call(deactivateJob, { body: { jobId: job.jobId, version: job.version } });
  expect(await shownOf(job)).toEqual([]);
});

test('who applied writes in the application; a job that is over, a draft and contact details are refused', async () => {
  const { app, lakshmi } = fixture;
  const job = await aPlumberJob(lakshmi);
  const { viewer } = await anApplicant(fixture, job);
  expect((await ownOf(viewer, job)).can.ask).toBe(false);
  const raju = app.as(await newcomer(app, 'Raju Yadav'));
  const over = await aPlumberJob(lakshmi);
  await lakshmi.call(deactivateJob, { body: { jobId: over.jobId, version: over.version } });
  const codes = [
    (await app.as(viewer).refused(api.askQuestion, asked(job))).code,
    (await raju.refused(api.askQuestion, asked(over))).code,
    (await raju.refused(api.askQuestion, asked({ jobId: fixture.shop.organisationId }))).code,
    (await raju.refused(api.askQuestion, asked(job, 'Call me at 9845012345'))).code,
    (await lakshmi.refused(api.askQuestion, asked(job))).code,
  ];
  expect(codes).toEqual([
    'candidate_question_applied',
    'job_gone',
    'job_not_found',
    'invalid_request',
    'forbidden',
  ]);
});

test('of twenty tries at one moment one is asked; no person asks about more than ten jobs a day', async () => {
  const { app, lakshmi } = fixture;
  const raju = app.as(await newcomer(app, 'Raju Yadav'));
  const first = await aPlumberJob(lakshmi);
  const tries = await Promise.all(Array.from({ length: 20 }, () => raju.ask(api.askQuestion, asked(first))));
  expect(tries.filter(({ status }) => status === 201)).toHaveLength(1);
  for (let more = 1; more < questionsADay; more += 1)
    await raju.call(api.askQuestion, asked(await aPlumberJob(lakshmi)));
  const last = await aPlumberJob(lakshmi);
  expect((await raju.refused(api.askQuestion, asked(last))).code).toBe('candidate_question_limit');
  app.clock.advance(25 * 3_600_000);
  await raju.call(api.askQuestion, asked(last));
});

test('who asked finds all own questions with their answers, also of jobs that are over', async () => {
  const { app, lakshmi, shop } = fixture;
  const raju = await newcomer(app, 'Raju Yadav');
  const client = app.as(raju);
  const list = (query: object = {}) => client.call(api.listOwnQuestions, { query });
  expect(await list({ count: 'true' })).toMatchObject({ items: [], total: { count: 0 } });
  const [answered, over, open] = [
    await aPlumberJob(lakshmi, { title: 'Plumber for lakes' }),
    await aPlumberJob(lakshmi, { title: 'Plumber for parks' }),
    await aPlumberJob(lakshmi, { title: 'Plumber for malls' }),
  ];
  const { candidateQuestionId } = await ask(raju, answered);
  app.clock.advance(1_000);
  await ask(raju, over);
  app.clock.advance(1_000);
  await ask(raju, open);
  await ask(await newcomer(app, 'Meena Kumari'), open);
  await lakshmi.call(api.answerQuestion, answering(candidateQuestionId));
  await lakshmi.call(closeJob, { body: { jobId: over.jobId, version: over.version, outcome: 'ended' } });
  await app.drain();
  const { items, total } = await list({ count: 'true' });
  expect(total?.count).toBe(3);
  expect(items.map(({ jobTitle, status, isJobOpen }) => [jobTitle, status, isJobOpen])).toEqual([
    ['Plumber for malls', 'Open', true],
    ['Plumber for parks', 'Closed', false],
    ['Plumber for lakes', 'Resolved', true],
  ]);
  expect(items[2]).toMatchObject({ answer: 'Yes, lunch and tea.', companyName: 'Lakshmi Home Services' });
  const first = await list({ limit: 2 });
  const next = await list({ limit: 2, cursor: first.nextCursor });
  expect([first.items.length, next.items.map(({ jobTitle }) => jobTitle)]).toEqual([
    2,
    ['Plumber for lakes'],
  ]);
  expect((await list({ status: 'Open' })).items.map(({ jobId }) => jobId)).toEqual([open.jobId]);
  expect((await app.as(shop.owner).refused(api.listOwnQuestions, { query: {} })).code).toBe('forbidden');
});

test('when a job ends, who waits for an answer hears of it; the questions are the person’s own data', async () => {
  const { app, lakshmi, shop } = fixture;
  const job = await aPlumberJob(lakshmi);
  const raju = await newcomer(app, 'Raju Yadav');
  await ask(raju, job);
  const waiting = async () => {
    const call = { reader: app.platform.db, viewer: shop.owner, now: app.clock.now() };
    const all = await Promise.all(app.platform.contributions.waiting.map((one) => one.read(call)));
    return all.flat().find(({ kind }) => kind === 'candidate_question')?.count ?? 0;
  };
  const before = await waiting();
  await lakshmi.call(closeJob, { body: { jobId: job.jobId, version: job.version, outcome: 'ended' } });
  await app.drain();
  expect(await waiting()).toBe(before - 1);
  expect(app.sms.map(({ variables }) => JSON.stringify(variables)).join('\n')).toContain(
    'before answering your question',
  );
  const { db } = app.platform;
  expect(
    (await exportOf(candidateQuestionPersonal, db, raju.userId))['Questions you asked about jobs'],
  ).toMatchObject([{ question: words, status: 'Closed' }]);
  await app.platform.write({ idempotency: null }, (tx) =>
    eraseFrom(candidateQuestionPersonal, tx, raju.userId),
  );
  expect(await seenBy(lakshmi, { jobId: job.jobId })).toEqual([]);
});
