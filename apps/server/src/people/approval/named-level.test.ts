import * as api from '@nukkad/contract/people/approval/approval.api';
import { addDays, istDay, istWeekday } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Viewer } from '../../platform/viewer.ts';
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

/** Leave of Imran on a working day. */
async function asked() {
  const day = istDay(fixture.tomorrow);
  const { status, body } = await fixture.ask(
    fixture.imran,
    type,
    istWeekday(day) === 7 ? addDays(day, 1) : day,
  );
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
const stepsOf = async (requestId: string) =>
  (await fixture.as(fixture.owner).ask(api.readReview, { query: { requestId } })).body.steps;

test('a stand-in without the permission is not chosen, and once it is taken away gets no requests', async () => {
  await chainOf([person(fixture.joseph), anyone]);
  const request = await asked();
  const today = istDay(fixture.clock.now());
  const desk = fixture.deskWith();
  const stand = () =>
    fixture.as(fixture.joseph).askLoosely(api.addDelegate, {
      body: { staffId: desk.staffId, fromDay: today, toDay: today },
      headers: key(),
    });
  expect((await stand()).body.code).toBe('delegate_cannot_review');
  await grant(desk);
  const added = await stand();
  expect([added.status, added.body.kinds]).toEqual([201, ['leave', 'regularisation', 'compensatory_leave']]);
  expect(await inboxOf(fixture, fixture.deskWith('attandance.update'))).toHaveLength(1);
  // The same person, who may not approve any more.
  expect(await inboxOf(fixture, desk)).toEqual([]);
  expect((await fixture.review(desk, request, 'approved')).status).toBe(404);
  await sql`delete from staff_permission where staff_id = ${desk.staffId}`.execute(fixture.platform.db);
  expect((await fixture.as(fixture.joseph).ask(api.listDelegates, {})).body.items[0]?.kinds).toEqual([]);
});

test('a level that names Joseph is decided by him; the owner takes it over with a reason, which stays with the level', async () => {
  await chainOf([person(fixture.joseph), anyone]);
  const request = await asked();
  const { owner } = fixture;
  expect(await inboxOf(fixture, owner)).toEqual([]);
  const pending = await fixture.as(owner).ask(api.listReviews, { query: { status: 'pending' } });
  expect(pending.body.items).toMatchObject([{ can: { review: false, takeOver: true } }]);
  const refused = await fixture.review(owner, request, 'approved');
  expect([refused.status, refused.body.code]).toEqual([403, 'approval_not_yours']);
  const many = await fixture.as(owner).ask(api.reviewMany, {
    body: { requests: [request], decision: 'approved' },
  });
  expect(many.body.results).toMatchObject([{ code: 'approval_not_yours' }]);
  const takeOver = (viewer: Viewer, more: object = {}) =>
    fixture.as(viewer).askLoosely(api.takeOverReview, {
      body: { ...request, reason: 'Joseph is ill this week.', ...more },
    });
  expect((await takeOver(owner, { reason: '' })).status).toBe(400);
  expect((await takeOver(fixture.deskWith('attandance.update'))).status).toBe(403);
  const taken = await takeOver(owner);
  expect(taken.body.can).toMatchObject({ review: true, takeOver: false });
  expect(await inboxOf(fixture, owner)).toHaveLength(1);
  const passed = await fixture.review(owner, taken.body, 'approved');
  expect(passed.body).toMatchObject({ level: 2, can: { review: true } });
  const [first] = await stepsOf(request.requestId);
  expect(first).toMatchObject({
    reviewer: 'Asha Electricals Joseph',
    takenReason: 'Joseph is ill this week.',
    outcome: 'approved',
  });
  expect(first?.takenBy).toBe(first?.decidedBy);
  const [entry] = await fixture.rows(
    sql`select actor_id from audit_log where action = 'approval.take_over' and subject_id = ${request.requestId}`,
  );
  expect(entry).toBeDefined();
});

test('a level that has waited too long for whom it names is the owner’s to decide', async () => {
  await chainOf([person(fixture.joseph)]);
  const request = await asked();
  await sql`update approval_request set reminded = 3 where request_id = ${request.requestId}`.execute(
    fixture.platform.db,
  );
  expect(await inboxOf(fixture, fixture.owner)).toHaveLength(1);
  expect((await fixture.review(fixture.owner, request, 'approved')).body.status).toBe('approved');
});
