import * as api from '@nukkad/contract/hiring/interview/interview.api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayMs } from '@nukkad/contract/kernel/time';
import { lookAt, move, reject } from '../../../test/fixtures/application-fixture.ts';
import { deskOf } from '../../../test/fixtures/candidate-fixture.ts';
import {
  type InterviewFixture,
  aRound,
  aShortlisted,
  accepting,
  anAccepted,
  inHours,
  interviewFixture,
  look,
  moveOn,
  proposal,
  propose,
  refusedMoveOn,
  standAtTime,
  statusOf,
} from '../../../test/fixtures/interview-fixture.ts';
import { key } from '../../../test/harness/tenant.ts';
import { newId } from '../../platform/id.ts';

let fixture: InterviewFixture;
beforeAll(async () => {
  fixture = await interviewFixture();
});
beforeEach(async () => {
  await fixture.app.drain();
  // In the morning of another day, so that no message waits for the end of the quiet hours, and no two tests want one time.
  const later = new Date(fixture.app.clock.now().getTime() + 4 * dayMs).toISOString().slice(0, 10);
  fixture.app.clock.set(new Date(`${later}T04:30:00.000Z`));
  fixture.app.sms.length = 0;
});
afterAll(() => fixture.app.close());

const texts = () => fixture.app.sms.map(({ variables }) => variables['text']);

test('Lakshmi offers two times, Raju chooses one; both are told, and the application stands at its interview', async () => {
  const { app, lakshmi } = fixture;
  const { own, interviewId, applicationId } = await aRound(fixture);
  await app.drain();
  expect(texts().at(-1)).toMatch(/invites you to an interview for Plumber for homes/);
  expect(await lookAt(lakshmi, applicationId)).toMatchObject({ status: 'Inprogress', step: 'Interview' });
  const seen = await look(own, interviewId);
  expect(seen).toMatchObject({
    status: 'Pending',
    awaits: 'Jobseeker',
    round: 1,
    companyName: 'Lakshmi Home Services',
    interviewers: ['Meera Shetty'],
    interviewerIds: null,
    scorecards: null,
    can: { accept: true, decline: true, reschedule: true, complete: false },
  });
  const startsAt = seen.times[1]?.startsAt ?? '';
  app.sms.length = 0;
  await own.call(api.acceptInterview, await accepting(own, interviewId, startsAt));
  await app.drain();
  expect(texts()).toEqual([expect.stringMatching(/the interview for Plumber for homes is on/)]);
  expect(await look(lakshmi, interviewId)).toMatchObject({
    status: 'Accepted',
    awaits: null,
    startsAt,
    candidateName: 'Raju Yadav',
    can: { accept: false, reschedule: true, cancel: true },
  });
});

test('an interview is for one’s own shortlisted applicant, with people who may see applicants, one at a time', async () => {
  const { lakshmi, vikram, shop } = fixture;
  const { applicationId } = await aShortlisted(fixture);
  const refused = async (more: object, client = lakshmi) =>
    (
      await client.refused(api.proposeInterview, {
        body: { ...proposal(fixture, applicationId), ...more },
        headers: key(),
      })
    ).code;
  expect(await refused({}, vikram)).toBe('application_not_found');
  expect(await refused({}, fixture.app.as(deskOf(shop, 'hireTalent.view')))).toBe('forbidden');
  expect(await refused({ interviewerIds: [newId()] })).toBe('interview_interviewer_unknown');
  const driver = await fixture.hire('Arun Das', 'booking.view');
  expect(await refused({ interviewerIds: [driver.userId] })).toBe('interview_interviewer_unknown');
  for (const times of [
    [inHours(fixture, 0.5)],
    [inHours(fixture, 61 * 24)],
    [inHours(fixture, 48), inHours(fixture, 48)],
  ])
    expect(await refused({ times })).toBe('interview_times_wrong');
  for (const wrong of [
    { kind: 'onsite', place: undefined },
    { kind: 'link', link: 'http://meet.example.com/x' },
  ])
    expect(await refused(wrong)).toBe('invalid_request');
  await propose(fixture, proposal(fixture, applicationId));
  expect(await refused({})).toBe('interview_open');
});

