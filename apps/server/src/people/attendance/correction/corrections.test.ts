import * as approvals from '@nukkad/contract/people/approval/approval.api';
import { approvalLifecycle, approvalStatuses } from '@nukkad/contract/people/approval/approval.noun';
import * as api from '@nukkad/contract/people/attendance/attendance.api';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { required } from '../../../../test/harness/required.ts';
import { type StaffFixture, staffFixture } from '../../../../test/fixtures/staff-fixture.ts';
import { key } from '../../../../test/harness/tenant.ts';
import type { Viewer } from '../../../platform/viewer.ts';

const at = (text: string) => new Date(`${text}+05:30`);
let fixture: StaffFixture;
let numbers = 0;
beforeAll(async () => {
  fixture = await staffFixture();
  // Attendance is kept since the first check-in of anyone.
  fixture.app.clock.set(at('2026-11-02T09:00:00'));
  const first = fixture.as(await hire());
  await first.askLoosely(api.checkInOut, { body: { kind: 'in' }, headers: key() });
  await first.askLoosely(api.checkInOut, { body: { kind: 'out' }, headers: key() });
});
afterAll(() => fixture.app.close());
/** A Wednesday. */
beforeEach(() => fixture.app.clock.set(at('2026-11-25T12:00:00')));

interface Request {
  readonly requestId: string;
  readonly version: number;
}
const hire = (grants: readonly string[] = []) => fixture.hire(String(9_812_500_000 + (numbers += 1)), grants);
const clerk = () => employed(['attandance.view', 'attandance.update']);
const ask = (viewer: Viewer, more: object = {}) =>
  fixture.as(viewer).askLoosely(api.askCorrection, {
    body: {
      day: '2026-11-24',
      inAt: at('2026-11-24T09:00:00').toISOString(),
      outAt: at('2026-11-24T18:00:00').toISOString(),
      reason: 'My phone was empty all day.',
      ...more,
    },
    headers: key(),
  });
const asked = async (viewer: Viewer): Promise<Request> => (await ask(viewer)).body.request;
type Client = ReturnType<StaffFixture['as']>;
const review = (client: Client, { requestId, version }: Request, decision: 'approved' | 'rejected') =>
  client.askLoosely(api.reviewCorrection, {
    body: {
      requestId,
      version,
      decision,
      ...(decision === 'rejected' && { reason: 'You were not at the site.' }),
    },
  });
const withdraw = (viewer: Viewer, { requestId, version }: Request) =>
  fixture.as(viewer).askLoosely(api.withdrawCorrection, { body: { requestId, version } });
const inboxOf = async (client: Client): Promise<readonly string[]> =>
  (await client.ask(approvals.listReviews, { query: { kind: 'regularisation', limit: 100 } })).body.items.map(
    ({ requestId }) => requestId,
  );
const dayOf = async (viewer: Viewer, day = '2026-11-24') =>
  (
    await fixture.as(viewer).askLoosely(api.getAttendance, { query: { month: 11, year: 2026 } })
  ).body.days.find((one: { day: string }) => one.day === day);
const chain = (levels: readonly object[]) =>
  fixture.owner.askLoosely(approvals.saveChain, { body: { kind: 'regularisation', levels } });
const person = ({ staffId }: Viewer) => ({ reviewer: 'person', staffId, fromAmount: 0 });
const anyone = { reviewer: 'permission', staffId: null, fromAmount: 0 };

/** Everyone of these was employed before November. */
async function employed(grants: readonly string[] = []): Promise<Viewer> {
  const viewer = await hire(grants);
  await sql`update staff_member set created_at = '2026-10-01' where staff_id = ${viewer.staffId}`.execute(
    fixture.app.platform.db,
  );
  return viewer;
}

