import { getCustomerBooking, cancelByCustomer } from '@nukkad/contract/market/booking/booking.api';
import { cancelByPartner } from '@nukkad/contract/market/give-back/give-back.api';
import { getChain } from '@nukkad/contract/market/quote/chain.api';
import * as quotes from '@nukkad/contract/market/quote/quote.api';
import { openDispute } from '@nukkad/contract/market/dispute/dispute.api';
import { reportProfessionalAbsent } from '@nukkad/contract/market/no-show/no-show.api';
import { rescheduleBooking } from '@nukkad/contract/market/reschedule/reschedule.api';
import { addDeliveryAddress } from '@nukkad/contract/places/geography/geography.api';
import { cancelProject } from '@nukkad/contract/work/project/project.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { visitsOf } from '../../../../test/fixtures/agreed-visits.ts';
import { ashasHome } from '../../../../test/fixtures/home-address.ts';
import { key } from '../../../../test/harness/tenant.ts';
import { type Tenants, twoTenants } from '../../../../test/walks/two-tenants.ts';

let tenants: Tenants;
let play: ReturnType<typeof visitsOf>;
let begin: Date;
beforeAll(async () => {
  tenants = await twoTenants();
  begin = tenants.app.clock.now();
  play = visitsOf(tenants);
}, 120_000);
beforeEach(() => {
  tenants.app.sms.length = 0;
  // Sessions end within days.
  tenants.app.clock.set(begin);
});
afterAll(() => tenants.app.close());

const db = () => tenants.app.platform.db;
const row = async (bookingId: string) => {
  const { rows } = await sql<Record<string, unknown>>`select * from booking
    where booking_id = ${bookingId}`.execute(db());
  return rows[0] ?? {};
};
/** Rows of money that speak of this booking. */
const moneyOf = async (bookingId: string) => {
  const { rows } = await sql<{ count: number }>`select (
      (select count(*) from earning where booking_id = ${bookingId})
      + (select count(*) from ledger_entry where booking_id = ${bookingId})
      + (select count(*) from invoice where booking_id = ${bookingId})
      + (select count(*) from payment_order where booking_id = ${bookingId})
      + (select count(*) from cancellation_charge where booking_number =
          (select booking_number from booking where booking_id = ${bookingId})))::int as count`.execute(db());
  return rows[0]?.count;
};

test('promise: the payment of the advance makes project and visits in one step, once, however often it is told', async () => {
  const made = await play.agreed();
  expect(made.status).toBe('Payment Pending');
  const providerOrderId = await play.order(made);
  expect(await play.projectOf(made.rfqId)).toBe('');
  await play.pay(providerOrderId, 2);
  const projectId = await play.projectOf(made.rfqId);
  const { visits, missed, can } = await play.list(projectId);
  expect(visits).toMatchObject([{ title: 'Measuring the kitchen', status: 'Accepted' }]);
  expect([missed, can]).toEqual([[], { plan: false, chooseAddress: false, askAddress: false }]);
  const bookingId = visits[0]?.bookingId ?? '';
  expect(await row(bookingId)).toMatchObject({
    project_id: projectId,
    organisation_id: tenants.a.organisationId,
    total_paise: 0,
    payment_status: 'paid',
    commission_percent: 0,
    pincode: '560038',
  });
  expect((await row(bookingId))['held_staff_id']).not.toBeNull();
  const { client } = tenants.a.buyer;
  const chain = await client.ask(getChain, { query: { projectId } });
  expect(chain.body.links.at(-1)).toMatchObject({ kind: 'visit', status: 'Accepted' });
  const own = await client.ask(getCustomerBooking, { query: { bookingId } });
  expect(own.body).toMatchObject({ projectId, amountDue: 0, can: { pay: false, invoice: false } });
});

test('without an advance both confirmations make them; one whose time was over by then is named and not made', async () => {
  const soon = play.measuring(0, 1133);
  const { rfqId, leadId } = await play.unlocked();
  const sent = await play.send(leadId, { hasAdvance: false, visits: [soon, play.measuring(6)] });
  const quoteId = sent.body.current?.quoteId ?? '';
  const taken = await play.accept(leadId, quoteId, await play.addressId());
  const digest = taken.body.agreement?.digest ?? '';
  await play.sign(tenants.a.buyer, leadId, digest);
  tenants.app.clock.set(new Date(begin.getTime() + 12 * 3_600_000));
  await play.sign(tenants.a.owner, leadId, digest);
  const listed = await play.list(await play.projectOf(rfqId));
  expect(listed.visits).toHaveLength(1);
  expect(listed.missed).toMatchObject([{ title: 'Measuring the kitchen' }]);
});

