import * as api from '@nukkad/contract/hiring/interview/interview.api';
import { moveApplication } from '@nukkad/contract/hiring/application/application.api';
import { dayMs } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { lookAt, move, ownOf, reject } from '../../../test/fixtures/application-fixture.ts';
import {
  type InterviewFixture,
  aRound,
  accepting,
  anAccepted,
  inHours,
  interviewFixture,
  look,
  moveOn,
  refusedMoveOn,
  standAtTime,
  statusOf,
} from '../../../test/fixtures/interview-fixture.ts';
import { deskOf } from '../../../test/fixtures/candidate-fixture.ts';
import { liveMessages } from '../../platform/outbox/live-messages.ts';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import { roomsOf } from '../../platform/socket/watch-sessions.ts';

let fixture: InterviewFixture;
beforeAll(async () => {
  fixture = await interviewFixture();
});
beforeEach(async () => {
  await fixture.app.drain();
  // In the morning of another day, so that no message waits for the end of the quiet hours, and no two tests want one time.
  const later = new Date(fixture.app.clock.now().getTime() + 5 * dayMs).toISOString().slice(0, 10);
  fixture.app.clock.set(new Date(`${later}T04:30:00.000Z`));
  fixture.app.sms.length = 0;
});
afterAll(() => fixture.app.close());

const texts = () => fixture.app.sms.map(({ variables }) => variables['text']);
const at = (hours: number) => new Date(inHours(fixture, hours));
const tellAtOf = async (applicationId: string) =>
  (await lookAt(fixture.lakshmi, applicationId)).rejection?.tellAt;

test('an interview stays until its candidate hears of the rejection, which is before its reminder; taken back it is still there', async () => {
  const { app, lakshmi } = fixture;
  const { own, interviewId, applicationId } = await anAccepted(fixture);
  await app.drain();
  app.sms.length = 0;
  const before = await ownOf(own, applicationId);
  await reject(lakshmi, applicationId, 48);
  await app.drain();
  expect(texts()).toEqual([]);
  expect(await ownOf(own, applicationId)).toEqual({ ...before, version: expect.any(Number) });
  expect(await look(own, interviewId)).toMatchObject({ status: 'Accepted', can: { cancel: true } });
  expect(await tellAtOf(applicationId)).toBe(inHours(fixture, 23.75));
  await move(lakshmi, 'takeBack', applicationId);
  await reject(lakshmi, applicationId, 47);
  await app.drain(at(23.5));
  expect(texts()).toEqual([]);
  await app.drain(at(0.5));
  expect(texts().toSorted()).toEqual([
    expect.stringMatching(/thank you for applying/),
    expect.stringMatching(/the interview for .* won’t take place/),
    expect.stringMatching(/the interview with Lakshmi Home Services .* won’t take place/),
  ]);
  expect(await statusOf(fixture, interviewId)).toBe('Cancelled');
});

test('a business neither moves nor cancels the interview of someone who has yet to hear of the rejection', async () => {
  const { app, lakshmi } = fixture;
  const { own, interviewId, applicationId } = await anAccepted(fixture);
  const before = await look(own, interviewId);
  await reject(lakshmi, applicationId, 48);
  await app.drain();
  app.sms.length = 0;
  expect(await look(lakshmi, interviewId)).toMatchObject({
    isUntold: true,
    can: { cancel: false, reschedule: false },
  });
  expect(await look(own, interviewId)).toEqual({ ...before, isUntold: false });
  expect(await refusedMoveOn(lakshmi, interviewId, 'cancel')).toBe('interview_rejected');
  const body = { interviewId, version: before.version, times: [inHours(fixture, 96)] };
  const refused = await lakshmi.refused(api.rescheduleInterview, { body });
  expect([refused.status, refused.code]).toEqual([409, 'interview_rejected']);
  await app.drain();
  expect(texts()).toEqual([]);
  await move(lakshmi, 'takeBack', applicationId);
  expect((await look(lakshmi, interviewId)).can).toMatchObject({ cancel: true, reschedule: true });
  await lakshmi.call(api.rescheduleInterview, { body });
  await moveOn(lakshmi, interviewId, 'cancel');
  expect(await statusOf(fixture, interviewId)).toBe('Cancelled');
});

test('a candidate who has yet to hear of the rejection may ask for another time, or cancel', async () => {
  const { lakshmi } = fixture;
  const { own, interviewId, applicationId } = await anAccepted(fixture);
  await reject(lakshmi, applicationId, 48);
  const { version } = await look(own, interviewId);
  await own.call(api.rescheduleInterview, { body: { interviewId, version } });
  expect(await look(lakshmi, interviewId)).toMatchObject({
    awaits: 'Employer',
    can: { reschedule: false, cancel: false },
  });
  await moveOn(own, interviewId, 'cancel');
  expect(await statusOf(fixture, interviewId)).toBe('Cancelled');
});

