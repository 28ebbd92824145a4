import * as api from '@nukkad/contract/hiring/interview/interview.api';
import { addDays, dayMs, istDay, istInstant } from '@nukkad/contract/kernel/time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPlumberJob, anApplicant, move } from '../../../test/fixtures/application-fixture.ts';
import { deskOf } from '../../../test/fixtures/candidate-fixture.ts';
import {
  type InterviewFixture,
  aRound,
  accepting,
  anAccepted,
  inHours,
  interviewFixture,
  look,
  moveOn,
  proposal,
  propose,
} from '../../../test/fixtures/interview-fixture.ts';
import { key } from '../../../test/harness/tenant.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { eraseFrom, exportOf } from '../../platform/personal.ts';
import { interviewPersonal } from './interview-personal.store.ts';

const hourMs = 3_600_000;
let fixture: InterviewFixture;
beforeAll(async () => {
  fixture = await interviewFixture();
});
beforeEach(async () => {
  await fixture.app.drain();
  const later = new Date(fixture.app.clock.now().getTime() + 4 * dayMs).toISOString().slice(0, 10);
  fixture.app.clock.set(new Date(`${later}T04:30:00.000Z`));
  fixture.app.sms.length = 0;
});
afterAll(() => fixture.app.close());

const texts = () => fixture.app.sms.map(({ variables }) => variables['text']);
const fromNow = (hours: number) => new Date(fixture.app.clock.now().getTime() + hours * hourMs);

test('a time that overlaps another interview of an interviewer, or of the candidate, is neither offered nor chosen', async () => {
  const { lakshmi } = fixture;
  const { startsAt, own, applicationId } = await anAccepted(fixture, { minutes: 60 });
  const halfLater = new Date(Date.parse(startsAt) + hourMs / 2).toISOString();
  const other = await aRound(fixture, { times: [inHours(fixture, 90)] }, 'Meena Kumari');
  const refused = await lakshmi.refused(api.rescheduleInterview, {
    body: { interviewId: other.interviewId, version: 1, times: [halfLater] },
  });
  expect(refused.code).toBe('interview_time_taken');
  // Another interviewer is free then, and the candidate is not.
  const arun = await fixture.hire('Arun Das', 'hireTalent.view');
  const second = await aPlumberJob(lakshmi);
  const { applicationId: another } = await anApplicant(fixture, second, 'Sunil Naik');
  await move(lakshmi, 'shortlist', another);
  await propose(fixture, proposal(fixture, another, { interviewerIds: [arun.userId], times: [halfLater] }));
  expect(
    (
      await look(
        own,
        (await own.call(api.listScheduledInterviews, { query: { applicationId } })).items[0]?.interviewId ??
          '',
      )
    ).status,
  ).toBe('Accepted');
});

