import { endedTold, paidBy, returnsTold } from '@nukkad/contract/market/booking/booking-money.told';
import { getCustomerBooking, listCustomerBookings } from '@nukkad/contract/market/booking/booking.api';
import { getDeskBooking } from '@nukkad/contract/market/desk/desk.api';
import { getPartnerBooking } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { listOfficePayments } from '@nukkad/contract/money/payment/office-payment.api';
import { setLimit, previewLimit } from '@nukkad/contract/money/pay-later/office-pay-later.api';
import { seenOfLimit } from '@nukkad/contract/money/pay-later/pay-later.api';
import { listCustomerPayments } from '@nukkad/contract/money/payment/payment.api';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAdminOf } from '../../../test/harness/an-admin-of.ts';
import { type Books, booksOf } from '../../../test/harness/books-of.ts';
import { recordPromise } from '../../../test/faults/record-promise.ts';
import { type Step, type Story, moneySteps, steps } from '../../../test/money/money-stories.ts';
import { checkAttempts, checkListedAttempts } from '../../../test/money/told-attempts.ts';
import { byWay, checkForetold, checkSentences, checkSums, sum } from '../../../test/money/told-facts.ts';
import { type PaymentFixture, paymentFixture } from '../../../test/fixtures/payment-fixture.ts';
import { slowBank } from '../../../test/harness/slow-bank.ts';
import type { Wire } from '../../../test/harness/test-client.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { paidWords } from '../invoice/paid-words.rules.ts';

/**
 * Promise 92: what anyone is told about a booking's money equals the ledger at that moment. TOLD_RUNS stories (default
 * 24, within TOLD_SECONDS) of at most 14 steps, over every way of paying: card, link, cash, credit, parts, Pay later, a
 * second payment; declined, lapsed, captured late, cancelled free and late, taken off the bill after a complaint.
 */
const runs = Number(process.env['TOLD_RUNS'] ?? 24);
const limitMs = Number(process.env['TOLD_SECONDS'] ?? 120) * 1_000;
let fixture: PaymentFixture;
let nisha: Viewer;
let acts: ReturnType<typeof moneySteps>;
beforeAll(async () => {
  fixture = await paymentFixture();
  acts = moneySteps(fixture, await slowBank(fixture));
  nisha = await anAdminOf(fixture.platform.db, 'Nisha Verma');
  const params = { userId: fixture.buyer.userId };
  const limit = 1_000_000;
  const shown = await fixture.as(nisha).ask(previewLimit, { params, body: { limit } });
  const why = 'A good customer of many years.';
  const set = await fixture
    .as(nisha)
    .ask(setLimit, { params, body: { limit, why, seen: seenOfLimit(shown.body) } });
  expect(set.status).toBe(200);
});
afterAll(() => fixture.close());

const buyer = () => fixture.as(fixture.buyer);
const detailsOf = async (bookingId: string): Promise<Wire> =>
  (await buyer().ask(getCustomerBooking, { query: { bookingId } })).body;
/** The other side's page, support's page, the lists and the paper have the same story. */
async function checkOthers(bookingId: string, details: Wire, books: Books): Promise<void> {
  const { money } = details;
  const desk = await fixture.as(nisha).ask(getDeskBooking, { params: { bookingId } });
  expect(desk.body.money).toEqual(money);
  const list = await buyer().ask(listCustomerBookings, { query: { limit: 50 } });
  const card = list.body.items.find((one: Wire) => one.bookingId === bookingId);
  if (card) expect(card.money).toEqual(money);
  const work = await fixture.as(fixture.partners[0].owner).ask(getPartnerBooking, { query: { bookingId } });
  if (work.status === 200) {
    const worker = byWay(work.body.paidBy);
    const whole = sum(paidBy(money.entries).map(({ amount }) => amount));
    expect([worker['cash'], sum(Object.values(worker))]).toEqual([books.came.cash, whole]);
  }
  const orders = await fixture.as(nisha).ask(listOfficePayments, { query: { limit: 50, bookingId } });
  const taken = (kind: string) =>
    sum(orders.body.items.filter((one: Wire) => one.kind === kind).map((one: Wire) => one.taken));
  expect(taken('surplus')).toBe(books.surplus);
  expect(sum(orders.body.items.map((one: Wire) => one.returned))).toBe(books.returned + books.back.later);
  const documents = await fixture.rows(
    sql`select frozen->>'paid' as paid from invoice where booking_id = ${bookingId}`,
  );
  for (const { paid } of documents) expect(paid).toBe(paidWords(details.paidBy));
}