test('a visit lies ahead when it is sent, within the days of the work, and ends on its day', async () => {
  const { leadId } = await play.unlocked();
  const past = await play.send(leadId, { visits: [play.measuring(-1)] });
  expect([past.status, past.body.code]).toEqual([409, 'quote_visit_past']);
  const outside = await play.send(leadId, { startDay: play.dayIn(5), visits: [play.measuring(3)] });
  expect(outside.status).toBe(400);
  expect(JSON.stringify(outside.body)).toContain('between the first and the last day');
  const night = await play.send(leadId, { visits: [{ ...play.measuring(), slotId: 1147, minutes: 90 }] });
  expect(night.status).toBe(400);
  const six = Array.from({ length: 6 }, () => play.measuring());
  expect((await play.send(leadId, { visits: six })).status).toBe(400);
});

test('the customer names an own address, in the city and with the PIN code of the request', async () => {
  const { buyer } = tenants.a;
  const { leadId } = await play.unlocked();
  const first = await play.send(leadId, { visits: [play.measuring()] });
  const quoteId = first.body.current?.quoteId ?? '';
  expect((await play.accept(leadId, quoteId)).body.code).toBe('quote_address_needed');
  expect((await play.accept(leadId, quoteId, quoteId)).body.code).toBe('quote_address_gone');
  const save = async (pincode: string, locality: string) => {
    const { body } = await buyer.client.ask(addDeliveryAddress, {
      body: { ...ashasHome, label: 'Other', pincode, locality, isDefault: false },
      headers: key(),
    });
    return body.addressId;
  };
  const hebbal = await save('560024', 'Hebbal');
  expect((await play.accept(leadId, quoteId, hebbal)).body.code).toBe('quote_address_other_pincode');
  const { rows } = await sql<{ cityCode: string }>`select city_code as "cityCode" from city
    where city_code <> '1277333' limit 1`.execute(db());
  const far = await play.unlocked(rows[0]);
  const farQuote = (await play.send(far.leadId, { visits: [play.measuring()] })).body.current?.quoteId;
  const elsewhere = await play.accept(far.leadId, farQuote ?? '', await play.addressId());
  expect(elsewhere.body.code).toBe('quote_address_elsewhere');
  const taken = await play.accept(leadId, quoteId, await play.addressId());
  expect(taken.body.agreement?.visitAddress).toContain('Kempegowda Nivas');
  const theirs = await tenants.a.owner.client.ask(quotes.getQuoteThread, { query: { leadId } });
  expect(theirs.body.agreement?.visitAddress).toBeNull();
  // Another version has to be accepted, and its visits placed, anew; what moved is said.
  const again = await play.send(leadId, { visits: [play.measuring(4)] }, 1);
  expect(again.body.current?.visitChanges).toMatchObject([
    { before: { day: play.dayIn(3) }, after: { day: play.dayIn(4) } },
  ]);
  const thread = await buyer.client.ask(quotes.getQuoteThread, { query: { leadId } });
  expect(thread.body.can).toMatchObject({ accept: true, chooseAddress: true });
});

test('where the partner accepted a counter-offer the customer names the address with the confirmation, and the clock waits for it', async () => {
  const { buyer, owner } = tenants.a;
  const { leadId } = await play.unlocked();
  const sent = await play.send(leadId, { hasAdvance: false, visits: [play.measuring(9)] });
  const countered = await buyer.client.ask(quotes.counterQuote, {
    body: {
      leadId,
      quoteId: sent.body.current?.quoteId ?? '',
      total: 90_000_00,
      message: 'A little less, please.',
    },
  });
  const taken = await owner.client.ask(quotes.acceptQuote, {
    body: { leadId, quoteId: countered.body.current?.quoteId ?? '' },
  });
  const digest = taken.body.agreement?.digest ?? '';
  await sql`update agreement set accepted_at = ${new Date(begin.getTime() - 72 * 3_600_000)}
    where lead_id = ${leadId}`.execute(db());
  await tenants.app.drain(new Date(begin.getTime() + 2 * 3_600_000));
  const thread = async () =>
    (await buyer.client.ask(quotes.getQuoteThread, { query: { leadId } })).body.status;
  expect(await thread()).toBe('Accepted By User');
  expect((await play.sign(buyer, leadId, digest)).body.code).toBe('quote_address_needed');
  expect((await play.sign(buyer, leadId, digest, await play.addressId())).status).toBe(200);
  expect((await play.sign(owner, leadId, digest)).body.status).toBe('Booked');
});