test('before the shortlist, and after a rejection, no interview is proposed', async () => {
  const { lakshmi } = fixture;
  const { applicationId } = await aShortlisted(fixture);
  await reject(lakshmi, applicationId, 24);
  const { code } = await lakshmi.refused(api.proposeInterview, {
    body: proposal(fixture, applicationId),
    headers: key(),
  });
  expect(code).toBe('application_moved_on');
});

test('either side moves an accepted interview until 2 hours before it, and it is chosen anew', async () => {
  const { app, lakshmi } = fixture;
  const { own, interviewId, startsAt } = await anAccepted(fixture);
  await app.drain();
  app.sms.length = 0;
  const moved = async (client: typeof own, more: object) => {
    const { version } = await look(client, interviewId);
    return { body: { interviewId, version, ...more } };
  };
  await own.call(api.rescheduleInterview, await moved(own, { words: 'My mother is ill on that day.' }));
  await app.drain();
  expect(texts()).toEqual([expect.stringMatching(/asks for other times/)]);
  expect(await look(lakshmi, interviewId)).toMatchObject({
    status: 'Pending',
    awaits: 'Employer',
    askedWords: 'My mother is ill on that day.',
    times: [],
    startsAt: null,
  });
  expect((await look(own, interviewId)).can.accept).toBe(false);
  const without = await lakshmi.refused(api.rescheduleInterview, await moved(lakshmi, {}));
  expect(without.code).toBe('interview_times_missing');
  app.sms.length = 0;
  await lakshmi.call(api.rescheduleInterview, await moved(lakshmi, { times: [startsAt] }));
  await app.drain();
  expect(texts()).toEqual([expect.stringMatching(/offers other times/)]);
  await own.call(api.acceptInterview, await accepting(own, interviewId, startsAt));
  standAtTime(fixture, startsAt, -119);
  for (const client of [own, lakshmi]) {
    const late = await client.refused(
      api.rescheduleInterview,
      await moved(client, { times: [inHours(fixture, 30)] }),
    );
    expect(late.code).toBe('interview_late');
    expect((await look(client, interviewId)).can).toMatchObject({ reschedule: false, cancel: true });
  }
});

test('what came of it is said once it has begun; who did not come is said a quarter of an hour later, by the other side', async () => {
  const { lakshmi } = fixture;
  const one = await anAccepted(fixture);
  expect(await refusedMoveOn(lakshmi, one.interviewId, 'complete')).toBe('interview_not_begun');
  standAtTime(fixture, one.startsAt, 1);
  expect(await refusedMoveOn(lakshmi, one.interviewId, 'cancel')).toBe('interview_begun');
  expect(await refusedMoveOn(one.own, one.interviewId, 'noShow')).toBe('interview_not_begun');
  standAtTime(fixture, one.startsAt, 15);
  await moveOn(one.own, one.interviewId, 'noShow', 'The shop was closed.');
  expect(await look(lakshmi, one.interviewId)).toMatchObject({
    status: 'Cancelled',
    absent: 'Employer',
    endWords: 'The shop was closed.',
  });
  const two = await anAccepted(fixture, {}, 'Meena Kumari');
  standAtTime(fixture, two.startsAt, 15);
  await moveOn(lakshmi, two.interviewId, 'noShow');
  expect(await look(two.own, two.interviewId)).toMatchObject({ status: 'Cancelled', absent: 'Jobseeker' });
});

test('a cancelled interview gives its time back, and a next round is proposed', async () => {
  const { lakshmi, app } = fixture;
  const one = await anAccepted(fixture);
  await app.drain();
  app.sms.length = 0;
  await moveOn(lakshmi, one.interviewId, 'cancel', 'The owner is ill.');
  await app.drain();
  expect(texts()[0]).toMatch(/cancelled the interview for Plumber/);
  const { interviewId } = await propose(
    fixture,
    proposal(fixture, one.applicationId, { times: [one.startsAt] }),
  );
  await one.own.call(api.acceptInterview, await accepting(one.own, interviewId, one.startsAt));
  expect(await look(one.own, interviewId)).toMatchObject({ round: 2, status: 'Accepted' });
});

