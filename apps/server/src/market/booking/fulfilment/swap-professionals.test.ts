import {
  acceptOrReject,
  assignProfessional,
  listFreeProfessionals,
  swapProfessionals,
} from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';
import { required } from '../../../../test/harness/required.ts';

let fixture: BookingFixture;
beforeEach(async () => {
  fixture = await bookingFixture();
});
afterEach(() => fixture.close());

const team = () => fixture.partners[0];
const hours = (count: number) => new Date(fixture.tomorrow.getTime() + count * 3_600_000);
const swap = (bookingId: string, otherBookingId: string, viewer = team().owner) =>
  fixture.as(viewer).ask(swapProfessionals, { body: { bookingId, otherBookingId } });

/** A request that is accepted with this professional of the first partner. */
async function jobWith(place: 0 | 1, startsAt = fixture.tomorrow): Promise<string> {
  const bookingId = await fixture.offered({ startsAt });
  const staffId = required(team().professionals[place].staffId);
  const body = { bookingId, action: 'accept' as const, staffId };
  expect((await fixture.as(team().owner).ask(acceptOrReject, { body })).status).toBe(200);
  await fixture.drain();
  return bookingId;
}
const places = async (...bookingIds: string[]) => {
  const [first, second] = team().professionals;
  const rows = await Promise.all(bookingIds.map((bookingId) => fixture.row(bookingId)));
  return rows.map(({ staff_id }) => [first.staffId, second.staffId].indexOf(staff_id));
};
/** Every reservation is that of its booking's professional. */
const strays = () =>
  fixture.rows(sql`select 1 from professional_reservation r join booking b using (booking_id)
    where r.staff_id is distinct from coalesce(b.staff_id, b.held_staff_id)`);

test('two jobs at the same time swap their people in one step; each move is logged and told once', async () => {
  const [one, other] = [await jobWith(0), await jobWith(1)];
  const codes = [await fixture.startCode(one), await fixture.startCode(other)];
  const { status, body } = await swap(one, other, team().desk);
  expect(status).toBe(200);
  expect(body.items).toMatchObject([
    { bookingId: one, status: 'Assigned', professional: 'Asha Electricals Joseph' },
    { bookingId: other, status: 'Assigned' },
  ]);
  expect(await places(one, other)).toEqual([1, 0]);
  expect(await strays()).toEqual([]);
  expect([await fixture.startCode(one), await fixture.startCode(other)]).not.toEqual(codes);
  const [first, second] = team().professionals;
  expect((await fixture.events('booking.assigned')).slice(-2)).toMatchObject([
    { bookingId: one, staffId: second.staffId, formerStaffId: first.staffId },
    { bookingId: other, staffId: first.staffId, formerStaffId: second.staffId },
  ]);
  const audits = await fixture.rows(
    sql`select count(*)::int as n from audit_log where action = 'booking.assign' and subject_id in (${one}, ${other})`,
  );
  expect(audits).toEqual([{ n: 4 }]);
});

test('a job whose time is only held for a professional takes part, and is assigned after it', async () => {
  const one = await jobWith(0);
  const held = await fixture.accepted();
  expect((await swap(one, held)).status).toBe(200);
  expect(await places(one, held)).toEqual([1, 0]);
  expect((await fixture.row(held)).status).toBe('Assigned');
});

test('one of the two cannot do the other job: neither moves', async () => {
  const [one, other] = [await jobWith(0), await jobWith(1, hours(4))];
  const [first] = team().professionals;
  await fixture.rows(
    sql`insert into staff_leave values (gen_random_uuid(), ${first.staffId}, tstzrange(${hours(4)}, ${hours(5)}))`,
  );
  const { status, body } = await swap(one, other);
  expect([status, body.code, body.present]).toEqual([409, 'professional_busy', 'on_leave']);
  expect(await places(one, other)).toEqual([0, 1]);
  expect(await strays()).toEqual([]);
});

test('the same job, one professional on both, a job of another partner, and those without the right are refused', async () => {
  const [one, later] = [await jobWith(0), await jobWith(0, hours(4))];
  const foreign = await fixture.accepted({ chosen: fixture.partners[1] });
  const codeOf = async (answer: ReturnType<typeof swap>) => {
    const { status, body } = await answer;
    return [status, body.code];
  };
  expect(await codeOf(swap(one, one))).toEqual([409, 'swap_needs_two']);
  expect(await codeOf(swap(one, later))).toEqual([409, 'swap_needs_two']);
  const loosely = (viewer = team().owner) =>
    fixture.as(viewer).askLoosely(swapProfessionals, {
      body: { bookingId: one, otherBookingId: foreign, seen: seenNothing },
    });
  expect((await loosely()).status).toBe(404);
  for (const viewer of [team().professionals[0], fixture.buyer])
    expect((await loosely(viewer)).status).toBe(403);
});
const seenNothing = {
  startsAt: null,
  locality: null,
  professional: null,
  otherStartsAt: null,
  otherLocality: null,
  otherProfessional: null,
};

test('the list says which job is in the way, and whether the two may swap', async () => {
  const one = await jobWith(0);
  const other = await fixture.accepted();
  const { body } = await fixture.as(team().desk).ask(listFreeProfessionals, { query: { bookingId: one } });
  const [first, second] = team().professionals;
  const job = { bookingId: other, title: 'Fan fitting', held: true, swap: true };
  expect(body.items).toMatchObject([
    { staffId: first.staffId, free: true, job: null, assigned: true },
    { staffId: second.staffId, free: false, reason: 'busy', job },
  ]);
});

test('promises 1 and 3: two swaps of the same jobs at one instant, in both orders: one swaps, the other is told, 10 times', async () => {
  const [one, other] = [await jobWith(0), await jobWith(1)];
  for (let round = 0; round < 10; round += 1) {
    const before = await places(one, other);
    const answers = await Promise.all([swap(one, other), swap(other, one, team().desk)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await places(one, other)).toEqual(before.toReversed());
    expect(await strays()).toEqual([]);
  }
});

test('promises 1 and 3: a swap against an assignment at one instant leaves one of the two, 10 times', async () => {
  const [one, other] = [await jobWith(0), await jobWith(1)];
  const third = await fixture.accepted({ startsAt: hours(3) });
  const [first, second] = team().professionals;
  for (let round = 0; round < 10; round += 1) {
    const staffId = required((round % 2 === 0 ? first : second).staffId);
    const answers = await Promise.all([
      swap(one, other),
      fixture.as(team().owner).ask(assignProfessional, { body: { bookingId: third, staffId } }),
      fixture.as(team().desk).ask(assignProfessional, { body: { bookingId: one, staffId } }),
    ]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const [mine, theirs] = await places(one, other);
    expect(mine).not.toBe(theirs);
    expect(await strays()).toEqual([]);
  }
});