/** Every sum in the messages about it is one that its page has. */
async function checkMessages(
  bookingId: string,
  { money, bookingNumber }: Wire,
  since: number,
): Promise<void> {
  const told = [...endedTold(money), ...returnsTold(money)].map((one) => one.sum);
  const { total_paise: total, fee_paise: fee } = await fixture.row(bookingId);
  const known = new Set([...told, ...money.entries.map(({ amount }: Wire) => amount), total, fee]);
  for (const { template, variables } of fixture.sms.slice(since)) {
    const text = variables['text'] ?? '';
    if (template !== 'booking_update' || variables['bookingNumber'] !== bookingNumber) continue;
    for (const [rupees] of text.matchAll(/₹[\d,]+(?:\.\d\d)?/g))
      expect([...known]).toContain(Math.round(Number(rupees.replaceAll(/[₹,]/g, '')) * 100));
  }
}

/** Whether money may be moving: what the bank itself knows of the newest attempt. */
async function checkAttempt({ order, asked }: Story, { money, can, status }: Wire): Promise<void> {
  if (money.state === 'under_way') expect(can.pay).toBe(false);
  if (!order || !asked || !['Payment Pending', 'Completed'].includes(status)) return;
  const [newest] = await fixture.rows(
    sql`select p.status, o.expires_at from sandbox_order o left join sandbox_payment p using (provider_order_id)
      where provider_order_id = ${order.providerOrderId} order by p.created_at desc, p.status = 'failed' limit 1`,
  );
  const open = newest.expires_at > fixture.clock.now() && money.orderId === order.orderId;
  if (open && newest.status === 'created') expect(money.state).toBe('under_way');
  if (open && newest.status === 'failed') expect(money.state).toBe('failed');
  if (open && newest.status === null) expect(money.state).toBe('not_started');
}

/** The payments screen: all orders, all refunds, all charges. */
async function checkList(bookingIds: readonly string[]): Promise<void> {
  const { body } = await buyer().ask(listCustomerPayments, { query: { limit: 100 } });
  for (const bookingId of bookingIds) {
    const books = await booksOf(fixture, bookingId);
    const own: Wire[] = body.items.filter((order: Wire) => order.bookingId === bookingId);
    checkListedAttempts(own, (await detailsOf(bookingId)).money);
    const refunds: Wire[] = own.flatMap((order: Wire) => order.refunds);
    const amounts = (of: readonly Wire[]) => sum(of.map((refund) => refund.amount));
    const moved = refunds.filter(({ way }) => way !== 'later');
    expect({
      charged: sum(own.filter(({ way }) => way !== 'later').map((order) => order.taken)),
      later: sum(own.filter(({ way }) => way === 'later').map((order) => order.taken)),
      surplus: sum(own.filter(({ kind }) => kind === 'surplus').map((order) => order.taken)),
      returned: amounts(moved.filter((refund) => refund.returnedAt !== null)),
      returning: amounts(moved.filter((refund) => refund.returnedAt === null)),
      released: amounts(refunds.filter(({ way }) => way === 'later')),
    }).toEqual({
      charged: books.charged,
      later: books.came.later,
      surplus: books.surplus,
      returned: books.returned,
      returning: books.returning,
      released: books.back.later,
    });
    const charge = body.charges.find((one: Wire) => one.bookingId === bookingId);
    expect([charge?.amount ?? 0, charge?.kept ?? 0]).toEqual([books.charge, books.kept]);
    if (charge) expect(charge.later).toBe(books.owed);
  }
}

/** All that this buyer still owes for cancelling late. */
async function checkOwed(): Promise<void> {
  const [{ owed }] = await fixture.rows(
    sql`select coalesce(sum(amount_paise), 0)::int as owed from ledger_entry where account_code = 'cancellation_receivable'`,
  );
  const { rows: charges } = await sql<{ paise: number }>`select coalesce(sum(c.amount_paise), 0)::int as paise
    from cancellation_charge c left join booking b on b.booking_id = c.collected_booking_id where b.completed_at is null`.execute(
    fixture.platform.db,
  );
  expect(charges[0]?.paise).toBe(owed);
}