test('free times leave out shifts that are not worked, leave, visits and other interviews', async () => {
  const { app, lakshmi, said, shop } = fixture;
  const arun = await fixture.hire('Arun Das', 'hireTalent.view');
  const day = addDays(istDay(app.clock.now()), 1);
  const at = (hour: number, minute = 0) => istInstant(day, hour * 60 + minute).toISOString();
  const free = async (ids: readonly string[], minutes = 60) => {
    const { items } = await lakshmi.call(api.listFreeTimes, {
      query: { interviewerIds: ids.join(','), from: day, days: 1, minutes },
    });
    return items[0]?.times ?? [];
  };
  const opening = await free([arun.userId]);
  expect([opening[0], opening.at(-1)]).toEqual([at(8), at(19)]);
  const staffId = arun.staffId ?? '';
  said.shifts.set(staffId, {
    hoursOn: () => ({
      startsAt: new Date(at(10)),
      endsAt: new Date(at(15)),
      breakMinutes: 0,
      graceMinutes: 0,
    }),
    isRest: () => false,
  });
  expect(await free([arun.userId])).toEqual(
    [10, 10.5, 11, 11.5, 12, 12.5, 13, 13.5, 14].map((hour) => at(hour)),
  );
  said.leave = [{ staffId, day, morning: true, afternoon: false, isPaid: true, title: 'Casual leave' }];
  said.visits.set(staffId, [
    {
      bookingId: 'b',
      bookingNumber: 'NK12',
      status: 'Assigned',
      startsAt: new Date(at(14)),
      endsAt: new Date(at(14, 30)),
      locality: 'Indiranagar',
    },
  ]);
  expect(await free([arun.userId])).toEqual([at(13)]);
  expect(await free([arun.userId, shop.ownerUserId], 30)).toEqual([at(13), at(13, 30), at(14, 30)]);
  const taken = await aRound(fixture, { times: [at(13)], minutes: 30 });
  await taken.own.call(api.acceptInterview, await accepting(taken.own, taken.interviewId, at(13)));
  expect(await free([arun.userId, shop.ownerUserId], 30)).toEqual([at(13, 30), at(14, 30)]);
  said.leave = [];
  said.visits.clear();
  said.shifts.set(staffId, { hoursOn: () => null, isRest: () => true });
  expect(await free([arun.userId])).toEqual([]);
  const { code } = await fixture.vikram.refused(api.listFreeTimes, {
    query: { interviewerIds: arun.userId },
  });
  expect(code).toBe('interview_interviewer_unknown');
  const { items } = await lakshmi.call(api.listInterviewers, { query: {} });
  expect(items.map(({ name, isOwn }) => [name, isOwn])).toContainEqual(['Meera Shetty', true]);
});

test('both sides are reminded a day and 2 hours before, once, and of the time that it has by then', async () => {
  const { app } = fixture;
  const { own, interviewId, startsAt } = await anAccepted(fixture, {
    times: [inHours(fixture, 50), inHours(fixture, 55)],
  });
  await app.drain();
  app.sms.length = 0;
  await app.drain(fromNow(25));
  expect(texts()).toEqual([]);
  await app.drain(fromNow(2));
  expect(texts().toSorted()).toEqual([
    expect.stringMatching(/you have an interview for Plumber/),
    expect.stringMatching(/your interview with Lakshmi/),
  ]);
  const { version } = await look(own, interviewId);
  // A reminder changes nothing that was read.
  expect(version).toBe(2);
  await own.call(api.rescheduleInterview, { body: { interviewId, version } });
  app.sms.length = 0;
  app.clock.set(new Date(startsAt));
  await app.drain();
  expect(texts().filter((one) => one?.includes('your interview with'))).toEqual([]);
});

test('who chooses late is reminded of what is still ahead, and no one twice', async () => {
  const { app } = fixture;
  await anAccepted(fixture, { times: [inHours(fixture, 6)] });
  await app.drain();
  app.sms.length = 0;
  await app.drain(fromNow(4));
  await app.drain(fromNow(1));
  expect(texts().filter((one) => one?.includes('your interview with'))).toHaveLength(1);
});

test('an interview of which no time was chosen is over with the last of them, and both are told', async () => {
  const { app } = fixture;
  const { own, interviewId } = await aRound(fixture, { times: [inHours(fixture, 2), inHours(fixture, 4)] });
  await app.drain(fromNow(3));
  expect((await look(own, interviewId)).status).toBe('Pending');
  app.sms.length = 0;
  await app.drain(fromNow(2));
  expect(await look(own, interviewId)).toMatchObject({
    status: 'Cancelled',
    startsAt: null,
    hasCalendar: false,
  });
  expect(texts()).toHaveLength(2);
});

