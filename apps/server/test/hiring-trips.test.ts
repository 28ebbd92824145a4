import { seenOfJob } from '@nukkad/contract/hiring/application/application.api';
import { updateCandidateProfile } from '@nukkad/contract/hiring/candidate/candidate.api';
import { createJob, publishJob } from '@nukkad/contract/hiring/job/job.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../src/platform/id.ts';
import { plumberJob } from './fixtures/application-fixture.ts';
import { countedCall } from './fixtures/counted-calls.ts';
import { type Trips, tripsOf } from './fixtures/trips.ts';
import { type WholeApp, wholeApp } from './harness/whole-app.ts';

type Person = Awaited<ReturnType<WholeApp['as']>>;

const count = tripsOf();
let whole: WholeApp;
let owner: Person;
beforeAll(async () => {
  whole = await wholeApp();
  owner = await whole.as('9000000100', 'Service Partner');
}, 120_000);
afterAll(() => whole.close());

const counted = (person: Person, method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
  countedCall({ whole, count }, person, method, path, body);

/** A plumber who may be found. */
async function plumber(mobileNumber: string): Promise<{ readonly person: Person; readonly userId: string }> {
  const userId = newId();
  await sql`with person as (insert into user_account (user_id, mobile_number, full_name, status, created_at, updated_at)
      values (${userId}, ${mobileNumber}, 'Raju Yadav', 'Active', now(), now()) returning user_id)
    insert into user_role (user_role_id, user_id, role, created_at) select ${newId()}, user_id, 'Jobseeker', now() from person`.execute(
    whole.app.platform.db,
  );
  const person = await whole.as(mobileNumber, 'Jobseeker');
  await person.call(updateCandidateProfile, {
    body: {
      tradeIds: ['plumber'],
      pincode: plumberJob.pincode,
      wage: { unit: 'month', paise: 18_000_00 },
      availableFrom: '2026-11-01',
    },
  });
  return { person, userId };
}

async function aJob() {
  const draft = await owner.call(createJob, { body: plumberJob });
  return owner.call(publishJob, { body: { jobId: draft.jobId, version: draft.version } });
}

/** Statements and trips of each, the session aside; both only ever get fewer. */
const most = {
  applied: [12, 2],
  shortlisted: [6, 2],
  invited: [12, 2],
  board: [3, 2],
  counts: [1, 1],
  jobs: [2, 2],
  candidates: [2, 2],
} as const;

type Counted = Record<keyof typeof most, Trips>;

async function playOnce(
  job: Awaited<ReturnType<typeof aJob>>,
  other: Awaited<ReturnType<typeof aJob>>,
  mobileNumber: string,
): Promise<Counted> {
  const { person, userId } = await plumber(mobileNumber);
  const wanted = {
    jobId: job.jobId,
    answers: [],
    seen: seenOfJob({ wageFrom: job.wageFrom ?? 0, wageTo: job.wageTo ?? 0 }),
  };
  const applied = await counted(person, 'POST', 'jobs/applyForJob', wanted);
  const { applicationId, version } = applied.body;
  const shortlist = { applicationId, version, verb: 'shortlist' };
  const shortlisted = await counted(owner, 'PATCH', 'jobs/updateAppliedJob', shortlist);
  const invited = await counted(owner, 'POST', 'jobs/candidate/invite', { jobId: other.jobId, userId });
  const board = await counted(owner, 'GET', `jobs/getAppliedCandidates?jobId=${job.jobId}&count=true`);
  const counts = await counted(owner, 'GET', `jobs/appliedCount?jobId=${job.jobId}`);
  const near = `tradeId=plumber&pincode=${plumberJob.pincode}`;
  const jobs = await counted(owner, 'GET', `jobs/all?${near}`);
  const candidates = await counted(owner, 'GET', `jobs/getCandidates?${near}&sort=nearest`);
  return { applied, shortlisted, invited, board, counts, jobs, candidates };
}

test('applying, a shortlist, an invitation, the board and both searches take few trips to the database', async () => {
  const [job, other] = [await aJob(), await aJob()];
  // Reads are merged once they were asked alone; the first shortlist of a job stops its clock besides.
  await playOnce(job, other, '9811100001');
  await playOnce(job, other, '9811100002');
  const counts = await playOnce(job, other, '9811100003');
  for (const [what, { statements, trips }] of Object.entries(counts)) {
    const [mostStatements, mostTrips] = most[what as keyof typeof most];
    const said = `${what}:\n${statements.join('\n')}`;
    expect.soft(trips, `trips of ${said}`).toBeLessThanOrEqual(mostTrips);
    expect.soft(statements.length, `statements of ${said}`).toBeLessThanOrEqual(mostStatements);
  }
}, 60_000);
