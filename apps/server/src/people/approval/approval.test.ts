import * as api from '@nukkad/contract/people/approval/approval.api';
import { approvalLifecycle, approvalStatuses } from '@nukkad/contract/people/approval/approval.noun';
import * as leaves from '@nukkad/contract/people/leave/leave.api';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { addDays, istDay, istWeekday } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Viewer } from '../../platform/viewer.ts';
import { required } from '../../../test/harness/required.ts';
import { type RequestFixture, inboxOf, requestFixture } from '../../../test/fixtures/request-fixture.ts';
import { key } from '../../../test/harness/tenant.ts';

const opened: RequestFixture[] = [];
let fixture: RequestFixture;
let type: string;
beforeEach(async () => {
  fixture = await requestFixture();
  opened.push(fixture);
  type = await fixture.aType({ halvesAYear: 700 });
});
afterAll(() => Promise.all(opened.map((one) => one.close())));

let days = 0;
/** Leave of Imran on a day of its own. */
async function asked(viewer = fixture.imran) {
  days += 1;
  // Sundays are off.
  if (istWeekday(addDays(istDay(fixture.tomorrow), days)) === 7) days += 1;
  const { status, body } = await fixture.ask(viewer, type, addDays(istDay(fixture.tomorrow), days));
  expect(status).toBe(201);
  return body as { requestId: string; version: number };
}
const chainOf = (levels: readonly object[]) =>
  fixture.as(fixture.owner).askLoosely(api.saveChain, { body: { kind: 'leave', levels } });
const person = ({ staffId }: Viewer) => ({ reviewer: 'person', staffId, fromAmount: 0 });
const anyone = { reviewer: 'permission', staffId: null, fromAmount: 0 };
/** The permission to approve leave, as the team’s page gives it. */
const grant = ({ staffId }: Viewer) =>
  sql`insert into staff_permission (staff_id, permission, granted_at) values (${staffId}, 'attandance.update', now())
    on conflict do nothing`.execute(fixture.platform.db);
const stepsOf = async (requestId: string, viewer = fixture.owner) =>
  (await fixture.as(viewer).ask(api.readReview, { query: { requestId } })).body.steps;

test('two levels: the first passes it on, the last approves; each is asked in turn and no one decides twice', async () => {
  const joseph = { ...fixture.joseph };
  expect((await chainOf([person(joseph), anyone])).status).toBe(200);
  const request = await asked();
  expect(await inboxOf(fixture, joseph)).toMatchObject([
    { requestId: request.requestId, can: { review: true } },
  ]);
  const desk = fixture.deskWith('attandance.update');
  expect(await inboxOf(fixture, desk)).toEqual([]);
  expect((await fixture.review(desk, request, 'approved')).body.code).toBe('approval_not_yours');
  const passed = await fixture.review(joseph, request, 'approved');
  expect([passed.status, passed.body.status, passed.body.level]).toEqual([200, 'pending', 2]);
  // It is no business of Joseph's any more.
  expect((await fixture.review(joseph, passed.body, 'approved')).status).toBe(404);
  const edit = await fixture.as(fixture.imran).askLoosely(leaves.editLeave, {
    body: {
      requestId: request.requestId,
      version: passed.body.version,
      leaveTypeId: type,
      fromDay: istDay(fixture.tomorrow),
      toDay: istDay(fixture.tomorrow),
      fromNoon: false,
      toNoon: false,
    },
  });
  expect(edit.body.code).toBe('approval_begun');
  const done = await fixture.review(desk, passed.body, 'approved');
  expect(done.body.status).toBe('approved');
  expect(await stepsOf(request.requestId)).toMatchObject([
    { level: 1, reviewer: 'Asha Electricals Joseph', outcome: 'approved' },
    { level: 2, reviewer: null, outcome: 'approved', decidedBy: 'Asha Electricals Desk' },
  ]);
});

test('a named person at the last level without the permission may reject but not approve', async () => {
  await chainOf([person(fixture.joseph)]);
  const request = await asked();
  const { status, body } = await fixture.review(fixture.joseph, request, 'approved');
  expect([status, body.code]).toEqual([403, 'approval_not_yours']);
  expect((await fixture.review(fixture.joseph, request, 'rejected')).body.status).toBe('rejected');
});

