import { generateOtp, verifyOtp } from '@nukkad/contract/identity/account/sign-in.api';
import { searchServices } from '@nukkad/contract/market/catalog/catalog.api';
import { createOrder, getInvoice, listCustomerPayments } from '@nukkad/contract/money/payment/payment.api';
import {
  getPartnerBooking,
  listPartnerBookings,
  verifyStartCode,
} from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { getMyProfile } from '@nukkad/contract/identity/account/account.api';
import { addDeliveryAddress, listDeliveryAddresses } from '@nukkad/contract/places/geography/geography.api';
import { cancelByCustomer, getCustomerBooking } from '@nukkad/contract/market/booking/booking.api';
import type { OutboxEvent } from '../src/platform/outbox/event.ts';
import { liveMessages } from '../src/platform/outbox/live-messages.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payOrder } from '../src/money/payment/sandbox/pay-order.ts';
import { createLog } from '../src/platform/log.ts';
import { recordPromise } from './faults/record-promise.ts';
import { secretsOfWays, walkOwnersWays, walkPersonalWays } from './walks/personal-ways.ts';
import { type Person, key } from './harness/tenant.ts';
import { type Tenants, twoTenants } from './walks/two-tenants.ts';
import { required } from './harness/required.ts';

/** The main job with everything that goes wrong on its way, at the loudest log level; then everything is searched. */
const lines: string[] = [];
let tenants: Tenants;
const startCodes = new Set<string>();
let offered: string;
let accepted: string;
let answered: readonly string[] = [];

const lastDigits = (mobileNumber: string) => mobileNumber.slice(-2);

async function goWrong(person: Person, bookingId: string) {
  const { app } = tenants;
  const anonymous = app.as(null);
  await anonymous.ask(generateOtp, { body: { mobileNumber: `${person.mobileNumber}x` } });
  await anonymous.ask(verifyOtp, {
    body: { mobileNumber: person.mobileNumber, otp: '123456' },
    headers: { sessionid: 'x' },
  });
  await anonymous.ask(searchServices, { query: { q: person.mobileNumber, lat: 12.97, lng: 77.64 } });
  await anonymous.get(`nowhere?mobileNumber=${person.mobileNumber}&token=${person.accessToken}`);
  await anonymous.send('GET', `/nowhere?mobileNumber=${person.mobileNumber}`);
  await person.client.ask(verifyStartCode, { body: { bookingId, otp: '000000' } });
  await person.client.ask(getCustomerBooking, { query: { bookingId: person.mobileNumber } });
  await person.client.askLoosely(addDeliveryAddress, {
    body: { line1: 'Kempegowda Nivas Asha', pincode: '0' },
  });
}

beforeAll(async () => {
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  tenants = await twoTenants({ variables: { LOG_LEVEL: 'debug' }, log });
  const { app, a, b, book, accept, assign, start, finish, photo } = tenants;
  const { client } = a.buyer;
  const paid = await book(a, '2026-11-23', 1124, 'online');
  const { body: order } = await client.ask(createOrder, { body: { bookingId: paid }, headers: key() });
  await payOrder(
    app.platform,
    { providerOrderId: order.providerOrderId, method: 'upi', outcome: 'success' },
    app.clock.now(),
  );
  await app.drain();
  await client.ask(listCustomerPayments);
  await a.owner.client.ask(getPartnerBooking, { query: { bookingId: paid } });
  await accept(a, paid);
  await assign(a, paid);
  const { body: coming } = await client.ask(getCustomerBooking, { query: { bookingId: paid } });
  startCodes.add(required(coming.startCode));
  await photo(a.buyer, `service/booking/customer/uploadImages?bookingId=${paid}`);
  for (const person of [a.professional, b.professional]) await goWrong(person, paid);
  await start(a, paid);
  await photo(a.professional, `service/booking/partner/uploadImages?bookingId=${paid}&stage=before`);
  await finish(a, paid);
  await client.ask(getInvoice, { query: { bookingId: paid } });

  offered = await book(a, '2026-11-25', 1124);
  for (const person of [a.owner, a.desk]) {
    await person.client.ask(getPartnerBooking, { query: { bookingId: offered } });
    await person.client.ask(listPartnerBookings);
  }
  accepted = await book(a, '2026-11-26', 1124);
  await accept(a, accepted);
  for (const person of [b.buyer, b.owner, b.desk, b.professional, b.colleague, a.colleague]) {
    for (const path of ['customer', 'partner']) {
      await person.client.get(`service/booking/${path}/list`);
      await person.client.get(`service/booking/${path}/details?bookingId=${accepted}`);
    }
    await person.client.ask(getMyProfile);
    await person.client.ask(listDeliveryAddresses);
  }
  await client.ask(cancelByCustomer, {
    body: {
      bookingId: accepted,
      reason: 'other',
      note: 'Note for Asha',
    },
  });
  await app.drain();
  answered = [...(await walkPersonalWays(app, a.colleague)), ...(await walkOwnersWays(app, a.owner))];
  await app.drain();
}, 60_000);
afterAll(() => tenants.app.close());