test('Ravi’s forgotten day is put right by the owner; what was recorded stays readable', async () => {
  const ravi = await employed();
  expect((await dayOf(ravi))?.category).toBe('absent');
  await fixture.app.drain();
  fixture.app.sms.length = 0;
  const { status, body } = await ask(ravi);
  expect([status, body.request.status]).toEqual([201, 'pending']);
  expect(body.request.can).toMatchObject({ review: false, withdraw: true });
  await fixture.app.drain();
  expect(fixture.app.sms).toHaveLength(1);
  const { requestId } = body.request;
  expect(await inboxOf(fixture.owner)).toContain(requestId);
  const read = await fixture.owner.askLoosely(api.getCorrection, { params: { requestId } });
  expect(read.body).toMatchObject({
    day: '2026-11-24',
    recordedMinutes: 0,
    request: { kind: 'regularisation', note: 'My phone was empty all day.', can: { review: true } },
  });
  const approved = await review(fixture.owner, body.request, 'approved');
  expect(approved.body.status).toBe('approved');
  expect(await dayOf(ravi)).toMatchObject({
    category: 'present',
    workedMinutes: 480,
    spells: [{ in: { source: 'correction' } }],
  });
  const own = await fixture
    .as(ravi)
    .ask(api.listCorrections, { query: { status: 'approved', count: 'true' } });
  expect(own.body).toMatchObject({
    items: [{ recordedMinutes: 540, request: { status: 'approved' } }],
    total: { count: 1 },
  });
});

test('levels decide one after the other, and the day counts after the last', async () => {
  const [ravi, head, desk] = [await employed(), await employed(), await clerk()];
  await chain([person(head), anyone]);
  const request = await asked(ravi);
  expect(await inboxOf(fixture.as(head))).toContain(request.requestId);
  expect(await inboxOf(fixture.as(desk))).not.toContain(request.requestId);
  expect((await review(fixture.as(desk), request, 'approved')).body.code).toBe('approval_not_yours');
  const passed = await review(fixture.as(head), request, 'approved');
  expect(passed.body).toMatchObject({ status: 'pending', level: 2 });
  expect((await dayOf(ravi))?.category).toBe('absent');
  expect((await review(fixture.as(desk), passed.body, 'approved')).body.status).toBe('approved');
  expect((await dayOf(ravi))?.category).toBe('present');
  await chain([]);
});

test('who stands in for a reviewer decides while they are away', async () => {
  const [ravi, head, stand] = [await employed(), await employed(), await clerk()];
  await chain([person(head), anyone]);
  const request = await asked(ravi);
  expect((await review(fixture.as(stand), request, 'approved')).body.code).toBe('approval_not_yours');
  const body = { staffId: required(stand.staffId), fromDay: '2026-11-25', toDay: '2026-11-25' };
  await fixture.as(head).ask(approvals.addDelegate, { body, headers: key() });
  expect(await inboxOf(fixture.as(stand))).toContain(request.requestId);
  expect((await review(fixture.as(stand), request, 'approved')).body.level).toBe(2);
  await chain([]);
});

test('a level that waits is reminded after 24 and 72 hours, and nothing is approved by silence', async () => {
  const [ravi, head] = [await employed(), await employed()];
  await chain([person(head), anyone]);
  const { requestId } = await asked(ravi);
  await fixture.app.drain();
  const start = fixture.app.clock.now().getTime();
  const after = async (hours: number) => {
    fixture.app.sms.length = 0;
    fixture.app.clock.set(new Date(start + hours * 3_600_000));
    await fixture.tick('approval.move_waiting');
    const { rows } = await sql<{
      status: string;
      level: number;
      reminded: number;
    }>`select status, level, reminded
      from approval_request where request_id = ${requestId}`.execute(fixture.app.platform.db);
    return Object.values(required(rows[0]));
  };
  expect(await after(23)).toEqual(['pending', 1, 0]);
  expect(await after(24)).toEqual(['pending', 1, 1]);
  expect(await after(72)).toEqual(['pending', 1, 2]);
  expect(await after(168)).toEqual(['pending', 2, 0]);
  // One step at a time, however late the clock looks.
  expect(await after(168 * 9)).toEqual(['pending', 2, 1]);
  expect((await dayOf(ravi))?.category).toBe('absent');
  await chain([]);
});

