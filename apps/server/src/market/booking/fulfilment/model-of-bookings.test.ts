import {
  cancelByCustomer,
  getCustomerBooking,
  answerAddition,
} from '@nukkad/contract/market/booking/booking.api';
import {
  acceptOrReject,
  addAdditionalService,
  assignProfessional,
  completeBooking,
  verifyStartCode,
} from '@nukkad/contract/market/fulfilment/fulfilment.api';
import {
  bookingLifecycle,
  type BookingStatus,
  type BookingVerb,
} from '@nukkad/contract/market/booking/booking.noun';
import { addDays, istDay, istMinuteOfDay } from '@nukkad/contract/kernel/time';
import { cancelByPartner } from '@nukkad/contract/market/give-back/give-back.api';
import { reportCustomerAbsent, reportProfessionalAbsent } from '@nukkad/contract/market/no-show/no-show.api';
import { rescheduleBooking } from '@nukkad/contract/market/reschedule/reschedule.api';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Who, capacities, people, viewerOf } from '../../../../test/fixtures/booking-actors.ts';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';
import type { Wire } from '../../../../test/harness/test-client.ts';
import { defaultRules } from '../booking.rules.ts';
import { giveBackTerms } from '../give-back/give-back.rules.ts';
import { required } from '../../../../test/harness/required.ts';

/**
 * Promise 6: after any actions in any order, the booking is in the state that a model made of the lifecycle's table
 * alone predicts. MODEL_RUNS sequences (default 12) of at most 30 actions.
 */
const runs = Number(process.env['MODEL_RUNS'] ?? 12);
const timeout = 60_000 + runs * 3_000;
let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await bookingFixture();
});
afterAll(() => fixture.close());

const verbs = [
  'cancel',
  'accept',
  'refuse',
  'assign',
  'start',
  'askAddition',
  'answerAddition',
  'complete',
  'reschedule',
  'giveBack',
  'customerAbsent',
  'professionalAbsent',
] as const;
interface Action {
  readonly who: Who;
  readonly verb: (typeof verbs)[number];
}

/** What the machine knows: no more than the table needs. */
interface Machine {
  status: BookingStatus;
  /** Which partner has it; -1: none. */
  partner: number;
  openAdditions: number;
  /** How often the customer moved it; it was moved to another day then, on which it is too early to start. */
  moved: number;
}

const mostChanges = 3;

/** No partner is left: it is given up shortly before its time, and waits where it was moved to another day. */
const without = ({ moved }: Machine): BookingStatus => (moved > 0 ? 'Need To Forward' : 'Rejected');

/** The machine's own reading of the table. The actions speak for the partner that has the booking, if one has. */
function step(machine: Machine, { who, verb }: Action): void {
  const actor = capacities[who];
  const move: { from: readonly unknown[]; by: readonly unknown[]; to: readonly BookingStatus[] } =
    bookingLifecycle.moves[verb as BookingVerb];
  const assigned = ['Assigned', 'Inprogress', 'Completed'].includes(machine.status);
  if (
    !actor ||
    !move.by.includes(actor) ||
    !move.from.includes(machine.status) ||
    (actor === 'Professional' && !assigned)
  )
    return;
  if (verb === 'answerAddition' && machine.openAdditions === 0) return;
  if (verb === 'complete' && machine.openAdditions > 0) return;
  if (verb === 'start' && machine.moved > 0) return;
  // The clock stands still before the visit: neither side can be absent yet.
  if (verb === 'customerAbsent' || verb === 'professionalAbsent') return;
  if (verb === 'reschedule') {
    // Free and at once for as long as it was just booked; where no partner is left, no time is free.
    if (machine.moved < mostChanges && machine.status !== 'Need To Forward') machine.moved += 1;
    return;
  }
  machine.status = move.to[0] ?? machine.status;
  if (verb === 'askAddition') machine.openAdditions += 1;
  if (verb === 'answerAddition') machine.openAdditions -= 1;
  if (verb === 'refuse' || verb === 'giveBack') {
    machine.partner += 1;
    machine.status = machine.partner < fixture.partners.length ? 'Partner Assigned' : without(machine);
  }
}

/** Two days from now, each time half an hour later than before. */
function anotherTime({ bookingId, startsAt, companyName }: Wire) {
  const day = addDays(istDay(fixture.clock.now()), 2);
  const here = istDay(new Date(startsAt)) === day ? istMinuteOfDay(new Date(startsAt)) / 30 + 1 : 20;
  const seen = { startsAt, partnerName: companyName, fee: 0, mustAgree: false };
  return { bookingId, day, slotId: 1100 + here, seen };
}

const penaltyNow = ({ startsAt }: Wire) =>
  giveBackTerms({ startsAt: new Date(startsAt) }, defaultRules, fixture.clock.now()).penaltyPaise;

/** What the customer sees is read for verbs that send some of it. */
const readsFirst: readonly Action['verb'][] = [
  'start',
  'answerAddition',
  'reschedule',
  'giveBack',
  'customerAbsent',
  'professionalAbsent',
];