const people = () =>
  [tenants.a, tenants.b].flatMap(({ buyer, owner, desk, professional, colleague }) => [
    buyer,
    owner,
    desk,
    professional,
    colleague,
  ]);
const codes = () => [
  ...tenants.app.sms.flatMap(({ variables }) => (variables['code'] ? [variables['code']] : [])),
  ...startCodes,
];
const tokens = () => people().map(({ accessToken }) => accessToken);
const personal = () => [...tenants.a.canaries, ...tenants.b.canaries];
/** A code of six digits may occur by chance inside a longer number or an id. */
const holds = (text: string, secret: string) =>
  /^\d+$/.test(secret)
    ? new RegExp(String.raw`(?<![\w.-])${secret}(?![\w.-])`).test(text)
    : text.includes(secret);

test('the story was told: messages went out, codes were used, the log is not empty', () => {
  expect(codes().length).toBeGreaterThan(10);
  expect(startCodes.size).toBe(1);
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.join('')).toContain('/api/service/cart/service');
  recordPromise(87, lines.length, 0);
  recordPromise('43, 48 and 28', tenants.seen.length, 0);
});

describe('promise 87: no log line holds', () => {
  const found = (secrets: readonly string[]) =>
    secrets.flatMap((secret) => lines.filter((line) => line.includes(secret)).slice(0, 1));
  test('a code', () => {
    const withoutIds = lines.map((line) =>
      line.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|"(time|responseTime|pid)":[\d.]+/g, ''),
    );
    expect(codes().flatMap((code) => withoutIds.filter((line) => holds(line, code)).slice(0, 1))).toEqual([]);
  });
  test('a token, or a signature of a link', () => {
    expect(found(tokens())).toEqual([]);
    expect(lines.filter((line) => /[?&](s|token)=/.test(line) || line.includes('Bearer '))).toEqual([]);
  });
  test('a mobile number, a name, an address, a note', () => expect(found(personal())).toEqual([]));
  test('an e-mail address, a password, a PAN, a GST, bank or Aadhaar number that a person entered or mistyped', () => {
    // The ways were walked, and none of them broke.
    expect(answered.filter((status) => status === '200').length).toBeGreaterThan(10);
    expect(answered.filter((status) => status.startsWith('5'))).toEqual([]);
    expect(found(secretsOfWays)).toEqual([]);
    expect(lines.filter((line) => /[A-Z]{5}\d{4}[A-Z](?![A-Za-z0-9])/.test(line))).toEqual([]);
  });
  test('a query string', () =>
    expect(lines.filter((line) => /"(path|url)":"[^"]*\?/.test(line) || line.includes('lat='))).toEqual([]));
  test('any run of ten digits that begins as a mobile number does', () => {
    const suspicious = lines
      .map((line) =>
        line.replaceAll(/"(time|responseTime|pid)":[\d.]+|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, ''),
      )
      .filter((line) => /(?<![\w.])[2-9]\d{9}(?!\d)/.test(line));
    expect(suspicious).toEqual([]);
  });
});

