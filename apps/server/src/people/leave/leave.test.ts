import { answerCancel } from '@nukkad/contract/people/approval/approval.api';
import * as api from '@nukkad/contract/people/leave/leave.api';
import { acceptOrReject } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { addDays, istDay, istWeekday } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { required } from '../../../test/harness/required.ts';
import { type RequestFixture, inboxOf, requestFixture } from '../../../test/fixtures/request-fixture.ts';

const opened: RequestFixture[] = [];
let fixture: RequestFixture;
beforeEach(async () => {
  fixture = await requestFixture();
  opened.push(fixture);
});
afterAll(() => Promise.all(opened.map((one) => one.close())));

const tomorrow = () => istDay(fixture.tomorrow);
const balanceOf = async (leaveTypeId: string, viewer = fixture.imran) =>
  (await fixture.as(viewer).ask(api.listBalances, {})).body.items.find(
    (one: { leaveTypeId: string }) => one.leaveTypeId === leaveTypeId,
  )?.halves;
const ledger = () =>
  fixture.rows(sql`select a.balance_halves as kept,
    coalesce((select sum(e.halves)::int from leave_entry e where (e.organisation_id, e.staff_id, e.leave_type_id)
      = (a.organisation_id, a.staff_id, a.leave_type_id)), 0) as summed from leave_account a`);
const detailsOf = async (viewer: typeof fixture.owner, requestId: string) =>
  (await fixture.as(viewer).ask(api.getLeave, { query: { requestId } })).body;
const slotFree = async () =>
  (
    await fixture.interfaces.schedule.findAvailable(fixture.platform.db, {
      organisationIds: [required(fixture.owner.organisationId)],
      categoryId: 'test-electrical',
      startsAt: fixture.tomorrow,
      endsAt: new Date(fixture.tomorrow.getTime() + 3_600_000),
      latitude: 12.9784,
      longitude: 77.6408,
      now: fixture.clock.now(),
    })
  ).map(({ staffId }) => staffId);

test('leave is asked for with the balance beside it, approved, and the slots of those days are gone', async () => {
  const type = await fixture.aType();
  expect(await balanceOf(type)).toBe(4);
  const preview = await fixture.as(fixture.imran).ask(api.previewLeave, {
    query: { leaveTypeId: type, fromDay: tomorrow(), toDay: tomorrow(), fromNoon: 'false', toNoon: 'false' },
  });
  expect(preview.body).toEqual({ halves: 2, daysBetween: [], daysOff: [], trips: [], left: 4, leftAfter: 2 });
  expect(await slotFree()).toContain(fixture.imran.staffId);
  const { status, body } = await fixture.ask(fixture.imran, type, tomorrow());
  expect([status, body.status, body.title, body.halfDays, body.can.withdraw]).toEqual([
    201,
    'pending',
    'Casual leave',
    2,
    true,
  ]);
  expect(await balanceOf(type)).toBe(2);
  const days = {
    fromDay: tomorrow(),
    toDay: addDays(tomorrow(), 1),
    fromNoon: 'false',
    toNoon: 'false',
  } as const;
  const again = { leaveTypeId: type, ...days, requestId: body.requestId };
  const changed = await fixture.as(fixture.imran).ask(api.previewLeave, { query: again });
  expect([changed.body.left, changed.body.leftAfter]).toEqual([4, 0]);
  const others = await fixture.as(fixture.joseph).ask(api.previewLeave, { query: again });
  expect(others.body.left).toBe(4);
  const approved = await fixture.review(fixture.owner, body, 'approved');
  expect([approved.status, approved.body.status]).toEqual([200, 'approved']);
  expect(await slotFree()).not.toContain(fixture.imran.staffId);
  expect(
    await fixture.leave.leaveDays(
      fixture.platform.db,
      required(fixture.owner.organisationId),
      [required(fixture.imran.staffId)],
      tomorrow().slice(0, 7),
    ),
  ).toMatchObject([{ day: tomorrow(), morning: true, afternoon: true, isPaid: true }]);
  await fixture.drain();
  expect(fixture.sms.at(-1)?.variables).toMatchObject({ text: expect.stringContaining('approved') });
  for (const { kept, summed } of await ledger()) expect(kept).toBe(summed);
});

