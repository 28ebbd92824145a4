import { generateOtp } from '@nukkad/contract/identity/account/sign-in.api';
import { addDeliveryAddress } from '@nukkad/contract/places/geography/geography.api';
import { getServiceDetails } from '@nukkad/contract/market/catalog/catalog.api';
import { getTimeSlots } from '@nukkad/contract/market/schedule/slot.api';
import * as booking from '@nukkad/contract/market/booking/booking.api';
import { listFreeProfessionals } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { getRescheduleOptions } from '@nukkad/contract/market/reschedule/reschedule.api';
import { endpoints } from '@nukkad/contract';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { seenOfCart } from '@nukkad/contract/market/booking/booking.confirm';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInCode } from '../src/identity/account/account-keys.ts';
import { startCodeOf } from '../src/market/booking/start-code.ts';
import { csrfCookie, csrfHeader, csrfToken } from '../src/platform/http/csrf.ts';
import { ashasHome } from './fixtures/home-address.ts';
import { previewFor } from './walks/preview-first.ts';
import type { TestClient, Wire } from './harness/test-client.ts';
import { testSecret } from './harness/test-secret.ts';
import { type Trips, tripsOf } from './fixtures/trips.ts';
import { type WholeApp, wholeApp } from './harness/whole-app.ts';

type Person = Awaited<ReturnType<WholeApp['as']>>;

const count = tripsOf();
let whole: WholeApp;
let asha: Person;
beforeAll(async () => {
  whole = await wholeApp();
  asha = await whole.as('9000000001');
  await good(asha.askLoosely(addDeliveryAddress, { body: ashasHome }));
}, 120_000);
afterAll(() => whole.close());

const good = async (answer: Promise<{ status: number; body: Wire }>): Promise<Wire> => {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
  return body;
};

/** Who asks; and of a professional, what is missing of their profile. Each is read alone, over a connection of its own. */
const ofSession = [
  'from user_session s join',
  'from user_account where user_id = $1::uuid or',
  'from person_profile',
];

/** One call within this process, counted from its first byte to its answer. */
async function counted(
  person: Person,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: object,
): Promise<Trips & { body: Wire }> {
  const token = csrfToken(testSecret, person.sessionId);
  const headers = {
    authorization: `Bearer ${person.accessToken}`,
    cookie: `${csrfCookie}=${token}`,
    [csrfHeader]: token,
    'idempotency-key': randomUUID(),
  };
  let answer: Wire;
  const trips = await count(async () => {
    const said = await whole.app.http.inject({
      method,
      url: `/api/${path}`,
      headers,
      ...(body && { payload: body }),
    });
    if (said.statusCode >= 300) throw new Error(`${path} answered ${said.statusCode}: ${said.body}`);
    answer = said.json();
  });
  // A session is remembered for a second: whether it is read again, alone, depends on how busy the machine is.
  const statements = trips.statements.filter((text) => !ofSession.some((part) => text.includes(part)));
  const sessions = trips.statements.length - statements.length;
  return { statements, trips: trips.trips - sessions, body: answer };
}

const serviceId = 'tap-repair';

/** The first answer to each required question of the service. */
async function firstOptions(client: TestClient): Promise<string[]> {
  const { questions } = await good(client.ask(getServiceDetails, { query: { serviceId } }));
  return questions.filter((one: Wire) => one.required).map((one: Wire) => one.options[0].optionId);
}

async function fillCart(buyer: TestClient): Promise<void> {
  const day = addDays(istDay(new Date()), 3);
  const optionIds = await firstOptions(buyer);
  await good(buyer.ask(booking.fillCart, { body: { lines: [{ serviceId, quantity: 1, optionIds }] } }));
  const { items } = await good(
    buyer.ask(getTimeSlots, { query: { day, serviceIds: serviceId, pincode: '560038' } }),
  );
  const { slotId } = items.find((slot: Wire) => slot.available && !slot.primeTime);
  await good(buyer.ask(booking.changeCart, { body: { day, slotId } }));
}

const endpointOf = (method: string, path: string) => {
  const found = endpoints.find((one) => one.method === method && one.path === `/${path}`);
  if (!found) throw new Error(`No call is ${method} ${path}.`);
  return found;
};

/** With what the screen before it shows. */
async function confirmed(person: Person, method: 'POST' | 'PATCH', path: string, body: object) {
  const seen = await previewFor(person, endpointOf(method, path), body);
  return counted(person, method, path, { ...body, seen });
}

/** The owner of the organisation that was asked to take the booking. */
async function partnerOf(bookingId: string): Promise<Person> {
  const find = async () => {
    const { rows } = await sql<{ mobile: string }>`select u.mobile_number as mobile
      from booking_offer join organisation o using (organisation_id) join user_account u on u.user_id = o.owner_user_id
      where booking_id = ${bookingId}`.execute(whole.app.platform.db);
    return rows[0]?.mobile;
  };
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  return whole.as((await find()) ?? '', 'Service Partner');
}

