import {
  answerAddition,
  cancelByCustomer,
  getCustomerBooking,
} from '@nukkad/contract/market/booking/booking.api';
import {
  bookingLifecycle,
  type BookingStatus,
  type BookingVerb,
} from '@nukkad/contract/market/booking/booking.noun';
import { addAdditionalService, completeBooking } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { answerStop, askStop, getStop } from '@nukkad/contract/market/stop/stop.api';
import type { Stopper } from '@nukkad/contract/market/stop/stop.noun';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Who, capacities, people, viewerOf } from '../../../../test/fixtures/booking-actors.ts';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';
import { required } from '../../../../test/harness/required.ts';

/**
 * Promise 6, of a visit under way: after any actions in any order it is in the state that a model made of the lifecycle's
 * table alone predicts, and its bill is never above the agreed one. PROMISE_RUNS sequences (default 8) of at most 12 actions.
 */
const runs = Number(process.env['PROMISE_RUNS'] ?? 8);
const hourMs = 3_600_000;
let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await bookingFixture();
});
afterAll(() => fixture.close());

const sideOf = (who: Who): Stopper => (who === 'buyer' ? 'customer' : 'partner');

const verbs = [
  'ask',
  'safety',
  'agree',
  'contest',
  'withdraw',
  'askAddition',
  'answerAddition',
  'complete',
  'cancel',
  'wait',
] as const;
type Verb = (typeof verbs)[number];
interface Action {
  readonly who: Who;
  readonly verb: Verb;
}

/** What the machine knows. `asked`: the side whose word waits for an answer. */
interface Machine {
  status: BookingStatus;
  asked: Stopper | null;
  openAdditions: number;
}

/** The row of the table that an action is. */
const rowOf = ({ who, verb }: Action): BookingVerb =>
  ({
    ask: 'askStop',
    safety: sideOf(who) === 'customer' ? 'stopDisputed' : 'stopEarly',
    agree: 'stopEarly',
    contest: 'stopDisputed',
    withdraw: 'withdrawStop',
    askAddition: 'askAddition',
    answerAddition: 'answerAddition',
    complete: 'complete',
    cancel: 'cancel',
    wait: 'stopEarly',
  })[verb] as BookingVerb;

/** Whether what is open now allows it; the table knows of states alone. */
function fits({ asked, openAdditions }: Machine, { who, verb }: Action): boolean {
  if (verb === 'ask' || verb === 'safety') return asked === null;
  if (verb === 'agree' || verb === 'contest') return asked !== null && asked !== sideOf(who);
  if (verb === 'withdraw') return asked === sideOf(who);
  if (verb === 'wait') return asked !== null;
  if (verb === 'answerAddition') return openAdditions > 0;
  return verb !== 'complete' || (asked === null && openAdditions === 0);
}

function step(machine: Machine, action: Action): void {
  const { who, verb } = action;
  const move: { from: readonly unknown[]; by: readonly unknown[]; to: readonly BookingStatus[] } =
    bookingLifecycle.moves[rowOf(action)];
  const actor = verb === 'wait' ? 'System' : capacities[who];
  if (!actor || !move.by.includes(actor) || !move.from.includes(machine.status) || !fits(machine, action))
    return;
  machine.status = move.to[0] ?? machine.status;
  if (verb === 'ask') machine.asked = sideOf(who);
  else if (verb === 'withdraw' || machine.status !== 'Inprogress') machine.asked = null;
  if (verb === 'askAddition') machine.openAdditions += 1;
  if (verb === 'answerAddition') machine.openAdditions -= 1;
}

