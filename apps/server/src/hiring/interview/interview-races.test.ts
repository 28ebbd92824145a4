/** Many candidates and one time. Alone in its file: the times that it takes are those of no other test. */
import * as api from '@nukkad/contract/hiring/interview/interview.api';
import type { Job } from '@nukkad/contract/hiring/job/job.model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPlumberJob, anApplicant, move } from '../../../test/fixtures/application-fixture.ts';
import {
  type InterviewFixture,
  inHours,
  interviewFixture,
  look,
  proposal,
  propose,
} from '../../../test/fixtures/interview-fixture.ts';
import type { TestClient } from '../../../test/harness/test-client.ts';
import { atOnce, raceRounds } from '../../../test/hiring/races.ts';

let fixture: InterviewFixture;
beforeAll(async () => {
  fixture = await interviewFixture();
});
afterAll(() => fixture.app.close());

/** Twenty candidates with the same time of Lakshmi to choose from. */
async function racing(job: Job, startsAt: string) {
  const { app, lakshmi } = fixture;
  const rounds: { readonly own: TestClient; readonly interviewId: string }[] = [];
  for (let place = 0; place < atOnce; place += 1) {
    const { viewer, applicationId } = await anApplicant(fixture, job, `Candidate Number${place}`);
    await move(lakshmi, 'shortlist', applicationId);
    const { interviewId } = await propose(fixture, proposal(fixture, applicationId, { times: [startsAt] }));
    rounds.push({ own: app.as(viewer), interviewId });
  }
  return rounds;
}

test('of twenty candidates who choose the same time of one interviewer at the same moment one has it', async () => {
  const job = await aPlumberJob(fixture.lakshmi);
  for (let race = 0; race < raceRounds; race += 1) {
    const startsAt = inHours(fixture, 48 + race);
    const rounds = await racing(job, startsAt);
    const answers = await Promise.all(
      rounds.map(({ own, interviewId }) =>
        own.askLoosely(api.acceptInterview, { body: { interviewId, version: 1, startsAt } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ body }) => body.code ?? []))).toEqual(
      new Set(['interview_time_taken']),
    );
    await fixture.app.drain();
    const loser = rounds[answers.findIndex(({ status }) => status === 409)];
    if (loser) expect((await look(loser.own, loser.interviewId)).times).toMatchObject([{ isFree: false }]);
  }
});
