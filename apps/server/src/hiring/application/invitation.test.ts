import * as api from '@nukkad/contract/hiring/application/application.api';
import { setCandidatePrivacy } from '@nukkad/contract/hiring/candidate/candidate.api';
import { dayMs } from '@nukkad/contract/kernel/time';
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
  refusedMove,
} from '../../../test/fixtures/application-fixture.ts';
import { deskOf, seeker } from '../../../test/fixtures/candidate-fixture.ts';
import { key } from '../../../test/harness/tenant.ts';
import type { TestClient } from '../../../test/harness/test-client.ts';

let fixture: ApplicationFixture;
beforeAll(async () => {
  fixture = await applicationFixture();
});
beforeEach(async () => {
  await fixture.app.drain();
  fixture.app.sms.length = 0;
  // The invitations of each test are those of a day of its own.
  fixture.app.clock.advance(dayMs);
});
afterAll(() => fixture.app.close());

const sent = (jobId: string, userId: string) => ({
  body: { jobId, userId, words: 'Your work fits our team well.' },
  headers: key(),
});
const invite = (client: TestClient, jobId: string, userId: string) =>
  client.call(api.inviteCandidate, sent(jobId, userId));
const refused = async (client: TestClient, jobId: string, userId: string) =>
  (await client.refused(api.inviteCandidate, sent(jobId, userId))).code;
const texts = () => fixture.app.sms.map(({ variables }) => variables['text']);

test('Lakshmi invites Raju, who is told and accepts by applying; then he waits for her as others do', async () => {
  const { app, lakshmi } = fixture;
  const job = await aPlumberJob(lakshmi);
  const raju = await seeker(app, 'Raju Yadav');
  const { applicationId, left } = await invite(lakshmi, job.jobId, raju.userId);
  expect(left).toBe(19);
  await app.drain();
  expect(texts()).toEqual([expect.stringMatching(/Lakshmi Home Services invites you to apply/)]);
  const own = app.as(raju);
  expect(await ownOf(own, applicationId)).toMatchObject({
    status: 'New Request',
    next: { step: 'answer_invitation', who: 'you' },
    invitation: { words: 'Your work fits our team well.' },
    can: { accept: true, decline: true, withdraw: false },
  });
  expect(await refusedMove(lakshmi, 'shortlist', applicationId)).toBe('application_moved_on');
  app.sms.length = 0;
  const accepted = await apply(fixture, raju, job);
  expect(accepted).toMatchObject({
    applicationId,
    status: 'Pending',
    can: { accept: false, decline: false },
  });
  await app.drain();
  expect(texts()).toEqual([expect.stringMatching(/accepted your invitation/)]);
  expect((await lookAt(lakshmi, applicationId)).can.shortlist).toBe(true);
});

test('Raju declines: Lakshmi is told, invites him to this job no more and cannot shortlist him after all', async () => {
  const { app, lakshmi } = fixture;
  const job = await aPlumberJob(lakshmi);
  const raju = await seeker(app, 'Raju Yadav');
  const { applicationId } = await invite(lakshmi, job.jobId, raju.userId);
  await move(app.as(raju), 'decline', applicationId);
  await app.drain();
  expect(texts().at(-1)).toMatch(/declined your invitation/);
  const seen = await lookAt(lakshmi, applicationId);
  expect(seen).toMatchObject({
    isDeclined: true,
    rejection: null,
    can: { reconsider: false, takeBack: false },
  });
  expect(await refused(lakshmi, job.jobId, raju.userId)).toBe('invitation_exists');
  for (const verb of ['reconsider', 'takeBack'] as const)
    expect(await refusedMove(lakshmi, verb, applicationId)).toBe('application_declined');
});

test('only who may be found is invited, to one’s own open job, by those who may, and not who applied already', async () => {
  const { app, lakshmi, vikram, shop } = fixture;
  const job = await aPlumberJob(lakshmi);
  const hidden = await seeker(app, 'Meena Kumari');
  await app.as(hidden).call(setCandidatePrivacy, { body: { visibility: 'hidden' } });
  expect(await refused(lakshmi, job.jobId, hidden.userId)).toBe('candidate_not_found');
  const { viewer } = await anApplicant(fixture, job);
  expect(await refused(lakshmi, job.jobId, viewer.userId)).toBe('invitation_exists');
  const raju = await seeker(app, 'Raju Yadav');
  expect(await refused(vikram, job.jobId, raju.userId)).toBe('job_not_found');
  const desk = app.as(deskOf(shop, 'hireTalent.view', 'hireTalent.update'));
  expect(await refused(desk, job.jobId, raju.userId)).toBe('forbidden');
});

test('a business invites twenty a day, also where it sends more at the same moment, and again on the next day', async () => {
  const { app, lakshmi } = fixture;
  const job = await aPlumberJob(lakshmi);
  const people = await Promise.all(
    Array.from({ length: 25 }, (_, place) => seeker(app, `Candidate Number${place}`)),
  );
  const answers = await Promise.all(
    people.map(({ userId }) => lakshmi.askLoosely(api.inviteCandidate, sent(job.jobId, userId))),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(new Set(answers.flatMap(({ body }) => body.code ?? []))).toEqual(new Set(['invitation_limit']));
  expect((await lakshmi.call(api.countInvites)).left).toBe(0);
  app.clock.advance(dayMs);
  expect((await lakshmi.call(api.countInvites)).left).toBe(20);
});