describe('promise 48 and 28: what is kept beside the rows themselves holds ids only', () => {
  test.each(['outbox', 'audit_log', 'idempotency_key', 'booking_event', 'payment_event', 'consumed_event'])(
    '%s',
    async (table) => {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(
        tenants.app.platform.db,
      );
      const secrets = [...codes(), ...tokens(), ...people().map(({ mobileNumber }) => mobileNumber)];
      const kept = rows.map(({ row }) => row).filter((row) => secrets.some((secret) => holds(row, secret)));
      expect(kept).toEqual([]);
      if (table !== 'booking_event')
        expect(rows.filter(({ row }) => personal().some((canary) => row.includes(canary)))).toEqual([]);
    },
  );

  test('what the sockets say', async () => {
    const { rows } = await sql<OutboxEvent>`
      select event_id as "eventId", name, version, payload, created_at as "createdAt" from outbox`.execute(
      tenants.app.platform.db,
    );
    const said = rows.flatMap(liveMessages);
    expect(said.length).toBeGreaterThan(5);
    // Which thing to ask for again, and no word of what became of it.
    const named = new Set(said.map(({ data }) => Object.keys(data).toSorted().join(', ')));
    expect([...named].toSorted()).toEqual([
      'bookingId, version',
      'day, employeeId',
      'id, version',
      'list',
      'organisationId',
      'spaceId',
    ]);
  });
});

describe('answers', () => {
  test('promise 28: no answer and no header holds a sign-in code', () => {
    const signInCodes = tenants.app.sms
      .filter(({ template }) => template === 'sign_in_code')
      .map(({ variables }) => variables['code'] ?? 'none');
    const told = tenants.seen.filter(({ text }) => signInCodes.some((code) => holds(text, code)));
    expect(told).toEqual([]);
  });
  test('promise 28: only the buyer reads the start code', () => {
    const [code] = startCodes;
    const readers = tenants.seen.filter(({ text }) => text.includes(`"startCode":"${code}"`));
    expect(new Set(readers.map(({ who }) => who?.name))).toEqual(new Set(['buyer of Asha']));
    const others = tenants.seen.filter(({ who, text }) => who !== tenants.a.buyer && holds(text, code ?? ''));
    expect(others).toEqual([]);
  });
  test('promise 48: before the acceptance the partner sees neither door nor number', () => {
    const before = tenants.seen.filter(
      ({ who, call }) =>
        (who === tenants.a.owner || who === tenants.a.desk) &&
        (call.endsWith(`partner/details?bookingId=${offered}`) || call.endsWith('partner/list')),
    );
    expect(before.length).toBeGreaterThan(2);
    for (const { text } of before) {
      expect(text).not.toContain('Kempegowda');
      expect(text).not.toContain('Contact Kalyani');
      expect(text).not.toContain(tenants.a.buyer.mobileNumber);
      expect(text).not.toContain('12.972');
    }
    const details = before.find(({ call }) => call.includes('partner/details'));
    expect(details?.text).toContain('Note for Asha, call xxxxxx');
    expect(details?.text).toContain(lastDigits(tenants.a.buyer.mobileNumber));
  });
  test('promise 43: no person reads a word of the other tenant', () => {
    const { a, b, seen } = tenants;
    for (const [mine, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const own = new Set([mine.buyer, mine.owner, mine.desk, mine.professional, mine.colleague]);
      const answers = seen.filter(({ who }) => who !== null && own.has(who));
      expect(answers.length).toBeGreaterThan(10);
      for (const { call, text } of answers)
        for (const canary of other.canaries) expect([call, text.includes(canary)]).toEqual([call, false]);
    }
  });
  test('promise 42: a colleague without rights reads nothing of a job that is not its own', () => {
    for (const { who, text } of tenants.seen)
      if (who === tenants.a.colleague) expect(text).not.toContain('Kempegowda');
  });
  test('a refusal does not repeat what was sent', () => {
    for (const { status, text, who } of tenants.seen)
      if (status >= 400)
        for (const canary of personal())
          expect([who?.name, text.includes(canary)]).toEqual([who?.name, false]);
  });
});