test('leave that hits a booking is approved only with someone else for it, in the same step', async () => {
  const bookingId = await fixture.assigned();
  const type = await fixture.aType();
  const { body } = await fixture.ask(fixture.imran, type, tomorrow());
  const details = await detailsOf(fixture.owner, body.requestId);
  expect(details.hits).toMatchObject([{ bookingId, canSwap: true }]);
  expect((await detailsOf(fixture.imran, body.requestId)).hits).toEqual([]);
  expect(details.left).toBe(2);
  const refused = await fixture.review(fixture.owner, body, 'approved');
  expect([refused.status, refused.body.code]).toEqual([409, 'leave_hits_bookings']);
  expect((await fixture.row(bookingId)).staff_id).toBe(fixture.imran.staffId);
  const self = await fixture.review(fixture.owner, body, 'approved', {
    swaps: [{ bookingId, staffId: fixture.imran.staffId }],
  });
  expect(self.body.code).toBe('leave_hits_bookings');
  const swapped = await fixture.review(fixture.owner, body, 'approved', {
    swaps: [{ bookingId, staffId: fixture.joseph.staffId }],
  });
  expect([swapped.status, swapped.body.status]).toEqual([200, 'approved']);
  expect((await fixture.row(bookingId)).staff_id).toBe(fixture.joseph.staffId);
  expect(await slotFree()).toEqual([]);
});

test('someone who may approve leave but not assign bookings is refused the swap, and nothing moves', async () => {
  const bookingId = await fixture.assigned();
  const type = await fixture.aType();
  const { body } = await fixture.ask(fixture.imran, type, tomorrow());
  const swaps = [{ bookingId, staffId: fixture.joseph.staffId }];
  const { status } = await fixture.review(fixture.deskWith('attandance.update'), body, 'approved', { swaps });
  expect([403, 404]).toContain(status);
  expect((await detailsOf(fixture.owner, body.requestId)).request.status).toBe('pending');
  const both = fixture.deskWith('attandance.update', 'booking.update', 'booking.view');
  expect((await fixture.review(both, body, 'approved', { swaps })).status).toBe(200);
});

test('promise 1: leave against a new assignment at one instant leaves one of the two, 5 times', async () => {
  const type = await fixture.aType({ halvesAYear: 700 });
  const outcomes: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    const startsAt = new Date(fixture.tomorrow.getTime() + round * 86_400_000);
    const bookingId = await fixture.offered({ startsAt });
    const { body } = await fixture.ask(fixture.imran, type, istDay(startsAt));
    const staffId = required(fixture.imran.staffId);
    const accept = fixture
      .as(fixture.owner)
      .ask(acceptOrReject, { body: { bookingId, action: 'accept', staffId } });
    const answers = await Promise.all([fixture.review(fixture.owner, body, 'approved'), accept]);
    outcomes.push(answers.map(({ status }) => status).join(' '));
    const both =
      await fixture.rows(sql`select from professional_reservation r join staff_leave l using (staff_id)
      where r.during && l.during`);
    expect(both).toEqual([]);
  }
  for (const outcome of outcomes) expect(outcome).toMatch(/^(200 409|409 200|404 200|409 404)$/);
});

test('overlaps, too few days, days off and half days that a type has not are refused with a sentence', async () => {
  const type = await fixture.aType({ takesHalfDays: false });
  const { body } = await fixture.ask(fixture.imran, type, tomorrow());
  expect(body.status).toBe('pending');
  const codes = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;
  expect(await codes(fixture.ask(fixture.imran, type, tomorrow()))).toBe('leave_overlaps');
  const later = addDays(tomorrow(), 10);
  expect(await codes(fixture.ask(fixture.imran, type, later, addDays(later, 2)))).toBe('leave_not_covered');
  expect(await codes(fixture.ask(fixture.imran, type, later, later, { toNoon: true }))).toBe(
    'leave_no_half_days',
  );
  expect(await codes(fixture.ask(fixture.imran, type, later, tomorrow()))).toBe('leave_dates');
  expect(await codes(fixture.ask(fixture.imran, type, '2026-01-05'))).toBe('leave_past');
  expect((await fixture.ask(fixture.owner, type, later)).status).toBe(403);
});

