import * as api from '@nukkad/contract/people/attendance/attendance.api';
import {
  correctionLifecycle,
  correctionStatuses,
} from '@nukkad/contract/people/attendance/correction.lifecycle';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type StaffFixture, staffFixture } from '../../../../test/staff-fixture.ts';
import { key } from '../../../../test/tenant.ts';
import type { TestClient } from '../../../../test/test-client.ts';
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

const hire = (grants: readonly string[] = []) => fixture.hire(String(9_812_500_000 + (numbers += 1)), grants);
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
const review = (client: TestClient, correctionId: string, verb: 'approve' | 'reject', version = 1) =>
  client.askLoosely(api.reviewCorrection, {
    body: { correctionId, version, verb, ...(verb === 'reject' && { note: 'You were not at the site.' }) },
  });
const dayOf = async (viewer: Viewer, day = '2026-11-24') =>
  (
    await fixture.as(viewer).askLoosely(api.getAttendance, { query: { month: 11, year: 2026 } })
  ).body.days.find((one: { day: string }) => one.day === day);

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
  expect([status, body.status, body.can]).toEqual([201, 'pending', { decide: false, withdraw: true }]);
  await fixture.app.drain();
  expect(fixture.app.sms).toHaveLength(1);
  const listed = (
    await fixture.owner.askLoosely(api.listCorrections, { query: { whose: 'team', status: 'pending' } })
  ).body;
  expect(listed.items[0]).toMatchObject({
    correctionId: body.correctionId,
    can: { decide: true, withdraw: false },
  });
  const approved = await review(fixture.owner, body.correctionId, 'approve');
  expect(approved.body).toMatchObject({ status: 'approved', recordedMinutes: 540 });
  expect(await dayOf(ravi)).toMatchObject({
    category: 'present',
    workedMinutes: 480,
    spells: [{ in: { source: 'correction' } }],
  });
});

test('promise 49: no one decides on the own request, whatever permissions they have', async () => {
  const clerk = await employed(['attandance.view', 'attandance.update']);
  const { body } = await ask(clerk);
  const own = await review(fixture.as(clerk), body.correctionId, 'approve');
  expect([own.status, own.body.code]).toEqual([403, 'correction_own']);
  const mine = (await fixture.as(clerk).askLoosely(api.listCorrections, { query: { whose: 'team' } })).body
    .items;
  expect(mine.map(({ correctionId }: { correctionId: string }) => correctionId)).not.toContain(
    body.correctionId,
  );
  expect((await dayOf(clerk))?.category).toBe('absent');
});

test('colleagues without the permission and strangers find no request; each decides once', async () => {
  const ravi = await employed();
  const clerk = await employed(['attandance.view', 'attandance.update']);
  const { correctionId } = (await ask(ravi)).body;
  expect(
    (await review(fixture.as(await employed(['attandance.view'])), correctionId, 'approve')).status,
  ).toBe(404);
  expect((await review(fixture.stranger, correctionId, 'approve')).status).toBe(404);
  expect((await review(fixture.owner, correctionId, 'approve', 2)).body.code).toBe('correction_moved_on');
  const both = await Promise.all([
    review(fixture.owner, correctionId, 'reject'),
    review(fixture.as(clerk), correctionId, 'approve'),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('days of the future, of long ago, backwards and beyond the month’s number are refused', async () => {
  const ravi = await employed();
  const code = async (more: object) => (await ask(ravi, more)).body.code;
  expect(await code({ outAt: at('2026-11-25T12:01:00').toISOString() })).toBe('correction_future');
  expect(
    await code({
      day: '2026-11-17',
      inAt: at('2026-11-17T09:00:00').toISOString(),
      outAt: at('2026-11-17T18:00:00').toISOString(),
    }),
  ).toBe('correction_past');
  expect(await code({ outAt: at('2026-11-24T08:00:00').toISOString() })).toBe('correction_order');
  expect(await code({ inAt: at('2026-11-21T09:00:00').toISOString() })).toBe('correction_order');
  expect((await ask(ravi, { reason: 'Forgot' })).status).toBe(400);
  expect((await ask(ravi)).status).toBe(201);
  expect(await code({})).toBe('correction_pending');
  for (const day of ['2026-11-23', '2026-11-20'])
    await ask(ravi, {
      day,
      inAt: at(`${day}T09:00:00`).toISOString(),
      outAt: at(`${day}T18:00:00`).toISOString(),
    });
  expect(
    await code({
      day: '2026-11-19',
      inAt: at('2026-11-19T09:00:00').toISOString(),
      outAt: at('2026-11-19T18:00:00').toISOString(),
    }),
  ).toBe('correction_limit');
});

test('every state: each move is made where the lifecycle has it, and refused elsewhere', async () => {
  const { db } = fixture.app.platform;
  for (const status of correctionStatuses)
    for (const verb of ['approve', 'reject', 'withdraw'] as const) {
      const ravi = await employed();
      const { correctionId } = (await ask(ravi)).body;
      const decidedAt = status === 'approved' || status === 'rejected' ? fixture.app.clock.now() : null;
      await sql`update attendance_correction set status = ${status}, decided_at = ${decidedAt}
        where correction_id = ${correctionId}`.execute(db);
      const moved =
        verb === 'withdraw'
          ? await fixture.as(ravi).askLoosely(api.withdrawCorrection, { body: { correctionId, version: 1 } })
          : await review(fixture.owner, correctionId, verb);
      const allowed = canMove(correctionLifecycle, verb, status);
      expect([status, verb, moved.status]).toEqual([status, verb, allowed ? 200 : 409]);
    }
});