test('what is ahead ends with its application, and one that has begun counts as held', async () => {
  const { app, lakshmi } = fixture;
  const ahead = await anAccepted(fixture);
  await reject(lakshmi, ahead.applicationId);
  await app.drain();
  expect(texts().filter((text) => text?.includes('won’t take place'))).toHaveLength(2);
  expect(await statusOf(fixture, ahead.interviewId)).toBe('Cancelled');
  const pending = await aRound(fixture, {}, 'Meena Kumari');
  await move(pending.own, 'withdraw', pending.applicationId);
  const held = await anAccepted(fixture, { times: [inHours(fixture, 80)] }, 'Sunil Naik');
  standAtTime(fixture, held.startsAt, 5);
  await move(held.own, 'withdraw', held.applicationId);
  await app.drain();
  expect(await statusOf(fixture, pending.interviewId)).toBe('Cancelled');
  expect(await statusOf(fixture, held.interviewId)).toBe('Completed');
});

test('after the end of its application no time is chosen any more', async () => {
  const { own, interviewId, applicationId } = await aRound(fixture);
  const { times } = await look(own, interviewId);
  const asked = await accepting(own, interviewId, times[0]?.startsAt ?? '');
  await move(own, 'withdraw', applicationId);
  expect((await own.refused(api.acceptInterview, asked)).code).toBe('application_moved_on');
});

test('both sides page through what is ahead, the next first, and through what is over; others see none of it', async () => {
  const { lakshmi, vikram } = fixture;
  const seen = async (
    client: typeof lakshmi,
    call: typeof api.listScheduledInterviews | typeof api.listOldInterviews,
  ) => {
    const ids: string[] = [];
    for (let cursor: string | undefined = undefined; ; ) {
      const page: { items: { interviewId: string }[]; nextCursor: string | null } = await client.call(call, {
        query: { limit: 1, ...(cursor !== undefined && { cursor }) },
      });
      ids.push(...page.items.map(({ interviewId }) => interviewId));
      if (page.nextCursor === null) return ids;
      cursor = page.nextCursor;
    }
  };
  const before = await seen(lakshmi, api.listScheduledInterviews);
  const later = await aRound(fixture, { times: [inHours(fixture, 90)] });
  const sooner = await aRound(fixture, { times: [inHours(fixture, 20)] }, 'Meena Kumari');
  const asked = await aRound(fixture, { times: [inHours(fixture, 99)] }, 'Sunil Naik');
  const { version } = await look(asked.own, asked.interviewId);
  await asked.own.call(api.rescheduleInterview, { body: { interviewId: asked.interviewId, version } });
  const now = (await seen(lakshmi, api.listScheduledInterviews)).filter((id) => !before.includes(id));
  expect(now).toEqual([asked, sooner, later].map(({ interviewId }) => interviewId));
  expect(await seen(later.own, api.listScheduledInterviews)).toEqual([later.interviewId]);
  await moveOn(later.own, later.interviewId, 'decline', 'I found other work.');
  expect((await seen(lakshmi, api.listOldInterviews))[0]).toBe(later.interviewId);
  expect(await seen(later.own, api.listOldInterviews)).toEqual([later.interviewId]);
  for (const call of [api.listScheduledInterviews, api.listOldInterviews] as const)
    expect(await seen(vikram, call)).toEqual([]);
  const { items, total } = await lakshmi.call(api.listScheduledInterviews, {
    query: { applicationId: sooner.applicationId, count: 'true' },
  });
  expect([items.length, total?.count]).toEqual([1, 1]);
  const ofOthers = { query: { applicationId: sooner.applicationId } };
  for (const call of [api.listScheduledInterviews, api.listOldInterviews] as const)
    expect((await vikram.call(call, ofOthers)).items).toEqual([]);
});