/** The answer's status; 200 where time passed. */
async function act(bookingId: string, { who, verb }: Action): Promise<number> {
  const client = fixture.as(viewerOf(fixture, who));
  const buyer = fixture.as(fixture.buyer);
  const [{ body: shown }, { body: of }] = await Promise.all([
    buyer.ask(getCustomerBooking, { query: { bookingId } }),
    buyer.ask(getStop, { query: { bookingId } }),
  ]);
  const open = shown.additions.find(({ state }: { state: string }) => state === 'asked');
  const say = (reason: 'safety' | 'cannot_finish') =>
    client.ask(askStop, {
      body: { bookingId, reason, words: '', done: [{ lineId: required(of.lines[0]).lineId, quantity: 1 }] },
    });
  const reply = (answer: 'agree' | 'contest' | 'withdraw') =>
    client.ask(answerStop, {
      body: { bookingId, stopId: of.stop?.stopId ?? bookingId, answer, words: 'The fan does not turn.' },
    });
  const calls: Record<Verb, () => Promise<{ status: number }>> = {
    ask: () => say('cannot_finish'),
    safety: () => say('safety'),
    agree: () => reply('agree'),
    contest: () => reply('contest'),
    withdraw: () => reply('withdraw'),
    askAddition: () =>
      client.ask(addAdditionalService, {
        body: { bookingId, serviceId: 'test-fan-fitting', quantity: 1, seen: { ownPrice: 10_000 } },
      }),
    answerAddition: () =>
      client.ask(answerAddition, {
        body: { bookingId, additionId: open?.additionId ?? bookingId, approve: true },
      }),
    complete: () => client.ask(completeBooking, { body: { bookingId } }),
    cancel: () => client.ask(cancelByCustomer, { body: { bookingId, reason: 'other' } }),
    wait: async () => {
      fixture.clock.set(new Date(fixture.clock.now().getTime() + 3 * hourMs));
      return { status: 200 };
    },
  };
  const { status } = await calls[verb]();
  await fixture.drain();
  return status;
}

/** As it is kept: its state, whether a word waits for an answer, and its bill. */
async function keptOf(bookingId: string) {
  const [row] = await fixture.rows(sql`select status, total_paise + additions_paise as bill,
    exists (select from booking_stop s where s.booking_id = b.booking_id and s.status = 'open') as asked
    from booking b where booking_id = ${bookingId}`);
  return required(row);
}

const one = (who: Who, verb: Verb): Action => ({ who, verb });
/** Mostly those whose turn it is. */
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ who: fc.constantFrom(...people), verb: fc.constantFrom(...verbs) }),
  fc.constantFrom(
    one('professional', 'ask'),
    one('buyer', 'ask'),
    one('buyer', 'withdraw'),
    one('desk', 'withdraw'),
    one('professional', 'askAddition'),
    one('buyer', 'answerAddition'),
  ),
);
const agreed = [one('professional', 'ask'), one('owner', 'agree'), one('buyer', 'agree')];
const contested = [one('buyer', 'ask'), one('professional', 'complete'), one('owner', 'contest')];
const notAnswered = [one('desk', 'ask'), one('desk', 'withdraw'), one('owner', 'ask'), one('buyer', 'wait')];
const sentAway = [one('professional', 'askAddition'), one('buyer', 'safety'), one('buyer', 'cancel')];
const left = [one('buyer', 'cancel'), one('professional', 'safety'), one('professional', 'complete')];

test(
  'promise 6: a visit that is stopped early and the machine never differ',
  async () => {
    const reached = new Set<BookingStatus>();
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 12 }), async (actions) => {
        await fixture.rows(sql`delete from professional_reservation`);
        const startsAt = new Date(fixture.clock.now().getTime() + 55 * 60_000);
        const bookingId = await fixture.started({ startsAt, quantity: 2, totalPaise: 100_000 });
        const machine: Machine = { status: 'Inprogress', asked: null, openAdditions: 0 };
        let before = await keptOf(bookingId);
        for (const done of actions) {
          const wasAsked = machine.asked;
          step(machine, done);
          const answered = await act(bookingId, done);
          const kept = await keptOf(bookingId);
          expect({ done, wasAsked, answered, status: kept.status, asked: kept.asked }).toEqual({
            done,
            wasAsked,
            answered,
            status: machine.status,
            asked: machine.asked !== null,
          });
          expect(answered).toBeLessThan(500);
          if (done.verb !== 'answerAddition') expect(kept.bill).toBeLessThanOrEqual(before.bill);
          before = kept;
          reached.add(kept.status);
        }
      }),
      {
        numRuns: runs,
        endOnFailure: true,
        examples: [[agreed], [contested], [notAnswered], [sentAway], [left]],
      },
    );
    expect([...reached]).toEqual(expect.arrayContaining(['Inprogress', 'Completed', 'Disputed']));
  },
  60_000 + runs * 5_000,
);