test('promise: a visit of a project is started, finished and closed without a row of money', async () => {
  const { projectId, bookingId } = await play.begun({ visits: [play.measuring(0, 1134)] });
  await tenants.assign(tenants.a, bookingId);
  await tenants.start(tenants.a, bookingId);
  await tenants.finish(tenants.a, bookingId);
  await tenants.app.drain();
  expect(await row(bookingId)).toMatchObject({ status: 'Completed', payment_status: 'paid' });
  const { client } = tenants.a.buyer;
  const refused = await client.askLoosely(openDispute, {
    body: { bookingId, kind: 'other', request: 'rework', words: 'The measures are wrong.' },
  });
  expect([refused.status, refused.body.code]).toEqual([409, 'booking_of_project']);
  expect((await play.list(projectId)).visits).toMatchObject([{ status: 'Completed' }]);
  await tenants.app.drain(new Date(tenants.app.clock.now().getTime() + 49 * 3_600_000));
  expect((await row(bookingId))['status']).toBe('Closed');
  expect(await moneyOf(bookingId)).toBe(0);
  const { rows } = await sql`select 1 from review_window where booking_id = ${bookingId}`.execute(db());
  expect(rows).toEqual([]);
});

test('both sides cancel without a charge, and no other partner is asked', async () => {
  const { buyer, desk } = tenants.a;
  const first = await play.begun({ visits: [play.measuring(10)] });
  await tenants.assign(tenants.a, first.bookingId);
  await buyer.client.ask(cancelByCustomer, { body: { bookingId: first.bookingId, reason: 'other' } });
  const second = await play.begun({ visits: [play.measuring(11)] });
  await tenants.assign(tenants.a, second.bookingId);
  tenants.app.sms.length = 0;
  const { bookingId } = second;
  const ended = await desk.client.ask(cancelByPartner, { body: { bookingId, reason: 'emergency' } });
  expect(ended.body).toEqual({ bookingId, status: 'Cancelled' });
  await tenants.app.drain();
  expect(JSON.stringify(tenants.app.sms)).toContain('called off this visit');
  for (const one of [first.bookingId, bookingId]) {
    expect(await row(one)).toMatchObject({
      status: 'Cancelled',
      fee_paise: 0,
      organisation_id: tenants.a.organisationId,
    });
    expect(await moneyOf(one)).toBe(0);
    const { rows } = await sql`select 1 from booking_offer where booking_id = ${one}`.execute(db());
    expect(rows).toEqual([]);
  }
});

test('a visit to which no one came ends without credit and penalty', async () => {
  const { bookingId } = await play.begun({ visits: [play.measuring(0, 1137)] });
  await tenants.assign(tenants.a, bookingId);
  const startsAt = (await row(bookingId))['starts_at'] as Date;
  tenants.app.clock.set(new Date(startsAt.getTime() + 31 * 60_000));
  await tenants.a.buyer.client.ask(reportProfessionalAbsent, { body: { bookingId } });
  await tenants.app.drain();
  expect(await row(bookingId)).toMatchObject({
    status: 'Cancelled',
    reason_code: 'professional_absent',
    organisation_id: tenants.a.organisationId,
  });
  expect(await moneyOf(bookingId)).toBe(0);
});

test('the customer moves it at once and without a charge, with its partner alone; the partner asks', async () => {
  const { buyer, desk } = tenants.a;
  const { bookingId } = await play.begun({ visits: [play.measuring(12)] });
  const moved = await buyer.client.ask(rescheduleBooking, {
    body: { bookingId, day: play.dayIn(4), slotId: 1125 },
  });
  expect(moved.body).toMatchObject({ status: 'Accepted', proposal: null });
  const asked = await desk.client.ask(rescheduleBooking, {
    body: { bookingId, day: play.dayIn(5), slotId: 1125 },
  });
  expect(asked.body.proposal).toMatchObject({ by: 'partner', fee: 0 });
});

test('its visits end with a project that is cancelled', async () => {
  const { projectId, bookingId } = await play.begun();
  await tenants.a.owner.client.ask(cancelProject, { body: { projectId } });
  await tenants.app.drain();
  expect(await row(bookingId)).toMatchObject({ status: 'Cancelled', reason_code: 'project_cancelled' });
  const { visits, can } = await play.list(projectId, tenants.a.owner);
  expect([visits.length, can.plan]).toEqual([1, false]);
});