/** As a browser that was used before: by the code that was sent. */
async function signedIn(mobileNumber: string): Promise<Trips> {
  const { sessionId } = await good(whole.anonymous.ask(generateOtp, { body: { mobileNumber } }));
  const token = csrfToken(testSecret, null);
  const headers = {
    cookie: `${csrfCookie}=${token}; device=abcdefghijklmnopqrstuv`,
    [csrfHeader]: token,
    sessionid: sessionId,
  };
  const payload = { mobileNumber, otp: signInCode(testSecret, sessionId), purpose: 'sign-in' };
  return count(async () => {
    const url = '/api/home/verifyotp';
    const said = await whole.app.http.inject({ method: 'POST', url, headers, payload });
    if (said.statusCode !== 200) throw new Error(`Signing in answered ${said.statusCode}: ${said.body}`);
  });
}

test('signing in with a code takes at most nine statements in two trips', async () => {
  await signedIn('9000000001');
  // On a busy machine an answer may come in two parts, and what follows from it leaves in two turns.
  const times = [await signedIn('9000000001'), await signedIn('9000000001'), await signedIn('9000000001')];
  for (const { statements } of times) expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(9);
  expect(Math.min(...times.map(({ trips }) => trips))).toBeLessThanOrEqual(2);
}, 60_000);

test('a page of own bookings is one statement beside the session and the payments of its bookings', async () => {
  const url = '/api/service/booking/customer/list';
  const headers = { authorization: `Bearer ${asha.accessToken}` };
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  const { statements, trips } = await count(() => whole.app.http.inject({ method: 'GET', url, headers }));
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(3);
  expect(trips).toBeLessThanOrEqual(3);
}, 60_000);

/** Statements and trips of each; both only ever get fewer. The session is not counted. */
const most = {
  placed: [7, 3],
  accepted: [7, 3],
  assigned: [8, 3],
  started: [6, 2],
  completed: [6, 2],
  rescheduled: [9, 3],
  cancelled: [6, 2],
  givenBack: [5, 2],
  added: [6, 3],
  approved: [8, 4],
  paidInCash: [10, 3],
  disputed: [6, 3],
} as const;

/** Booked for cash by Asha, and with the partner that it was offered to. */
async function placeBooking(): Promise<{ placed: Trips; bookingId: string; owner: Person }> {
  await fillCart(asha);
  const seen = seenOfCart(await good(asha.ask(booking.getCart)));
  const placed = await counted(asha, 'POST', 'payment/create_booking', { paymentMode: 'cash', seen });
  const { bookingId } = placed.body;
  return { placed, bookingId, owner: await partnerOf(bookingId) };
}

/** From the day on which it is placed any booking may be started, and one customer may have many. */
async function setRules(): Promise<void> {
  const many = { unpaid: 20, cash: 20, all: 20 };
  const rules = { 'booking.rules': { startEarlyMinutes: 20_000 }, 'booking.caps': { newcomer: many } };
  for (const [key, value] of Object.entries(rules))
    await sql`insert into setting (key, valid_from, value, why) values (${key}, '2020-01-02', ${value}::jsonb, 'A test.')`.execute(
      whole.app.platform.db,
    );
}

/** A second service is asked for at the customer's, who says yes. */
async function playAddition(owner: Person, bookingId: string): Promise<Record<'added' | 'approved', Trips>> {
  const asked = { bookingId, serviceId, quantity: 1, optionIds: await firstOptions(asha) };
  const added = await confirmed(owner, 'POST', 'service/booking/partner/add_additiona_service', asked);
  const yes = { bookingId, additionId: added.body.additionId, approve: true };
  const approved = await confirmed(asha, 'PATCH', 'service/booking/qoute/approval', yes);
  return { added, approved };
}