async function act(bookingId: string, { who, verb }: Action, partner: number): Promise<number> {
  const client = fixture.as(viewerOf(fixture, who, partner));
  const seen: Wire = readsFirst.includes(verb)
    ? (await fixture.as(fixture.buyer).ask(getCustomerBooking, { query: { bookingId } })).body
    : { additions: [] };
  const open = seen.additions.find((addition: { state: string }) => addition.state === 'asked');
  const staffId = (fixture.partners[partner] ?? fixture.partners[0]).professionals[0].staffId;
  const calls: Record<Action['verb'], () => Promise<{ status: number }>> = {
    cancel: () =>
      client.ask(cancelByCustomer, {
        body: {
          bookingId,
          reason: 'other',
        },
      }),
    accept: () => client.ask(acceptOrReject, { body: { bookingId, action: 'accept' } }),
    refuse: () => client.ask(acceptOrReject, { body: { bookingId, action: 'reject' } }),
    assign: () => client.ask(assignProfessional, { body: { bookingId, staffId: required(staffId) } }),
    start: () => client.ask(verifyStartCode, { body: { bookingId, otp: seen.startCode ?? '000000' } }),
    askAddition: () =>
      client.ask(addAdditionalService, {
        body: {
          bookingId,
          serviceId: 'test-fan-fitting',
          quantity: 1,
          seen: { ownPrice: 10_000 },
        },
      }),
    answerAddition: () =>
      client.ask(answerAddition, {
        body: { bookingId, additionId: open?.additionId ?? bookingId, approve: true },
      }),
    complete: () => client.ask(completeBooking, { body: { bookingId } }),
    reschedule: () => client.ask(rescheduleBooking, { body: anotherTime(seen) }),
    giveBack: () =>
      client.ask(cancelByPartner, {
        body: {
          bookingId,
          reason: 'other',
          seen: { startsAt: seen.startsAt, locality: seen.locality, penalty: penaltyNow(seen) },
        },
      }),
    customerAbsent: () =>
      client.ask(reportCustomerAbsent, {
        body: { bookingId, photoId: bookingId, seen: { startsAt: seen.startsAt, fee: 20_000 } },
      }),
    professionalAbsent: () =>
      client.ask(reportProfessionalAbsent, {
        body: {
          bookingId,
          seen: { startsAt: seen.startsAt, partnerName: seen.companyName, credit: 10_000 },
        },
      }),
  };
  const { status } = await calls[verb]();
  // What was refused has told no one anything.
  if (status < 400) await fixture.drain();
  return status;
}

/** Mostly the actor whose turn it is, so that sequences make progress; often enough any actor. */
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ who: fc.constantFrom(...people), verb: fc.constantFrom(...verbs) }),
  fc.constantFrom<Action>(
    { who: 'owner', verb: 'accept' },
    { who: 'desk', verb: 'assign' },
    { who: 'professional', verb: 'start' },
    { who: 'professional', verb: 'askAddition' },
    { who: 'buyer', verb: 'answerAddition' },
    { who: 'professional', verb: 'complete' },
    { who: 'owner', verb: 'refuse' },
    { who: 'buyer', verb: 'reschedule' },
    { who: 'desk', verb: 'giveBack' },
  ),
);

/** The way to the end, and the way out: so that every run reaches these. */
const wayToTheEnd: Action[] = [
  { who: 'owner', verb: 'refuse' },
  { who: 'desk', verb: 'accept' },
  { who: 'owner', verb: 'assign' },
  { who: 'professional', verb: 'start' },
  { who: 'professional', verb: 'askAddition' },
  { who: 'buyer', verb: 'answerAddition' },
  { who: 'professional', verb: 'complete' },
];
const wayOut: Action[] = [
  { who: 'owner', verb: 'accept' },
  { who: 'buyer', verb: 'cancel' },
];
const otherwise: Action[] = [
  { who: 'buyer', verb: 'reschedule' },
  { who: 'owner', verb: 'accept' },
  { who: 'desk', verb: 'assign' },
  { who: 'buyer', verb: 'reschedule' },
  { who: 'professional', verb: 'customerAbsent' },
  { who: 'buyer', verb: 'professionalAbsent' },
  { who: 'owner', verb: 'giveBack' },
  { who: 'desk', verb: 'accept' },
  { who: 'desk', verb: 'giveBack' },
  { who: 'owner', verb: 'refuse' },
  { who: 'buyer', verb: 'reschedule' },
  { who: 'buyer', verb: 'cancel' },
];
const noneLeft: Action[] = Array.from({ length: 3 }, () => ({ who: 'owner', verb: 'refuse' }));

test(
  'promise 6: the booking and the machine never differ',
  async () => {
    const reached = new Set<BookingStatus>();
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 30 }), async (actions) => {
        await fixture.rows(sql`delete from professional_reservation`);
        const startsAt = new Date(fixture.clock.now().getTime() + 55 * 60_000);
        const bookingId = await fixture.offered({ startsAt });
        const machine: Machine = { status: 'Partner Assigned', partner: 0, openAdditions: 0, moved: 0 };
        for (const one of actions) {
          const before = machine.status;
          const { partner } = machine;
          step(machine, one);
          const answered = await act(bookingId, one, partner);
          const row = await fixture.row(bookingId);
          expect({ one, before, answered, status: row.status }).toEqual({
            one,
            before,
            answered,
            status: machine.status,
          });
          expect(answered).toBeLessThan(500);
          reached.add(row.status);
        }
      }),
      { numRuns: runs, endOnFailure: true, examples: [[wayToTheEnd], [wayOut], [otherwise], [noneLeft]] },
    );
    expect([...reached]).toEqual(
      expect.arrayContaining([
        'Partner Assigned',
        'Accepted',
        'Assigned',
        'Inprogress',
        'Completed',
        'Cancelled',
        'Rejected',
      ]),
    );
  },
  timeout,
);
