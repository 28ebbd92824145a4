import * as api from '@nukkad/contract/hiring/interview/interview.api';
import {
  interviewLifecycle,
  interviewStatuses,
  type InterviewStatus,
} from '@nukkad/contract/hiring/interview/interview.noun';
import { canMove, mayActor } from '@nukkad/contract/kernel/lifecycle';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskOf, seeker } from '../../../test/fixtures/candidate-fixture.ts';
import {
  type InterviewFixture,
  aRound,
  inHours,
  interviewFixture,
} from '../../../test/fixtures/interview-fixture.ts';
import type { TestClient } from '../../../test/harness/test-client.ts';

let fixture: InterviewFixture;
let round: Awaited<ReturnType<typeof aRound>>;
let offered: string;
beforeAll(async () => {
  fixture = await interviewFixture();
  round = await aRound(fixture);
  offered = inHours(fixture, 48);
});
afterAll(() => fixture.app.close());

const verbs = ['accept', 'decline', 'reschedule', 'cancel', 'complete', 'noShow'] as const;
type Verb = (typeof verbs)[number];

/** In this state; an accepted one begins in a day, one of which the outcome is asked began an hour ago. */
async function standAt(status: InterviewStatus, verb: Verb): Promise<void> {
  const { db, clock } = fixture.app.platform;
  const isAhead = status === 'Pending' || status === 'Accepted';
  const hours = verb === 'complete' || verb === 'noShow' ? -1 : 24;
  const startsAt = status === 'Pending' ? null : new Date(clock.now().getTime() + hours * 3_600_000);
  await sql`delete from interview_time where interview_id = ${round.interviewId}`.execute(db);
  await sql`delete from interview_choice where interview_id = ${round.interviewId}`.execute(db);
  await sql`insert into interview_choice (interview_id, starts_at) values (${round.interviewId}, ${offered})`.execute(
    db,
  );
  await sql`update interview set status = ${status}, version = 1, starts_at = ${startsAt}, awaits = ${status === 'Pending' ? 'Jobseeker' : null},
      ended_at = ${isAhead ? null : clock.now()} where interview_id = ${round.interviewId}`.execute(db);
}

function send(client: TestClient, verb: Verb) {
  const named = { interviewId: round.interviewId, version: 1 };
  if (verb === 'accept')
    return client.askLoosely(api.acceptInterview, { body: { ...named, startsAt: offered } });
  if (verb === 'reschedule')
    return client.askLoosely(api.rescheduleInterview, { body: { ...named, times: [offered] } });
  return client.askLoosely(api.moveInterview, { body: { ...named, verb } });
}

function codeFor(verb: Verb, status: InterviewStatus, actor: 'Jobseeker' | 'Employer'): string | undefined {
  if (!mayActor(interviewLifecycle, verb, actor)) return 'forbidden';
  return canMove(interviewLifecycle, verb, status) ? undefined : 'interview_moved_on';
}

test.each(interviewStatuses)(
  'promise 6: from %s each side makes the moves of the table and no other',
  async (status) => {
    for (const verb of verbs)
      for (const [actor, client] of [
        ['Jobseeker', round.own],
        ['Employer', fixture.lakshmi],
      ] as const) {
        await standAt(status, verb);
        const { body } = await send(client, verb);
        expect([actor, verb, body.code]).toEqual([actor, verb, codeFor(verb, status, actor)]);
      }
  },
);

test('promise 42: strangers of every role find no interview, and who may only look moves none', async () => {
  const { app, vikram, shop } = fixture;
  const stranger = app.as(await seeker(app, 'Meena Kumari'));
  const looker = app.as(deskOf(shop, 'hireTalent.view'));
  const withoutRights = app.as(deskOf(shop));
  for (const verb of verbs) {
    await standAt('Pending', verb);
    expect([verb, (await send(vikram, verb)).status]).toEqual([verb, verb === 'accept' ? 403 : 404]);
    for (const one of [looker, withoutRights]) expect((await send(one, verb)).status).toBe(403);
    expect((await send(stranger, verb)).status).toBe(404);
  }
  const read = { query: { interviewId: round.interviewId } };
  for (const one of [vikram, stranger])
    for (const call of [api.getInterview, api.getInterviewCalendar])
      expect((await one.refused(call, read)).code).toBe('interview_not_found');
  expect((await withoutRights.refused(api.getInterview, read)).code).toBe('forbidden');
  expect((await looker.call(api.getInterview, read)).can).toMatchObject({ cancel: false, reschedule: false });
});