test('promise 49: an employee never reviews their own request, with every permission, as the named person or as a stand-in', async () => {
  const all = new Set(['attandance.view', 'attandance.update', 'manage_users.update'] as const);
  const imran = { ...fixture.imran, permissions: all };
  const request = await asked(imran);
  for (const decision of ['approved', 'rejected'] as const) {
    const { status, body } = await fixture.review(imran, request, decision);
    expect([status, body.code]).toEqual([403, 'approval_own']);
  }
  expect(await inboxOf(fixture, imran)).toEqual([]);
  const many = await fixture.as(imran).ask(api.reviewMany, {
    body: { requests: [request], decision: 'approved' },
  });
  expect(many.body.results).toMatchObject([{ code: 'approval_own' }]);
  // A level that names the employee is left out: anyone with the permission decides.
  await chainOf([person(fixture.imran)]);
  const other = await asked(imran);
  expect((await fixture.review(imran, other, 'approved')).body.code).toBe('approval_own');
  await chainOf([person(fixture.joseph), anyone]);
  const third = await asked(imran);
  const today = istDay(fixture.clock.now());
  await grant(imran);
  await fixture.as(fixture.joseph).ask(api.addDelegate, {
    body: { staffId: required(imran.staffId), fromDay: today, toDay: today },
    headers: key(),
  });
  expect((await fixture.review(imran, third, 'approved')).body.code).toBe('approval_own');
});

test('a stand-in reviews while the reviewer is away, and not before or after', async () => {
  await chainOf([person(fixture.joseph), anyone]);
  const request = await asked();
  const desk = fixture.deskWith('attandance.update');
  await grant(desk);
  const stand = (fromDay: string, toDay: string, viewer = fixture.joseph, staffId = desk.staffId) =>
    fixture.as(viewer).askLoosely(api.addDelegate, { body: { staffId, fromDay, toDay }, headers: key() });
  const today = istDay(fixture.clock.now());
  expect((await stand(addDays(today, 3), addDays(today, 5))).status).toBe(201);
  expect((await fixture.review(desk, request, 'approved')).status).toBe(403);
  expect((await stand(addDays(today, 5), addDays(today, 9))).body.code).toBe('delegate_overlaps');
  expect((await stand(today, addDays(today, -1))).body.code).toBe('delegate_dates');
  expect((await stand(today, today, fixture.joseph, fixture.joseph.staffId)).body.code).toBe('delegate_self');
  const added = await stand(today, today);
  expect(await inboxOf(fixture, desk)).toHaveLength(1);
  const query = { delegateId: added.body.delegateId };
  expect((await fixture.as(fixture.imran).askLoosely(api.removeDelegate, { query })).status).toBe(404);
  expect((await fixture.review(desk, request, 'approved')).body.level).toBe(2);
  expect((await fixture.as(fixture.joseph).ask(api.removeDelegate, { query })).status).toBe(200);
  expect((await fixture.as(fixture.joseph).ask(api.listDelegates, {})).body.items).toHaveLength(1);
});

test('levels by amount and by person are set by those who manage users, with people of the team', async () => {
  expect((await chainOf([{ ...person(fixture.joseph), staffId: null }])).body.code).toBe(
    'approval_level_person',
  );
  const foreign = fixture.partners[1].professionals[0];
  expect((await chainOf([person(foreign)])).body.code).toBe('reviewer_unknown');
  const body = { kind: 'leave', levels: [] };
  expect((await fixture.as(fixture.imran).askLoosely(api.saveChain, { body })).status).toBe(403);
  await chainOf([{ ...person(fixture.joseph), fromAmount: 500_000 }, anyone]);
  const request = await asked();
  expect(await stepsOf(request.requestId)).toHaveLength(1);
  const chain = await fixture.as(fixture.owner).ask(api.getChain, { query: { kind: 'leave' } });
  expect(chain.body.levels).toMatchObject([{ fullName: 'Asha Electricals Joseph' }, { fullName: null }]);
});