async function checkBooking(told: Story, bookingId: string): Promise<Wire> {
  const details = await detailsOf(bookingId);
  const books = await booksOf(fixture, bookingId);
  checkSums(details, books);
  checkSentences(details, books);
  await checkAttempts(fixture, bookingId, details.money);
  if (bookingId === told.bookingId) checkForetold(told, details);
  return details;
}

const phrases: readonly (readonly Step[])[] = [
  ['pay', 'assign', 'nearly there', 'cancel'],
  ['pay slowly', 'come back', 'lapse', 'bank answers'],
  ['pay slowly', 'lapse', 'bank answers', 'refunds move'],
  ['decline', 'pay slowly', 'come back', 'bank answers'],
  ['pay slowly', 'come back', 'bank declines', 'pay'],
  ['book cash', 'assign', 'nearly there', 'cancel', 'book cash'],
  ['assign', 'work', 'open', 'pay slowly', 'cash', 'bank answers'],
  ['refunds stick', 'cancel', 'refunds move'],
  ['cancel', 'pay'],
  ['pay slowly', 'cancel', 'bank answers'],
  ['pay later', 'assign', 'nearly there', 'cancel', 'settle'],
  ['pay later', 'settle', 'assign', 'nearly there', 'cancel'],
  ['pay later', 'assign', 'work', 'complain', 'settle'],
  ['credit', 'assign', 'nearly there', 'cancel'],
  ['pay', 'cancel to credit'],
  ['book cash', 'assign', 'work', 'part', 'cash', 'complain', 'cash as credit'],
  ['book cash', 'assign', 'work', 'part', 'open', 'cash', 'pay', 'complain'],
  ['pay', 'assign', 'begin', 'add', 'work', 'open', 'pay slowly', 'cash', 'bank answers'],
  ['book cash', 'assign', 'work', 'link', 'complain'],
  ['decline', 'decline', 'pay', 'cancel'],
  ['decline', 'lapse', 'book online', 'open', 'lapse'],
  ['book cash', 'assign', 'work', 'open', 'decline', 'cash', 'lapse', 'lapse'],
];
const story = fc
  .array(
    fc.oneof(
      fc.constantFrom(...steps).map((step) => [step]),
      fc.constantFrom(...phrases).map((phrase) => [...phrase]),
    ),
    { minLength: 2, maxLength: 5 },
  )
  .map((parts) => parts.flat().slice(0, 14));

/** Every phrase once, so that each way of paying is among the few stories too; then at random. */
const known = phrases.map((phrase): readonly Step[] => phrase);

async function tell(sequence: readonly Step[]): Promise<number> {
  const told: Story = { bookingId: '', order: null, asked: true, foretold: null };
  const bookings: string[] = [];
  let checks = 0;
  for (const step of ['book online', 'open', ...sequence] as const) {
    const since = fixture.sms.length;
    await acts[step](told);
    await fixture.drain(fixture.clock.now());
    if (bookings.at(-1) !== told.bookingId) bookings.push(told.bookingId);
    const details = await checkBooking(told, told.bookingId);
    await checkAttempt(told, details);
    await checkMessages(told.bookingId, details, since);
    checks += 1;
  }
  for (const bookingId of bookings) {
    const details = await checkBooking(told, bookingId);
    await checkOthers(bookingId, details, await booksOf(fixture, bookingId));
  }
  await checkList(bookings);
  await checkOwed();
  return checks;
}

test(
  'promise 92: the reported state of money equals the ledger, for any events in any order',
  async () => {
    let checks = 0;
    await fc.assert(
      fc.asyncProperty(story, async (sequence) => {
        checks += await tell(sequence);
      }),
      {
        numRuns: runs,
        ...(process.env['TOLD_SEED'] ? { seed: Number(process.env['TOLD_SEED']) } : {}),
        examples: known.map((phrase) => [[...phrase]]),
        interruptAfterTimeLimit: limitMs,
        markInterruptAsFailure: false,
      },
    );
    expect(await fixture.audit()).toEqual([]);
    recordPromise('92', checks, 0);
  },
  limitMs + 60_000,
);
