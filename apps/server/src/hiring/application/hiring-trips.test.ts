import * as api from '@nukkad/contract/hiring/application/application.api';
import { searchCandidates } from '@nukkad/contract/hiring/candidate/candidate.api';
import { listOpenJobs } from '@nukkad/contract/hiring/job/job.api';
import type { Job } from '@nukkad/contract/hiring/job/job.model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type ApplicationFixture,
  aPlumberJob,
  applicationFixture,
  seenOf,
} from '../../../test/fixtures/application-fixture.ts';
import { seeker } from '../../../test/fixtures/candidate-fixture.ts';
import { type Trips, tripsOfAll } from '../../../test/fixtures/trips.ts';
import { key } from '../../../test/harness/tenant.ts';

const count = tripsOfAll();
let fixture: ApplicationFixture;
beforeAll(async () => {
  fixture = await applicationFixture();
});
afterAll(() => fixture.app.close());

/** Statements and trips of each; both only ever get fewer. */
const most = {
  applied: [13, 2],
  shortlisted: [6, 2],
  invited: [13, 2],
  board: [3, 2],
  counts: [1, 1],
  jobs: [2, 2],
  candidates: [2, 2],
} as const;

async function playOnce(job: Job, other: Job): Promise<Record<keyof typeof most, Trips>> {
  const { app, lakshmi } = fixture;
  const { jobId } = job;
  const viewer = await seeker(app, 'Raju Yadav');
  const raju = app.as(viewer);
  let applicationId = '';
  const applied = await count(async () => {
    const body = { jobId, answers: [], seen: seenOf(job) };
    ({ applicationId } = await raju.call(api.applyForJob, { body, headers: key() }));
  });
  const shortlisted = await count(() =>
    lakshmi.call(api.moveApplication, { body: { applicationId, version: 1, verb: 'shortlist' } }),
  );
  const invitation = { jobId: other.jobId, userId: viewer.userId };
  const invited = await count(() => lakshmi.call(api.inviteCandidate, { body: invitation, headers: key() }));
  const board = await count(() => lakshmi.call(api.listApplications, { query: { jobId, count: 'true' } }));
  const counts = await count(() => lakshmi.call(api.countApplications, { query: { jobId } }));
  const near = { tradeId: 'plumber', pincode: job.pincode ?? '' };
  const jobs = await count(() => raju.call(listOpenJobs, { query: near }));
  const candidates = await count(() =>
    lakshmi.call(searchCandidates, { query: { ...near, sort: 'nearest' } }),
  );
  return { applied, shortlisted, invited, board, counts, jobs, candidates };
}

test('applying, a shortlist, an invitation, the board and both searches take few trips to the database', async () => {
  const [job, other] = [await aPlumberJob(fixture.lakshmi), await aPlumberJob(fixture.lakshmi)];
  // Reads are merged once they were asked alone; the first shortlist of a job stops its clock besides.
  await playOnce(job, other);
  await playOnce(job, other);
  for (const [what, { statements, trips }] of Object.entries(await playOnce(job, other))) {
    const [mostStatements, mostTrips] = most[what as keyof typeof most];
    const said = `${what}:\n${statements.join('\n')}`;
    expect.soft(trips, `trips of ${said}`).toBeLessThanOrEqual(mostTrips);
    expect.soft(statements.length, `statements of ${said}`).toBeLessThanOrEqual(mostStatements);
  }
});