test('the calendar entry keeps its UID, counts up, and is taken away when the interview is off', async () => {
  const { lakshmi } = fixture;
  const round = await aRound(fixture);
  const { own, interviewId } = round;
  const file = async (client: typeof own) => {
    const { body, headers } = await client.ask(api.getInterviewCalendar, { query: { interviewId } });
    expect(headers.get('content-type')).toMatch(/^text\/calendar/);
    const said = new Map(
      String(body)
        .replaceAll('\r\n ', '')
        .split('\r\n')
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)] as const),
    );
    return ['METHOD', 'UID', 'SEQUENCE', 'STATUS', 'DTSTART'].map((name) => said.get(name));
  };
  const query = { query: { interviewId } };
  expect((await own.refused(api.getInterviewCalendar, query)).code).toBe('interview_without_time');
  const [first, second] = (await look(own, interviewId)).times.map(({ startsAt }) => startsAt);
  const utc = (at: string | undefined) => `${(at ?? '').slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  await own.call(api.acceptInterview, await accepting(own, interviewId, first ?? ''));
  const [, uid] = await file(own);
  expect(await file(own)).toEqual(['PUBLISH', uid, '1', 'CONFIRMED', utc(first)]);
  expect(await file(lakshmi)).toEqual(await file(own));
  const { version } = await look(lakshmi, interviewId);
  await lakshmi.call(api.rescheduleInterview, { body: { interviewId, version, times: [second ?? ''] } });
  expect(await file(own)).toEqual(['CANCEL', uid, '2', 'CANCELLED', utc(first)]);
  await own.call(api.acceptInterview, await accepting(own, interviewId, second ?? ''));
  expect(await file(own)).toEqual(['PUBLISH', uid, '3', 'CONFIRMED', utc(second)]);
  await moveOn(lakshmi, interviewId, 'cancel');
  expect(await file(own)).toEqual(['CANCEL', uid, '4', 'CANCELLED', utc(second)]);
});

test('a person’s own copy has their interviews without what was thought of them, and leaving erases them', async () => {
  const { app, shop } = fixture;
  const { db } = app.platform;
  const { viewer } = await anAccepted(fixture);
  const copy = await exportOf(interviewPersonal, db, viewer.userId);
  expect(copy['Interviews']).toHaveLength(1);
  expect(JSON.stringify(copy)).not.toContain('skill_mark');
  for (const userId of [viewer.userId, shop.owner.userId]) {
    await app.platform.write({ idempotency: null }, (tx) => eraseFrom(interviewPersonal, tx, userId));
    expect(await exportOf(interviewPersonal, db, userId)).toEqual({});
  }
});

test('the same key sent twice proposes one interview', async () => {
  const { lakshmi } = fixture;
  const { viewer, applicationId } = await anApplicant(fixture, await aPlumberJob(lakshmi), 'Sunil Naik');
  await move(lakshmi, 'shortlist', applicationId);
  const sent = { body: proposal(fixture, applicationId), headers: key() };
  const [one, two] = [
    await lakshmi.call(api.proposeInterview, sent),
    await lakshmi.call(api.proposeInterview, sent),
  ];
  expect(two).toEqual(one);
  expect((await fixture.app.as(viewer).call(api.listScheduledInterviews, { query: {} })).items).toHaveLength(
    1,
  );
});

test('what the business is to do is counted for those who may: other times are wanted, or an outcome is missing', async () => {
  const { app, shop } = fixture;
  const waits = async (viewer: Viewer) => {
    const call = { reader: app.platform.db, viewer, now: app.clock.now() };
    const found = await Promise.all(app.platform.contributions.waiting.map((one) => one.read(call)));
    return found.flat().find(({ kind }) => kind === 'interview')?.count;
  };
  const before = (await waits(shop.owner)) ?? 0;
  const asked = await aRound(fixture, {}, 'Sunil Naik');
  await asked.own.call(api.rescheduleInterview, { body: { interviewId: asked.interviewId, version: 1 } });
  const { startsAt } = await anAccepted(fixture, { times: [inHours(fixture, 80)] });
  expect(await waits(shop.owner)).toBe(before + 1);
  app.clock.set(new Date(startsAt));
  expect(await waits(shop.owner)).toBe(before + 2);
  expect(await waits(deskOf(shop, 'hireTalent.view'))).toBeUndefined();
});
