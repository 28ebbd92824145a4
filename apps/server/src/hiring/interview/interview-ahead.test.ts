import * as applicationApi from '@nukkad/contract/hiring/application/application.api';
import * as api from '@nukkad/contract/hiring/interview/interview.api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayMs } from '@nukkad/contract/kernel/time';
import { ownOf } from '../../../test/fixtures/application-fixture.ts';
import {
  type InterviewFixture,
  aRound,
  aShortlisted,
  accepting,
  interviewFixture,
  look,
  moveOn,
  standAtTime,
} from '../../../test/fixtures/interview-fixture.ts';

let fixture: InterviewFixture;
beforeAll(async () => {
  fixture = await interviewFixture();
});
beforeEach(() => {
  // So that no two tests want one time.
  fixture.app.clock.advance(4 * dayMs);
});
afterAll(() => fixture.app.close());

test('the tracker says to choose a time, then to come, then to wait; the business says that it took place', async () => {
  const { lakshmi } = fixture;
  const { own, applicationId, interviewId } = await aRound(fixture);
  const next = async () => (await ownOf(own, applicationId)).next;
  const { times } = await look(own, interviewId);
  expect(await next()).toEqual({
    step: 'choose_slot',
    who: 'you',
    until: times.at(-1)?.startsAt,
    isLate: false,
  });
  const startsAt = times[0]?.startsAt ?? '';
  await own.call(api.acceptInterview, await accepting(own, interviewId, startsAt));
  expect(await next()).toMatchObject({ step: 'go_to_interview', who: 'you', until: startsAt });
  standAtTime(fixture, startsAt, 20);
  expect(await next()).toMatchObject({ step: 'wait_for_result', who: 'employer', until: null });
  await moveOn(lakshmi, interviewId, 'complete');
  expect(await next()).toMatchObject({ step: 'wait_for_result', who: 'employer' });
});

test('who asked for other times waits for them, and who declined talks; a list of both says each its own', async () => {
  const { own, applicationId, interviewId } = await aRound(fixture);
  const { version } = await look(own, interviewId);
  const words = 'Only after six in the evening, please.';
  await own.call(api.rescheduleInterview, { body: { interviewId, version, words } });
  expect((await ownOf(own, applicationId)).next).toMatchObject({ step: 'wait_for_times', who: 'employer' });
  const other = await aRound(fixture, {}, 'Meena Kumari');
  await moveOn(other.own, other.interviewId, 'decline');
  expect((await ownOf(other.own, other.applicationId)).next).toMatchObject({ step: 'talk', who: 'employer' });
  const { items } = await own.call(applicationApi.listAppliedJobs, { query: {} });
  expect(items.map((one) => one.next.step)).toEqual(['wait_for_times']);
  const shortlisted = await aShortlisted(fixture, 'Salim Shaikh');
  expect((await ownOf(shortlisted.own, shortlisted.applicationId)).next.step).toBe('talk');
});
