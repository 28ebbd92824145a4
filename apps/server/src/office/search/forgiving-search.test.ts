import type { Hit } from '@nukkad/contract/kernel/hit';
import { searchOffice, searchWork } from '@nukkad/contract/office/search/search.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { required } from '../../../test/harness/required.ts';
import { newId } from '../../platform/id.ts';
import type { Person } from '../../../test/harness/tenant.ts';
import { type Tenants, twoTenants } from '../../../test/walks/two-tenants.ts';

let tenants: Tenants;
/** Of Asha: offered, and accepted. */
let offered: string;
let accepted: string;

const day = (ahead: number) => {
  const at = new Date(tenants.app.clock.now().getTime() + ahead * 86_400_000 + 19_800_000);
  return at.toISOString().slice(0, 10);
};

beforeAll(async () => {
  tenants = await twoTenants();
  const { a, book, accept } = tenants;
  // The booking that is accepted comes first: an offer has a clock of its own.
  accepted = await book(a, day(2), 1120);
  await accept(a, accepted);
  offered = await book(a, day(1), 1124);
}, 120_000);
afterAll(() => tenants.app.close());

async function search({ client }: Pick<Person, 'client'>, q: string): Promise<readonly Hit[]> {
  const { status, body } = await client.ask(searchWork, { query: { q } });
  expect([q, status]).toEqual([q, 200]);
  return body.items;
}
const idsOf = (hits: readonly Hit[], kind: Hit['kind']) =>
  hits.filter((hit) => hit.kind === kind).map(({ id }) => id);
const bookings = async (who: Pick<Person, 'client'>, q: string) => idsOf(await search(who, q), 'booking');
const query = <Row>(statement: ReturnType<typeof sql<Row>>) => statement.execute(tenants.app.platform.db);

test('a booking is found by two of its words: a name and the service, or both of its names, in either order', async () => {
  const { a, serviceId } = tenants;
  const { rows } = await query(
    sql<{ name: string }>`select name from service where service_id = ${serviceId}`,
  );
  const [work = ''] = required(rows[0]).name.toLowerCase().split(' ');
  const both = [accepted, offered].toSorted();
  for (const typed of [`sulochana ${work}`, `${work} sulochana`, `buyer sulochana ${work}`])
    expect([typed, (await bookings(a.owner, typed)).toSorted()]).toEqual([typed, both]);
  expect(await bookings(a.owner, 'kalyani sulochana')).toEqual([accepted]);
  expect(await bookings(a.owner, 'sulochana xqzzvw')).toEqual([]);
  // No name is matched by the work of another organisation.
  expect(await bookings(tenants.b.owner, `sulochana asha ${work}`)).not.toContain(accepted);
});

test('a service is found with a mistake, in the plural and in Hindi, and a guess gives way to a name', async () => {
  const { owner } = tenants.a;
  const { rows } = await query(
    sql<{
      name: string;
      hi: string;
    }>`select name, name_hi as hi from service where service_id = ${tenants.serviceId}`,
  );
  const { name, hi } = required(rows[0]);
  const [word = ''] = name.split(' ').toSorted((one, other) => other.length - one.length);
  const turned = `${word.slice(0, 3)}${word.charAt(4)}${word.charAt(3)}${word.slice(5)}`;
  for (const typed of [turned, word.slice(0, -1), `${word}s`, required(hi.split(' ')[0])])
    expect([typed, idsOf(await search(owner, typed), 'service')]).toEqual([
      typed,
      expect.arrayContaining([tenants.serviceId]),
    ]);
  expect(idsOf(await search(owner, 'sulochana'), 'service')).toEqual([]);
});

test('a colleague is found by words in any order and with a mistake', async () => {
  const { owner, staffIds } = tenants.a;
  for (const typed of ['Asha Basavaraj', 'basavraj', 'Worker Basvaraj'])
    expect([typed, idsOf(await search(owner, typed), 'member')]).toEqual([
      typed,
      expect.arrayContaining([staffIds.professional]),
    ]);
});