test('promise 49: no one decides on the own request, whatever permissions they have', async () => {
  const desk = await clerk();
  const request = await asked(desk);
  const own = await review(fixture.as(desk), request, 'approved');
  expect([own.status, own.body.code]).toEqual([403, 'approval_own']);
  expect(await inboxOf(fixture.as(desk))).not.toContain(request.requestId);
  // A level that names the employee is left out.
  expect((await withdraw(desk, request)).body.request.status).toBe('Cancelled');
  await chain([person(desk), anyone]);
  const again = await asked(desk);
  expect((await review(fixture.as(desk), again, 'approved')).body.code).toBe('approval_own');
  const { rows } = await sql<{ levels: number }>`select levels from approval_request
    where request_id = ${again.requestId}`.execute(fixture.app.platform.db);
  expect(rows[0]?.levels).toBe(1);
  expect((await dayOf(desk))?.category).toBe('absent');
  await chain([]);
});

test('colleagues without the permission and strangers find no request; of two reviewers one decides', async () => {
  const [ravi, desk] = [await employed(), await clerk()];
  const request = await asked(ravi);
  const { requestId } = request;
  const bystander = fixture.as(await employed());
  for (const client of [bystander, fixture.stranger]) {
    expect((await review(client, request, 'approved')).status).toBe(404);
    expect((await client.askLoosely(api.getCorrection, { params: { requestId } })).status).toBe(404);
  }
  const reader = await employed(['attandance.view']);
  expect((await review(fixture.as(reader), request, 'approved')).status).toBe(403);
  expect((await withdraw(desk, request)).status).toBe(403);
  expect((await review(fixture.owner, { requestId, version: 2 }, 'approved')).body.code).toBe(
    'approval_moved_on',
  );
  const both = await Promise.all([
    review(fixture.owner, request, 'rejected'),
    review(fixture.as(desk), request, 'approved'),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('days of the future, of long ago, backwards and beyond the month’s number are refused', async () => {
  const ravi = await employed();
  const code = async (more: object) => (await ask(ravi, more)).body.code;
  const of = (day: string) => ({
    day,
    inAt: at(`${day}T09:00:00`).toISOString(),
    outAt: at(`${day}T18:00:00`).toISOString(),
  });
  expect(await code({ outAt: at('2026-11-25T12:01:00').toISOString() })).toBe('correction_future');
  expect(await code(of('2026-11-17'))).toBe('correction_past');
  expect(await code({ outAt: at('2026-11-24T08:00:00').toISOString() })).toBe('correction_order');
  expect(await code({ inAt: at('2026-11-21T09:00:00').toISOString() })).toBe('correction_order');
  expect((await ask(ravi, { reason: 'Forgot' })).status).toBe(400);
  expect((await ask(ravi)).status).toBe(201);
  expect(await code({})).toBe('correction_pending');
  for (const day of ['2026-11-23', '2026-11-20']) await ask(ravi, of(day));
  expect(await code(of('2026-11-19'))).toBe('correction_limit');
});

test('every state: each move is made where the lifecycle has it, and refused elsewhere', async () => {
  const { db } = fixture.app.platform;
  const tries = {
    approve: (_: Viewer, request: Request) => review(fixture.owner, request, 'approved'),
    reject: (_: Viewer, request: Request) => review(fixture.owner, request, 'rejected'),
    withdraw,
  } as const;
  // Nothing is paid for a correction, so none is ever completed.
  for (const status of approvalStatuses.filter((one) => one !== 'Completed'))
    for (const verb of ['approve', 'reject', 'withdraw'] as const) {
      const ravi = await employed();
      const { requestId } = await asked(ravi);
      const isRejected = status === 'rejected';
      await sql`update approval_request set status = ${status}, reason = case when ${isRejected} then 'No.' end,
        rejected_at = case when ${isRejected} then ${fixture.app.clock.now()}::timestamptz end
        where request_id = ${requestId}`.execute(db);
      await sql`update attendance_correction set status = ${status} where correction_id = ${requestId}`.execute(
        db,
      );
      const moved = await tries[verb](ravi, { requestId, version: 1 });
      const allowed = canMove(approvalLifecycle, verb, status);
      expect([status, verb, moved.status]).toEqual([status, verb, allowed ? 200 : 409]);
    }
});