/** Each verb once: one booking that is completed, and one that is cancelled after it was offered. */
async function playVerbs(): Promise<Record<keyof typeof most, Trips>> {
  const { placed, bookingId, owner } = await placeBooking();
  const yes = { bookingId, action: 'accept' };
  const accepted = await confirmed(owner, 'PATCH', 'service/booking/partner/acceptReject', yes);
  const { items } = await good(owner.ask(listFreeProfessionals, { query: { bookingId } }));
  const { staffId } = items.find(({ free }: Wire) => free);
  const chosen = { bookingId, staffId };
  const assigned = await confirmed(owner, 'PATCH', 'service/booking/partner/assign_pro', chosen);
  const code = { bookingId, otp: startCodeOf(testSecret, bookingId, 1) };
  const started = await counted(owner, 'POST', 'service/booking/partner/verifiyOTP', code);
  const more = await playAddition(owner, bookingId);
  const completed = await confirmed(owner, 'POST', 'service/booking/partner/completed', { bookingId });
  const paidInCash = await confirmed(owner, 'PATCH', 'service/booking/collectCash', { bookingId });
  const claim = { bookingId, kind: 'damage', request: 'refund', words: 'The tap leaks more than before.' };
  const disputed = await counted(asha, 'POST', 'service/booking/dispute', claim);
  const { bookingId: other } = await placeBooking();
  const day = addDays(istDay(new Date()), 4);
  const { items: times } = await good(asha.ask(getRescheduleOptions, { query: { bookingId: other, day } }));
  const { slotId } = times.find((slot: Wire) => slot.available);
  const later = { bookingId: other, day, slotId };
  const rescheduled = await confirmed(asha, 'PATCH', 'service/booking/reschedule', later);
  const why = { bookingId: other, reason: 'other' };
  const cancelled = await confirmed(asha, 'PATCH', 'service/booking/customer/cancel', why);
  const third = await placeBooking();
  const taken = { bookingId: third.bookingId, action: 'accept' };
  await confirmed(third.owner, 'PATCH', 'service/booking/partner/acceptReject', taken);
  const back = { bookingId: third.bookingId, reason: 'other' };
  const givenBack = await confirmed(third.owner, 'PATCH', 'service/booking/partner/cancel', back);
  const done = { placed, accepted, assigned, started, ...more, completed, paidInCash, disputed };
  return { ...done, rescheduled, cancelled, givenBack };
}

test('each verb of a booking, from placing it to its dispute, takes few trips to the database', async () => {
  await setRules();
  // Reads are merged once they were asked alone, and rules are held once they were read.
  await playVerbs();
  const counts = await playVerbs();
  for (const [verb, { statements, trips }] of Object.entries(counts)) {
    const [mostStatements, mostTrips] = most[verb as keyof typeof most];
    const said = `${verb}:\n${statements.join('\n')}`;
    expect.soft(trips, `trips of ${said}`).toBeLessThanOrEqual(mostTrips);
    expect.soft(statements.length, `statements of ${said}`).toBeLessThanOrEqual(mostStatements);
  }
}, 90_000);

/** A professional of the city whose hours are all of today. */
async function punching(): Promise<Person> {
  const { db } = whole.app.platform;
  const ramesh = await whole.as('9000200000');
  const of = sql`select s.staff_id, s.organisation_id from staff_member s join user_account u using (user_id)
    where u.mobile_number = '9000200000'`;
  await sql`delete from staff_shift where staff_id in (select staff_id from (${of}) own)`.execute(db);
  await sql`insert into attendance_setting (attendance_setting_id, organisation_id, staff_id, starts_minute, ends_minute, break_minutes,
      grace_minutes, full_day_minutes, half_day_minutes, overtime_after_minutes, earliest_minutes, latest_minutes, must_be_at_site,
      accepts_offline, corrections_per_month, correction_days_back, updated_at)
    select gen_random_uuid(), organisation_id, staff_id, 0, 1439, 60, 10, 420, 240, 30, 480, 480, false, true, 3, 7, now()
    from (${of}) own`.execute(db);
  return ramesh;
}

test('a check-in and a check-out read all at once and write with their commit', async () => {
  const ramesh = await punching();
  const punch = (kind: 'in' | 'out') => counted(ramesh, 'POST', 'user/checkInOut', { kind });
  await punch('in');
  await punch('out');
  for (const one of [await punch('in'), await punch('out')]) {
    const said = one.statements.join('\n');
    expect.soft(one.trips, said).toBeLessThanOrEqual(3);
    expect.soft(one.statements.length, said).toBeLessThanOrEqual(7);
  }
});

/** Of a year, statements and trips; attendance is judged month by month. */
const mostOfReports = {
  'report/headcount': [2, 2],
  'report/attendance?months=12': [12 * 12, 3 * 12],
  'report/leave': [4, 4],
  'report/leave/taken': [2, 2],
  'report/cost': [2, 2],
  'expenses/payments?count=true': [5, 5],
} as const;

test('each report of people takes a bounded number of statements, however many people there are', async () => {
  const owner = await whole.as('9000000100', 'Service Partner');
  for (const [path, [mostStatements, mostTrips]] of Object.entries(mostOfReports)) {
    const ask = () => counted(owner, 'GET', `user/${path}`);
    await ask();
    const { statements, trips } = await ask();
    const said = `${path}:\n${statements.join('\n')}`;
    expect.soft(trips, `trips of ${said}`).toBeLessThanOrEqual(mostTrips);
    expect.soft(statements.length, `statements of ${said}`).toBeLessThanOrEqual(mostStatements);
  }
}, 60_000);
