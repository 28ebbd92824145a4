import * as api from '@nukkad/contract/hiring/application/application.api';
import type { ApplicationVerb } from '@nukkad/contract/hiring/application/application.noun';
import { proposeInterview } from '@nukkad/contract/hiring/interview/interview.api';
import { closeJob, getJob } from '@nukkad/contract/hiring/job/job.api';
import type { Job } from '@nukkad/contract/hiring/job/job.model';
import { withdrawJobOffer } from '@nukkad/contract/hiring/job-offer/job-offer.api';
import { dayMs } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordPromise } from '../../../test/faults/record-promise.ts';
import { aPlumberJob, anApplicant, move } from '../../../test/fixtures/application-fixture.ts';
import {
  type Accepted,
  type HireFixture,
  anAccepted,
  hire,
  hireFixture,
} from '../../../test/fixtures/hire-fixture.ts';
import { anOffer } from '../../../test/fixtures/job-offer-fixture.ts';
import { required } from '../../../test/harness/required.ts';
import { key } from '../../../test/harness/tenant.ts';

/** Applicants of a job, in twenty groups: what became of them until it ends. */
const people = Number(process.env['APPLICANTS_TOLD'] ?? 200);
const groups = 20;

let fixture: HireFixture;
beforeAll(async () => {
  fixture = await hireFixture();
});
afterAll(() => fixture.app.close());

/** Ten at a time: a pool of connections serves no more. */
async function applicants(job: Job, count: number): Promise<readonly Accepted[]> {
  const made: Accepted[] = [];
  while (made.length < count)
    made.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(10, count - made.length) }, (_, place) =>
          anApplicant(fixture, job, `Candidate Number${made.length + place}`),
        ),
      )),
    );
  return made;
}

const idsOf = (some: readonly Accepted[]) => some.map(({ applicationId }) => applicationId);