test('two requests for the last day at one instant: one gets it', async () => {
  const type = await fixture.aType({ halvesAYear: 12 });
  expect(await balanceOf(type)).toBe(2);
  const answers = await Promise.all(
    [1, 2, 3, 4].map((days) => fixture.ask(fixture.imran, type, addDays(tomorrow(), days))),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  expect(await balanceOf(type)).toBe(0);
});

test('rejected, withdrawn and cancelled leave gives its days back; the balance is the sum of its entries', async () => {
  const type = await fixture.aType();
  const { body: first } = await fixture.ask(fixture.imran, type, tomorrow());
  const { body: rejected } = await fixture.review(fixture.owner, first, 'rejected');
  expect([rejected.status, rejected.reason, await balanceOf(type)]).toEqual([
    'rejected',
    'Too many are away then.',
    4,
  ]);
  const again = await fixture.as(fixture.imran).askLoosely(api.editLeave, {
    body: {
      requestId: first.requestId,
      version: rejected.version,
      leaveTypeId: type,
      fromDay: addDays(tomorrow(), 1),
      toDay: addDays(tomorrow(), 1),
      fromNoon: false,
      toNoon: true,
    },
  });
  expect([again.body.status, again.body.halfDays, await balanceOf(type)]).toEqual(['pending', 1, 3]);
  const { body: approved } = await fixture.review(fixture.owner, again.body, 'approved');
  const move = (verb: string, version: number) =>
    fixture
      .as(fixture.imran)
      .askLoosely(api.moveLeave, { body: { requestId: first.requestId, version, verb } });
  const asked = await move('ask_cancel', approved.version);
  expect([asked.body.status, asked.body.cancelAsked]).toEqual(['approved', true]);
  expect((await inboxOf(fixture, fixture.owner))[0]).toMatchObject({ can: { answerCancel: true } });
  const answer = (viewer: typeof fixture.owner) =>
    fixture.as(viewer).askLoosely(answerCancel, {
      body: { requestId: first.requestId, version: asked.body.version, answer: 'cancel' },
    });
  expect((await answer(fixture.imran)).status).toBe(403);
  expect((await answer(fixture.owner)).body.status).toBe('Cancelled');
  expect(await balanceOf(type)).toBe(4);
  const { body: third } = await fixture.ask(fixture.imran, type, tomorrow());
  const withdrawn = await fixture
    .as(fixture.imran)
    .askLoosely(api.moveLeave, { body: { requestId: third.requestId, version: 1, verb: 'withdraw' } });
  expect([withdrawn.body.status, await balanceOf(type)]).toEqual(['Cancelled', 4]);
  for (const { kept, summed } of await ledger()) expect(kept).toBe(summed);
});

test('a Sunday between two requests counts as in one: three days, and comes back when one of them is withdrawn', async () => {
  const type = await fixture.aType({ halvesAYear: 48, isSandwich: true });
  const before = (await balanceOf(type)) ?? 0;
  const away = tomorrow();
  const saturday = addDays(away, (13 - istWeekday(away)) % 7);
  const monday = addDays(saturday, 2);
  const first = await fixture.ask(fixture.imran, type, saturday);
  expect(first.body.halfDays).toBe(2);
  const preview = await fixture.as(fixture.imran).ask(api.previewLeave, {
    query: { leaveTypeId: type, fromDay: monday, toDay: monday, fromNoon: 'false', toNoon: 'false' },
  });
  expect(preview.body).toMatchObject({ halves: 4, daysBetween: [addDays(saturday, 1)] });
  const second = await fixture.ask(fixture.imran, type, monday);
  expect(second.body.halfDays).toBe(4);
  expect(await balanceOf(type)).toBe(before - 6);
  const { requestId, version } = first.body;
  await fixture.as(fixture.imran).ask(api.moveLeave, { body: { requestId, version, verb: 'withdraw' } });
  expect(await balanceOf(type)).toBe(before - 2);
  expect((await detailsOf(fixture.imran, second.body.requestId)).request.halfDays).toBe(2);
  for (const { kept, summed } of await ledger()) expect(kept).toBe(summed);
});

test('leave that has begun is changed, not cancelled: fewer days come back once that is approved', async () => {
  const type = await fixture.aType({ halvesAYear: 120 });
  const last = addDays(tomorrow(), 4);
  const { body } = await fixture.ask(fixture.imran, type, tomorrow(), last);
  const { body: approved } = await fixture.review(fixture.owner, body, 'approved');
  const before = await balanceOf(type);
  const change = (toDay: string, version: number) =>
    fixture
      .as(fixture.imran)
      .askLoosely(api.changeLeave, { body: { requestId: body.requestId, version, toDay } });
  expect((await change(tomorrow(), approved.version)).body.code).toBe('approval_change_early');
  fixture.clock.set(new Date(fixture.tomorrow.getTime() + 3_600_000));
  const late = await fixture.as(fixture.imran).askLoosely(api.moveLeave, {
    body: { requestId: body.requestId, version: approved.version, verb: 'ask_cancel' },
  });
  expect(late.body.code).toBe('approval_cancel_late');
  const asked = await change(addDays(tomorrow(), 1), approved.version);
  expect([asked.body.status, asked.body.isChange, asked.body.endsOn]).toEqual(['pending', true, last]);
  expect(asked.body.can).toMatchObject({ withdraw: false, restore: true, edit: false });
  expect((await detailsOf(fixture.owner, body.requestId)).newEndsOn).toBe(addDays(tomorrow(), 1));
  const refused = await fixture.review(fixture.owner, asked.body, 'rejected');
  expect([refused.body.status, refused.body.endsOn, await balanceOf(type)]).toEqual([
    'approved',
    last,
    before,
  ]);
  const again = await change(addDays(tomorrow(), 1), refused.body.version);
  const done = await fixture.review(fixture.owner, again.body, 'approved');
  expect([done.body.status, done.body.endsOn]).toEqual(['approved', addDays(tomorrow(), 1)]);
  expect(await balanceOf(type)).toBe((before ?? 0) + 6);
  for (const { kept, summed } of await ledger()) expect(kept).toBe(summed);
});

test('the calendar shows who is away to those who may see attendance, and no one else', async () => {
  const type = await fixture.aType();
  await fixture.ask(fixture.imran, type, tomorrow());
  const query = { fromDay: tomorrow(), toDay: addDays(tomorrow(), 6) };
  const { body } = await fixture.as(fixture.owner).ask(api.listAway, { query });
  expect(body.items).toMatchObject([{ fullName: 'Asha Electricals Imran', isApproved: false }]);
  expect((await fixture.as(fixture.joseph).askLoosely(api.listAway, { query })).status).toBe(403);
  const foreign = await fixture.as(fixture.partners[1].owner).ask(api.listAway, { query });
  expect(foreign.body.items).toEqual([]);
  const elsewhere = { ...query, departmentId: '00000000-0000-4000-8000-000000000000' };
  const none = await fixture.as(fixture.owner).ask(api.listAway, { query: elsewhere });
  expect(none.body.items).toEqual([]);
});

test('a reviewer reads who else is away then; the employee does not', async () => {
  const type = await fixture.aType();
  const { body: other } = await fixture.ask(fixture.joseph, type, tomorrow(), addDays(tomorrow(), 1));
  const { body } = await fixture.ask(fixture.imran, type, addDays(tomorrow(), 1));
  expect((await detailsOf(fixture.owner, body.requestId)).away).toMatchObject([
    { requestId: other.requestId, fromDay: tomorrow(), isApproved: false },
  ]);
  expect((await detailsOf(fixture.imran, body.requestId)).away).toEqual([]);
});
