import * as api from '@nukkad/contract/hiring/application/application.api';
import * as jobApi from '@nukkad/contract/hiring/job/job.api';
import type { Job } from '@nukkad/contract/hiring/job/job.model';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type ApplicationFixture,
  aPlumberJob,
  anApplicant,
  applicationFixture,
  ownOf,
  seenOf,
} from '../../../test/fixtures/application-fixture.ts';
import { seeker } from '../../../test/fixtures/candidate-fixture.ts';
import { key } from '../../../test/harness/tenant.ts';
import { atOnce, raceRounds } from '../../../test/hiring/races.ts';
import { eraseFrom, exportOf } from '../../platform/personal.ts';
import { applicationPersonal } from './application-personal.store.ts';

let fixture: ApplicationFixture;
beforeAll(async () => {
  fixture = await applicationFixture();
});
beforeEach(async () => {
  await fixture.app.drain();
  fixture.app.sms.length = 0;
});
afterAll(() => fixture.app.close());

const countOf = async (job: Job) => {
  const { rows } = await sql<{ status: string; count: number }>`select status, count(*)::int as count
    from application where job_id = ${job.jobId} group by status`.execute(fixture.app.platform.db);
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
};
const end = async (job: Job, how: 'close' | 'cancel') => {
  const { lakshmi } = fixture;
  const { version } = await lakshmi.call(jobApi.getJob, { query: { jobId: job.jobId } });
  const body = { jobId: job.jobId, version };
  if (how === 'close') await lakshmi.call(jobApi.closeJob, { body: { ...body, outcome: 'filled' } });
  else await lakshmi.call(jobApi.cancelJob, { body });
};

const applying = (job: Job) => ({
  body: { jobId: job.jobId, answers: [], seen: seenOf(job) },
  headers: key(),
});

test('one person who applies twenty times at the same moment has one application', async () => {
  const { app, lakshmi } = fixture;
  const job = await aPlumberJob(lakshmi);
  for (let race = 1; race <= raceRounds; race += 1) {
    const client = app.as(await seeker(app, 'Raju Yadav'));
    const answers = await Promise.all(
      Array.from({ length: atOnce }, () => client.askLoosely(api.applyForJob, applying(job))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ body }) => body.code ?? []))).toEqual(new Set(['application_exists']));
    expect(await countOf(job)).toEqual({ Pending: race });
  }
});

test('a cancelled job ends invitations too, and says so in other words', async () => {
  const { app, lakshmi } = fixture;
  const job = await aPlumberJob(lakshmi);
  const raju = await seeker(app, 'Raju Yadav');
  const { applicationId } = await lakshmi.call(api.inviteCandidate, {
    body: { jobId: job.jobId, userId: raju.userId },
    headers: key(),
  });
  await app.drain();
  app.sms.length = 0;
  await end(job, 'cancel');
  await app.drain();
  expect(app.sms.map(({ variables }) => variables['text'])).toEqual([
    expect.stringMatching(/your invitation has ended/),
  ]);
  expect(await ownOf(app.as(raju), applicationId)).toMatchObject({
    status: 'Closed',
    can: { accept: false, decline: false, withdraw: false },
  });
});

test('those who apply while the job closes are refused or told; no application stays open', async () => {
  const { app, lakshmi } = fixture;
  const job = await aPlumberJob(lakshmi);
  const people = await Promise.all(
    Array.from({ length: 30 }, (_, place) => seeker(app, `Candidate Number${place}`)),
  );
  const [answers] = await Promise.all([
    Promise.all(people.map((viewer) => app.as(viewer).askLoosely(api.applyForJob, applying(job)))),
    end(job, 'close'),
  ]);
  await app.drain();
  const applied = answers.filter(({ status }) => status === 201).length;
  expect(applied + answers.filter(({ body }) => body.code === 'application_job_closed').length).toBe(30);
  const counts = await countOf(job);
  expect([counts['Pending'] ?? 0, counts['Closed'] ?? 0]).toEqual([0, applied]);
});

test('a person’s own copy has their applications, and leaving erases them; who invited others is forgotten', async () => {
  const { app, lakshmi, shop } = fixture;
  const { db } = app.platform;
  const job = await aPlumberJob(lakshmi);
  const { viewer } = await anApplicant(fixture, job);
  const meena = await seeker(app, 'Meena Kumari');
  await lakshmi.call(api.inviteCandidate, {
    body: { jobId: job.jobId, userId: meena.userId },
    headers: key(),
  });
  const copy = await exportOf(applicationPersonal, db, viewer.userId);
  expect(copy['Job applications']).toHaveLength(1);
  await app.platform.write({ idempotency: null }, (tx) => eraseFrom(applicationPersonal, tx, viewer.userId));
  expect(await exportOf(applicationPersonal, db, viewer.userId)).toEqual({});
  await app.platform.write({ idempotency: null }, (tx) =>
    eraseFrom(applicationPersonal, tx, shop.owner.userId),
  );
  expect(await exportOf(applicationPersonal, db, shop.owner.userId)).toEqual({});
  expect(await countOf(job)).toEqual({ 'Request Sent': 1 });
});