/** A hundred in a call. */
async function inLots(ids: readonly string[], act: (lot: string[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < ids.length; from += 100) await act(ids.slice(from, from + 100));
}

const shortlist = (some: readonly Accepted[]) =>
  inLots(idsOf(some), (applicationIds) =>
    fixture.lakshmi.call(api.shortlistApplications, { body: { applicationIds } }),
  );
const reject = (some: readonly Accepted[], delayHours: number) =>
  inLots(idsOf(some), (applicationIds) =>
    fixture.lakshmi.call(api.rejectApplications, { body: { applicationIds, reason: 'wage', delayHours } }),
  );
const moveEach = async (verb: 'takeBack' | 'reconsider', some: readonly Accepted[]) => {
  for (const id of idsOf(some)) await move(fixture.lakshmi, verb, id);
};

async function propose(some: readonly Accepted[]): Promise<void> {
  const { app, lakshmi, shop } = fixture;
  const times = [new Date(app.clock.now().getTime() + 2 * dayMs).toISOString()];
  const where = { kind: 'onsite', place: '12, 100 Feet Road, Indiranagar', minutes: 30 } as const;
  for (const applicationId of idsOf(some))
    await lakshmi.call(proposeInterview, {
      body: { applicationId, ...where, interviewerIds: [shop.ownerUserId], times },
      headers: key(),
    });
}

async function offerAndWithdraw(some: readonly Accepted[]): Promise<void> {
  for (const applicationId of idsOf(some)) {
    const { jobOfferId, version } = await anOffer(fixture, applicationId);
    await fixture.lakshmi.call(withdrawJobOffer, { body: { jobOfferId, version } });
  }
}

/** All that may have become of applicants before their job ends; half of them wait for a first answer. */
async function live(made: readonly Accepted[]): Promise<void> {
  const { app, lakshmi } = fixture;
  const size = made.length / groups;
  const group = (nth: number) => made.slice(nth * size, (nth + 1) * size);
  await shortlist([...group(0), ...group(1), ...group(2), ...group(3), ...group(4)]);
  await propose(group(1));
  for (const applicationId of idsOf(group(2))) await anOffer(fixture, applicationId);
  await offerAndWithdraw(group(3));
  await reject([...group(4), ...group(5), ...group(6)], 0);
  await reject([...group(7), ...group(8)], 24);
  await moveEach('takeBack', group(8));
  await app.drain();
  await moveEach('reconsider', group(6));
  for (const { viewer, applicationId } of group(9)) await move(app.as(viewer), 'withdraw', applicationId);
  await app.drain();
  expect(await lakshmi.call(api.countApplications, { query: { jobId: await jobOf(made) } })).toMatchObject({
    screening: 3 * size,
    interview: size,
    offer: size,
    rejected: 3 * size,
    withdrawn: size,
  });
}

async function jobOf([first]: readonly Accepted[]): Promise<string> {
  const { applicationId } = required(first);
  return (await fixture.lakshmi.call(api.getApplication, { query: { applicationId } })).jobId;
}

/** Moves that the candidate hears of; what they do themselves and what may be taken back they do not. */
const heard: readonly ApplicationVerb[] = [
  'invite',
  'shortlist',
  'tellRejection',
  'reconsider',
  'interview',
  'offer',
  'withdrawOffer',
  'hire',
  'close',
];

interface Told {
  readonly verbs: readonly ApplicationVerb[];
  readonly notices: number;
  readonly mobileNumber: string;
}

/** Of each application its moves, and how many notices lead its candidate to it. */
async function toldOf(jobId: string): Promise<readonly Told[]> {
  const { rows } = await sql<Told>`select u.mobile_number as "mobileNumber",
      (select array_agg(m.verb order by m.position) from application_move m
        where m.application_id = a.application_id) as verbs,
      (select count(*)::int from notification n where n.user_id = a.user_id
        and n.opens = '/candidate/applications/' || a.application_id) as notices
    from application a join user_account u on u.user_id = a.user_id
    where a.job_id = ${jobId}`.execute(fixture.app.platform.db);
  return rows;
}

/** Each notice came once, in the list and as a message. */
async function expectToldOnce(jobId: string, count: number): Promise<void> {
  const messages = new Map<string, number>();
  for (const { mobileNumber, variables } of fixture.app.sms)
    if (variables['text']?.includes('/candidate/applications/'))
      messages.set(mobileNumber, (messages.get(mobileNumber) ?? 0) + 1);
  const told = (await toldOf(jobId)).map(({ verbs, notices, mobileNumber }) => ({
    verbs,
    expected: verbs.filter((verb) => heard.includes(verb)).length,
    notices,
    messages: messages.get(mobileNumber) ?? 0,
  }));
  const wrong = told.filter((one) => one.notices !== one.expected || one.messages !== one.expected);
  recordPromise(97, told.length, wrong.length);
  expect(wrong).toEqual([]);
  expect(told).toHaveLength(count);
}

const statusesOf = async (jobId: string) => {
  const { rows } = await sql<{ status: string; count: number }>`select status, count(*)::int as count
    from application where job_id = ${jobId} group by status`.execute(fixture.app.platform.db);
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
};

test('promise 97: when the last place of a job is given, each of its 200 applicants has heard once of each move', async () => {
  const { app, lakshmi } = fixture;
  const job = await aPlumberJob(lakshmi);
  const { jobId } = job;
  const made = await applicants(job, people);
  await app.drain();
  const hired = await anAccepted(fixture, job, 'Ganesh Patil');
  await live(made);
  await hire(lakshmi, hired.applicationId);
  await app.drain();
  expect((await lakshmi.call(getJob, { query: { jobId } })).status).toBe('Closed');
  // What is to be heard later is heard after the end as well.
  await app.drain(new Date(app.clock.now().getTime() + dayMs));
  const size = made.length / groups;
  expect(await statusesOf(jobId)).toEqual({
    Completed: 1,
    Rejected: 3 * size,
    Cancelled: size,
    Closed: people - 4 * size,
  });
  await expectToldOnce(jobId, people + 1);
});

test('a job that its employer closes tells each applicant once, whatever else is told again', async () => {
  const { app, lakshmi } = fixture;
  const job = await aPlumberJob(lakshmi);
  const { jobId } = job;
  await shortlist((await applicants(job, 10)).slice(0, 5));
  const { version } = await lakshmi.call(getJob, { query: { jobId } });
  await lakshmi.call(closeJob, { body: { jobId, version, outcome: 'filled' } });
  await app.drain();
  await sql`update outbox set relayed_at = null where payload ->> 'jobId' = ${jobId}`.execute(
    app.platform.db,
  );
  await app.drain();
  expect(await statusesOf(jobId)).toEqual({ Closed: 10 });
  await expectToldOnce(jobId, 10);
});