test('other times that such a candidate asks for are no work of the business until the rejection is taken back', async () => {
  const { app, lakshmi, shop } = fixture;
  const waits = async () => {
    const call = { reader: app.platform.db, viewer: shop.owner, now: app.clock.now() };
    const found = await Promise.all(app.platform.contributions.waiting.map((one) => one.read(call)));
    return found.flat().find(({ kind }) => kind === 'interview')?.count ?? 0;
  };
  const { own, interviewId, applicationId } = await anAccepted(fixture);
  const before = await waits();
  const { version } = await look(own, interviewId);
  await own.call(api.rescheduleInterview, { body: { interviewId, version } });
  expect(await waits()).toBe(before + 1);
  await reject(lakshmi, applicationId, 48);
  expect(await waits()).toBe(before);
  await move(lakshmi, 'takeBack', applicationId);
  expect(await waits()).toBe(before + 1);
  await moveOn(own, interviewId, 'cancel');
});

test('a time is chosen as if nothing was, and the rejection is told before its reminder', async () => {
  const { app, lakshmi } = fixture;
  const { own, interviewId, applicationId } = await aRound(fixture, {
    times: [inHours(fixture, 30), inHours(fixture, 72)],
  });
  await app.drain();
  await reject(lakshmi, applicationId, 48);
  expect(await tellAtOf(applicationId)).toBe(inHours(fixture, 48));
  app.sms.length = 0;
  await own.call(api.acceptInterview, await accepting(own, interviewId, inHours(fixture, 30)));
  expect(await tellAtOf(applicationId)).toBe(inHours(fixture, 5.75));
  await app.drain(at(6));
  expect(texts()).toContainEqual(expect.stringMatching(/thank you for applying/));
  expect(texts().join()).not.toMatch(/your interview with/);
  await app.drain(at(48));
  expect(texts().filter((text) => text?.includes('thank you for applying'))).toHaveLength(1);
});

test('within two hours of an interview a rejection is told at once; what has begun took place, and shows nothing', async () => {
  const { app, lakshmi } = fixture;
  const soon = await anAccepted(fixture);
  standAtTime(fixture, soon.startsAt, -60);
  await reject(lakshmi, soon.applicationId, 48);
  await app.drain();
  expect(await statusOf(fixture, soon.interviewId)).toBe('Cancelled');
  const begun = await anAccepted(fixture, {}, 'Meena Kumari');
  standAtTime(fixture, begun.startsAt, 40);
  const before = await ownOf(begun.own, begun.applicationId);
  await reject(lakshmi, begun.applicationId, 48);
  await app.drain();
  expect(await statusOf(fixture, begun.interviewId)).toBe('Completed');
  expect(await ownOf(begun.own, begun.applicationId)).toEqual({ ...before, version: expect.any(Number) });
});

test('who read the page before may withdraw: a rejection that was not told is no change', async () => {
  const { own, applicationId } = await anAccepted(fixture);
  const { version } = await ownOf(own, applicationId);
  await reject(fixture.lakshmi, applicationId, 48);
  await own.call(moveApplication, { body: { applicationId, version, verb: 'withdraw' } });
  expect((await ownOf(own, applicationId)).status).toBe('Cancelled');
});

test('both sides hear of each change by the socket, and the candidate of a rejection once it is told', async () => {
  const { app, lakshmi, shop } = fixture;
  const { applicationId, viewer } = await anAccepted(fixture);
  await reject(lakshmi, applicationId, 2);
  await move(lakshmi, 'takeBack', applicationId);
  await reject(lakshmi, applicationId, 1);
  await app.drain(at(2));
  const { rows } =
    await sql<OutboxEvent>`select event_id as "eventId", name, version, payload, created_at as "createdAt"
    from outbox where payload ->> 'applicationId' = ${applicationId}`.execute(app.platform.db);
  const heard = (room: string) =>
    rows
      .filter((row) => liveMessages(row).some(({ rooms }) => rooms.some((one) => one === room)))
      .map(({ name }) => name)
      .toSorted();
  const both = [
    'application.interviewed',
    'application.made',
    'application.rejection_told',
    'application.shortlisted',
    'interview.accepted',
    'interview.ended',
    'interview.proposed',
  ];
  expect(heard(`user:${viewer.userId}`)).toEqual(both);
  const team = `hiring:${shop.owner.organisationId}`;
  expect(heard(team)).toEqual(
    [...both, 'application.rejected', 'application.rejected', 'application.taken_back'].toSorted(),
  );
  expect(roomsOf(deskOf(shop, 'hireTalent.view'))).toContain(team);
  expect(roomsOf(deskOf(shop, 'booking.view'))).not.toContain(team);
});