test('promise 75: two reviewers and the employee at one instant: one of them moves it, 10 times', async () => {
  const desk = fixture.deskWith('attandance.update');
  for (let round = 0; round < 10; round += 1) {
    const request = await asked();
    const answers = await Promise.all([
      fixture.review(fixture.owner, request, 'approved'),
      fixture.review(desk, request, 'rejected'),
      fixture.as(fixture.imran).askLoosely(leaves.moveLeave, { body: { ...request, verb: 'withdraw' } }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  }
});

test('a level that waits is reminded after 24 and 72 hours, goes on after 7 days, and nothing is approved by silence', async () => {
  await chainOf([person(fixture.joseph), anyone]);
  const request = await asked();
  await fixture.drain();
  const start = fixture.clock.now().getTime();
  const at = async (hours: number) => {
    fixture.sms.length = 0;
    fixture.clock.set(new Date(start + hours * 3_600_000));
    await fixture.moveWaiting();
    await fixture.moveWaiting();
    await fixture.drain();
    const [row] = await fixture.rows(
      sql`select status, level, reminded from approval_request where request_id = ${request.requestId}`,
    );
    return [row?.['status'], row?.['level'], row?.['reminded'], fixture.sms.length];
  };
  expect(await at(23)).toEqual(['pending', 1, 0, 0]);
  expect(await at(24)).toEqual(['pending', 1, 1, 1]);
  expect(await at(72)).toEqual(['pending', 1, 2, 1]);
  expect(await at(167)).toEqual(['pending', 1, 2, 0]);
  expect(await at(168)).toEqual(['pending', 2, 0, 1]);
  expect(await at(168 + 24)).toEqual(['pending', 2, 1, 1]);
  expect(await at(168 + 72)).toEqual(['pending', 2, 2, 1]);
  expect(await at(168 * 2)).toEqual(['pending', 2, 3, 1]);
  expect(await at(168 * 20)).toEqual(['pending', 2, 3, 0]);
  expect(await stepsOf(request.requestId)).toMatchObject([
    { outcome: 'passed', decidedBy: null },
    { outcome: null },
  ]);
});

test('a rejection needs a reason, and is asked again within 30 days only', async () => {
  const request = await asked();
  const without = await fixture.review(fixture.owner, request, 'rejected', { reason: undefined });
  expect(without.body.code).toBe('approval_reason_missing');
  const { body } = await fixture.review(fixture.owner, request, 'rejected');
  const again = (version: number) =>
    fixture.as(fixture.imran).askLoosely(leaves.editLeave, {
      body: {
        requestId: request.requestId,
        version,
        leaveTypeId: type,
        fromDay: addDays(istDay(fixture.clock.now()), 1),
        toDay: addDays(istDay(fixture.clock.now()), 1),
        fromNoon: false,
        toNoon: false,
      },
    });
  fixture.clock.advance(30 * 86_400_000 + 1);
  expect((await again(body.version)).body.code).toBe('approval_resubmit_late');
  fixture.clock.advance(-2);
  const sent = await again(body.version);
  expect([sent.body.status, sent.body.reason]).toEqual(['pending', null]);
});

test('every state: each move is made where its life allows it, and refused with 409 elsewhere', async () => {
  const { owner, imran } = fixture;
  const desk = fixture.deskWith('attandance.update');
  const own = (verb: string) => (id: object) =>
    fixture.as(imran).askLoosely(leaves.moveLeave, { body: { ...id, verb } });
  const edit = (id: object) =>
    fixture.as(imran).askLoosely(leaves.editLeave, {
      body: {
        ...id,
        leaveTypeId: type,
        fromDay: addDays('2027-07-05', 7 * days),
        toDay: addDays('2027-07-05', 7 * days),
        fromNoon: false,
        toNoon: false,
      },
    });
  const answer = (verb: string) => (id: object) =>
    fixture.as(desk).askLoosely(api.answerCancel, { body: { ...id, answer: verb } });
  const decide = (decision: 'approved' | 'rejected') => (id: { requestId: string; version: number }) =>
    fixture.review(owner, id, decision);
  const tries = {
    edit,
    approve: decide('approved'),
    reject: decide('rejected'),
    withdraw: own('withdraw'),
    ask_cancel: own('ask_cancel'),
    cancel: answer('cancel'),
    keep: answer('keep'),
  } as const;
  for (const [verb, send] of Object.entries(tries))
    for (const status of approvalStatuses) {
      const { requestId } = await asked();
      await sql`update approval_request set amount_paise = 100 where request_id = ${requestId}`.execute(
        fixture.platform.db,
      );
      const isRejected = status === 'rejected';
      const isCompleted = status === 'Completed';
      await sql`update approval_request set status = ${status}, version = 1, level = 1, acted = false, is_change = false,
        cancel_asked = ${verb === 'cancel' || verb === 'keep'}, reason = case when ${isRejected} then 'Too many.' end,
        rejected_at = case when ${isRejected} then ${fixture.clock.now()}::timestamptz end,
        paid_paise = case when ${isCompleted} then 100 else 0 end
        where request_id = ${requestId}`.execute(fixture.platform.db);
      const { status: answered } = await send({ requestId, version: 1 });
      const name = verb === 'edit' && status === 'rejected' ? 'resubmit' : (verb as keyof typeof tries);
      const allowed = canMove(approvalLifecycle, name, status);
      expect([verb, status, answered]).toEqual([verb, status, allowed ? 200 : 409]);
    }
});

test('people of other businesses neither see nor move a request, and their inbox is empty', async () => {
  const request = await asked();
  const { owner } = fixture.partners[1];
  expect((await fixture.review(owner, request, 'approved')).status).toBe(404);
  expect(
    (await fixture.as(owner).askLoosely(api.readReview, { query: { requestId: request.requestId } })).status,
  ).toBe(404);
  expect(await inboxOf(fixture, owner)).toEqual([]);
  expect((await fixture.review(fixture.joseph, request, 'approved')).status).toBe(404);
});

test('many are decided at once, each by its own review, and what is refused is named', async () => {
  const [one, two] = [await asked(), await asked()];
  const { body } = await fixture.as(fixture.owner).ask(api.reviewMany, {
    body: { requests: [one, { ...two, version: 9 }], decision: 'approved' },
  });
  expect(body.results).toMatchObject([{ code: null }, { code: 'approval_moved_on' }]);
  const inbox = await fixture
    .as(fixture.owner)
    .ask(api.listReviews, { query: { status: 'approved', count: 'true' } });
  expect([inbox.body.items.length, inbox.body.total]).toEqual([1, { count: 1, isMore: false }]);
});
