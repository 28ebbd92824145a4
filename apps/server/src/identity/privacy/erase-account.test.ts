import { eraseAccount, getPrivacy, requestDataExport } from '@nukkad/contract/identity/privacy/privacy.api';
import { getMyProfile } from '@nukkad/contract/identity/account/account.api';
import {
  answerAddition,
  cancelByCustomer,
  getCustomerBooking,
  listCustomerBookings,
} from '@nukkad/contract/market/booking/booking.api';
import { endSeries, listSeries } from '@nukkad/contract/market/series/series.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { liveSomeDays } from '../../../test/walks/tenants-story.ts';
import { leftOf } from '../../../test/walks/erased-rows.ts';
import { shuffled } from '../../../test/harness/shuffled.ts';
import { asIfSteppedUp } from '../../../test/harness/step-up.ts';
import { type Tenant, key } from '../../../test/harness/tenant.ts';
import { type Tenants, twoTenants } from '../../../test/walks/two-tenants.ts';
import { composeDomains } from '../../domains.ts';
import { required } from '../../../test/harness/required.ts';

let tenants: Tenants;
beforeAll(async () => {
  tenants = await twoTenants();
  await liveSomeDays(tenants);
}, 120_000);
afterAll(() => tenants.app.close());

/** Words that belong to one household alone, in every field that it can write into. */
const wordsOf = ({ key: side, buyer }: Tenant) => [
  buyer.mobileNumber,
  `Contact Kalyani ${side}`,
  'Kempegowda',
  `Note for ${side}`,
];
const database = () => tenants.app.platform.db;

async function tablesThatHold(word: string): Promise<string[]> {
  const { rows: tables } = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(database());
  const held: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ found: boolean }>`select exists (
      select 1 from ${sql.table(name)} t where t::text like ${`%${word}%`}) as found`.execute(database());
    if (rows[0]?.found) held.push(name);
  }
  return held;
}

async function load(link: string): Promise<string> {
  const answer = await fetch(new URL(link, tenants.app.url));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toBe('attachment');
  return answer.text();
}

/** Ends repeating visits, cancels open bookings and lets the money be refunded. */
async function finishEverything({ buyer }: Tenant): Promise<void> {
  const { body } = await buyer.client.ask(listSeries, {});
  for (const { seriesId } of body.items.filter(({ can }) => can.end))
    await buyer.client.ask(endSeries, { body: { seriesId } });
  const { rows } = await sql<{ bookingId: string }>`select booking_id as "bookingId" from booking
    where buyer_id = ${buyer.userId} and status in ('Payment Pending', 'Booked', 'Partner Assigned', 'Accepted', 'Assigned', 'Need To Forward')`.execute(
    database(),
  );
  for (const { bookingId } of rows) {
    await buyer.client.ask(cancelByCustomer, {
      body: {
        bookingId,
        reason: 'changed_plan',
      },
    });
  }
  await tenants.app.drain();
}

test('every table that points to a person is declared by a domain: nothing is forgotten in a copy or left behind', async () => {
  const { rows } = await sql<{ name: string }>`select distinct c.relname as name
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.confrelid = 'user_account'::regclass and not c.relispartition order by 1`.execute(
    database(),
  );
  const { domains } = composeDomains(tenants.app.platform, { dropSession: () => undefined });
  const declared = new Set(
    domains.flatMap(({ personal }) => personal?.tables.map(({ table }) => table) ?? []),
  );
  expect(rows.map(({ name }) => name).filter((name) => !declared.has(name))).toEqual([]);
});

test.each([
  ['customer', ({ buyer }: Tenant) => buyer],
  ['owner', ({ owner }: Tenant) => owner],
  ['professional', ({ professional }: Tenant) => professional],
] as const)(
  'what is left of a %s does not depend on the order in which domains are listed',
  async (_, of) => {
    const { domains } = composeDomains(tenants.app.platform, { dropSession: () => undefined });
    const ports = domains.flatMap(({ personal }) => personal ?? []);
    const others = [1, 2, 3].map((seed) => shuffled(ports, seed));
    const lists = [ports, ports.toReversed(), ...others];
    const { before, after } = await leftOf(database(), of(tenants.a).userId, lists);
    for (const left of after) expect(left).toEqual(after[0]);
    const changed = Object.keys(before).filter((table) => after[0]?.[table] !== before[table]);
    expect(changed.length).toBeGreaterThan(5);
    expect(changed).toContain('user_account');
  },
);