test('a request for quotations and an invoice are found by any part of their number, by who may open them', async () => {
  const { a, b } = tenants;
  const rfqNumber = 'Q7QXMK-4TZP2';
  const [rfqId, leadId, invoiceId] = [newId(), newId(), newId()];
  await query(sql`insert into rfq (rfq_id, rfq_number, user_id, category_id, pincode, city_code, area, message, lang, status, places, answer_by, created_at, updated_at)
    select ${rfqId}, ${rfqNumber}, ${a.buyer.userId}, s.category_id, '560038', '', 'Indiranagar', 'Paint', 'en', 'Request Sent', 3, now(), now(), now()
    from service s where s.service_id = ${tenants.serviceId}`);
  await query(sql`insert into lead (lead_id, rfq_id, organisation_id, city_code, status, distance_metres, price_credits, created_at, updated_at)
    values (${leadId}, ${rfqId}, ${a.organisationId}, '', 'New Request', 100, 5, now(), now())`);
  await query(
    sql`insert into invoice_series (series, financial_year, organisation_id) values ('PZQ7A', '2627', ${a.organisationId})`,
  );
  await query(sql`insert into invoice (invoice_id, booking_id, buyer_id, organisation_id, supply, series, financial_year, sequence, invoice_number, total_paise, frozen, issued_at)
    values (${invoiceId}, ${accepted}, ${a.buyer.userId}, ${a.organisationId}, 'service', 'PZQ7A', '2627', 41, 'PZQ7A/2627/00041', 100, '{}', now())`);
  const found = async (who: Pick<Person, 'client'>, q: string, kind: Hit['kind']) =>
    idsOf(await search(who, q), kind);
  for (const q of [rfqNumber, 'mk4tz', '4TZP2', 'q7qx'])
    expect([q, await found(a.owner, q, 'request'), await found(b.owner, q, 'request')]).toEqual([
      q,
      [leadId],
      [],
    ]);
  expect(await found(a.colleague, rfqNumber, 'request')).toEqual([]);
  for (const q of ['PZQ7A/2627/00041', 'pzq7a', '2700041'])
    expect([q, await found(a.owner, q, 'invoice'), await found(b.owner, q, 'invoice')]).toEqual([
      q,
      [accepted],
      [],
    ]);
  expect(await found(a.colleague, 'PZQ7A', 'invoice')).toEqual([]);
  const { browser } = await tenants.admin();
  const inOffice = async (q: string, kind: Hit['kind']) =>
    idsOf((await browser.ask(searchOffice, { query: { q } })).body.items, kind);
  expect(await inOffice('k4tz', 'request')).toEqual([rfqId]);
  expect(await inOffice('PZQ7A/2627', 'invoice')).toEqual([accepted]);
});

test('in the back office the partner of the very name comes before people whose names hold it', async () => {
  const { a, admin } = tenants;
  const { browser } = await admin();
  const { rows } = await query(
    sql<{
      name: string;
    }>`select company_name as name from organisation where organisation_id = ${a.organisationId}`,
  );
  const { name } = required(rows[0]);
  await query(
    sql`update user_account set full_name = ${`${name} Asha Customer`} where user_id = ${a.buyer.userId}`,
  );
  const { items } = (await browser.ask(searchOffice, { query: { q: name } })).body;
  await query(
    sql`update user_account set full_name = 'Buyer Sulochana Asha' where user_id = ${a.buyer.userId}`,
  );
  expect(items[0]).toMatchObject({ kind: 'partner', id: a.organisationId, title: name });
  expect(idsOf(items, 'person')).toContain(a.buyer.userId);
});

test('a name is found in the other letters, whichever it is kept in', async () => {
  const { a, b } = tenants;
  const both = [accepted, offered].toSorted();
  expect((await bookings(a.owner, 'सुलोचना')).toSorted()).toEqual(both);
  const { rows } = await query(
    sql<{ name: string }>`select full_name as name from user_account where user_id = ${a.buyer.userId}`,
  );
  const { name } = required(rows[0]);
  await query(sql`update user_account set full_name = 'प्रिया शर्मा' where user_id = ${a.buyer.userId}`);
  try {
    for (const typed of ['priya', 'Priya Sharma'])
      expect([typed, (await bookings(a.owner, typed)).toSorted()]).toEqual([typed, both]);
    expect(await bookings(b.owner, 'priya')).toEqual([]);
  } finally {
    await query(sql`update user_account set full_name = ${name} where user_id = ${a.buyer.userId}`);
  }
});