describe('promise 88: a copy of the own data', () => {
  let json = '';
  let page = '';
  test('is made by a job, told by SMS, and loaded by links that work for its owner alone', async () => {
    const { app, a } = tenants;
    const asked = await a.buyer.client.askLoosely(requestDataExport, { body: {}, headers: key() });
    expect([asked.status, asked.body.dataExport?.state]).toEqual([200, 'making']);
    const again = await a.buyer.client.askLoosely(requestDataExport, { body: {}, headers: key() });
    expect(again.body.dataExport?.askedAt).toBe(asked.body.dataExport?.askedAt);
    await app.drain();
    const { body } = await a.buyer.client.ask(getPrivacy);
    expect(body.dataExport?.state).toBe('ready');
    json = await load(required(body.dataExport?.json));
    page = await load(required(body.dataExport?.page));
    expect(app.sms.at(-1)).toMatchObject({
      mobileNumber: a.buyer.mobileNumber,
      template: 'account_notice',
      variables: { text: expect.stringContaining('/profile/privacy') as string },
    });
    const forged = required(body.dataExport?.json).replace(a.buyer.userId, tenants.b.buyer.userId);
    expect((await fetch(new URL(forged, app.url))).status).toBe(403);
  });

  test('holds every word of the person, and none of other people', () => {
    for (const word of wordsOf(tenants.a)) {
      expect(json).toContain(word);
      expect(page).toContain(word);
    }
    const others = [
      ...tenants.b.canaries,
      ...wordsOf(tenants.b).filter((word) => word !== 'Kempegowda'),
      tenants.b.buyer.userId,
      tenants.a.desk.mobileNumber,
      tenants.a.professional.mobileNumber,
    ];
    expect(others.filter((word) => json.includes(word) || page.includes(word))).toEqual([]);
  });

  test('holds no code, no token and no secret', () => {
    const codes = tenants.app.sms.flatMap(({ variables }) => (variables['code'] ? [variables['code']] : []));
    expect(codes.filter((code) => new RegExp(`\\b${code}\\b`).test(json))).toEqual([]);
    expect(json).not.toContain(tenants.a.buyer.accessToken);
    expect(json).not.toMatch(/token_id|ip_hash|storage_key/);
  });
});

describe('promise 88: leaving for good', () => {
  test('is refused while something is open, and says what', async () => {
    const { buyer } = tenants.a;
    const { body } = await buyer.client.ask(getPrivacy);
    expect(body.erasure.standsInTheWay).toEqual(['booking_open']);
    const withoutCode = await buyer.client.ask(eraseAccount, { body: { understood: true } });
    expect([withoutCode.status, withoutCode.body.code]).toEqual([403, 'step_up_needed']);
    await asIfSteppedUp(database(), buyer.sessionId, tenants.app.clock.now());
    tenants.app.clock.advance(1_000);
    const refused = await buyer.client.ask(eraseAccount, { body: { understood: true } });
    expect([refused.status, refused.body.code, refused.body.present]).toEqual([
      409,
      'erasure_blocked',
      'booking_open',
    ]);
    const kept = body.erasure.kept.map(({ what }: { what: string }) => what);
    expect(kept).toEqual(expect.arrayContaining(['Bookings', 'Payments', 'Account deletion']));
    // A customer has never answered an offer and owns no firm.
    expect(kept).not.toEqual(expect.arrayContaining(['Your business']));
    expect(kept).not.toContain('Offers you answered');
    const owner = await tenants.a.owner.client.ask(getPrivacy);
    expect(owner.body.erasure.kept).toContainEqual(expect.objectContaining({ what: 'Your business' }));
    expect(owner.body.erasure.standsInTheWay).toEqual(['work_open', 'payout_open', 'organisation_staffed']);
  });

  test('leaves no word of the person but on invoices, ends the sessions, and frees the number', async () => {
    const { app, a, b } = tenants;
    const { rows } = await sql<{ bookingId: string }>`select booking_id as "bookingId" from booking
      where buyer_id = ${a.buyer.userId} and status = 'Inprogress'`.execute(database());
    for (const { bookingId } of rows) {
      const { body } = await a.buyer.client.ask(getCustomerBooking, { query: { bookingId } });
      for (const addition of body.additions)
        await a.buyer.client.ask(answerAddition, {
          body: {
            bookingId,
            additionId: addition.additionId,
            approve: false,
          },
        });
      await tenants.finish(a, bookingId);
    }
    await finishEverything(a);
    const before = await a.buyer.client.ask(getPrivacy);
    expect(before.body.erasure.standsInTheWay).toEqual([]);

    await asIfSteppedUp(database(), a.buyer.sessionId, app.clock.now());
    app.clock.advance(1_000);
    const erased = await a.buyer.client.ask(eraseAccount, { body: { understood: true } });
    expect(erased.status).toBe(200);
    expect(erased.body.kept).toContainEqual({ what: 'Invoices', why: 'tax', years: 8 });
    await app.drain();

    expect((await a.buyer.client.ask(getMyProfile)).status).toBe(401);
    for (const word of wordsOf(a).filter((one) => one !== 'Kempegowda'))
      expect([word, (await tablesThatHold(word)).filter((table) => table !== 'invoice')]).toEqual([word, []]);
    expect(await tablesThatHold(b.buyer.mobileNumber)).toContain('user_account');
    const { rows: photos } = await sql`select 1 from booking_photo join booking using (booking_id)
      where buyer_id = ${a.buyer.userId}`.execute(database());
    expect(photos).toEqual([]);
    const { rows: files } = await sql<{ files: string[] }>`select files from erasure_record`.execute(
      database(),
    );
    expect(files).toEqual([{ files: [] }]);
  });

  test('the books still balance, and the other household has lost nothing', async () => {
    const { rows } = await sql`select * from ledger_audit()`.execute(database());
    expect(rows).toEqual([]);
    const { body } = await tenants.b.buyer.client.ask(listCustomerBookings);
    expect(body.items.length).toBeGreaterThan(3);
  });
});
