import type { Hit } from '@nukkad/contract/kernel/hit';
import { searchOffice, searchWork } from '@nukkad/contract/office/search/search.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { required } from '../../../test/harness/required.ts';
import type { Person } from '../../../test/harness/tenant.ts';
import { type Tenants, twoTenants } from '../../../test/walks/two-tenants.ts';

let tenants: Tenants;
/** Of Asha: offered, and accepted. Of Bela: accepted. */
let offered: string;
let accepted: string;
let foreign: string;

const day = (ahead: number) => {
  const at = new Date(tenants.app.clock.now().getTime() + ahead * 86_400_000 + 19_800_000);
  return at.toISOString().slice(0, 10);
};

beforeAll(async () => {
  tenants = await twoTenants();
  const { a, b, book, accept } = tenants;
  // The bookings that are accepted come first: an offer has a clock of its own.
  accepted = await book(a, day(2), 1120);
  await accept(a, accepted);
  foreign = await book(b, day(2), 1120);
  await accept(b, foreign);
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
const numberOf = async (bookingId: string) => {
  const { rows } = await sql<{
    number: string;
  }>`select booking_number as number from booking where booking_id = ${bookingId}`.execute(
    tenants.app.platform.db,
  );
  return required(rows[0]).number;
};

test('a booking is found by its number, with or without the B, hyphen and capitals, and by any part of it', async () => {
  const { owner, desk } = tenants.a;
  const number = await numberOf(accepted);
  const spellings = [
    number,
    number.toLowerCase(),
    number.replace('-', ''),
    number.replace('-', ' '),
    number.slice(1),
    `# ${number.slice(1).replace('-', '')}`,
    number.slice(0, 6),
    number.slice(1, 8),
    number.slice(-5),
    number.slice(-4).toLowerCase(),
    number.slice(3, 9),
    number.slice(3, 9).replace('-', ''),
  ];
  for (const who of [owner, desk])
    for (const spelling of spellings)
      expect([spelling, await bookings(who, spelling)]).toEqual([spelling, [accepted]]);
});

test('a booking is found by the mobile number of its customer in any spelling', async () => {
  const { owner, buyer } = tenants.a;
  const mobile = buyer.mobileNumber;
  const spaced = `${mobile.slice(0, 5)} ${mobile.slice(5)}`;
  const devanagari = mobile.replaceAll(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)));
  const whole = [
    mobile,
    spaced,
    `+91 ${spaced}`,
    `+91${mobile}`,
    `91${mobile}`,
    `0${mobile}`,
    `0091${mobile}`,
  ];
  for (const spelling of [...whole, `(${mobile.slice(0, 5)})-${mobile.slice(5)}`, devanagari])
    expect([spelling, (await bookings(owner, spelling)).toSorted()]).toEqual([
      spelling,
      [accepted, offered].toSorted(),
    ]);
});

test('promise 48: a part of the number finds only where the number is due; the whole one, and the digits that the mask shows, find everywhere', async () => {
  const { owner, buyer } = tenants.a;
  const mobile = buyer.mobileNumber;
  expect((await bookings(owner, mobile.slice(-4))).toSorted()).toEqual([accepted, offered].toSorted());
  for (const part of [
    mobile.slice(0, 4),
    mobile.slice(-5),
    mobile.slice(-6),
    mobile.slice(0, 6),
    `+91 ${mobile.slice(0, 5)}`,
  ])
    expect([part, await bookings(owner, part)]).toEqual([part, [accepted]]);
  const hits = await search(owner, mobile);
  const factsOf = (id: string) => required(hits.find((hit) => hit.id === id)).facts;
  expect(factsOf(accepted)).toContain(mobile);
  expect(factsOf(offered)).toContain(`xxxxxx${mobile.slice(-4)}`);
  expect(factsOf(offered)).not.toContain(mobile);
  expect(await search(owner, mobile.slice(-3))).toEqual([]);
});

test('a booking is found by the names of its customer, each word by its beginning, and with a mistake', async () => {
  const { owner } = tenants.a;
  for (const name of ['suloch', 'Buyer Sul', 'sulochana asha', 'Sulochna'])
    expect([name, (await bookings(owner, name)).toSorted()]).toEqual([name, [accepted, offered].toSorted()]);
  // Who opens the door is told with the door: after the acceptance.
  expect(await bookings(owner, 'kalyani')).toEqual([accepted]);
  expect(await bookings(owner, '%')).toEqual([]);
  expect(await bookings(owner, '__')).toEqual([]);
});

test('a name in Devanagari is found by its beginning and by either word', async () => {
  const { buyer, owner } = tenants.a;
  const { db } = tenants.app.platform;
  const rename = (name: string) =>
    sql`update user_account set full_name = ${name} where user_id = ${buyer.userId}`.execute(db);
  await rename('सुलोचना देवी');
  for (const name of ['सुलो', 'देवी', 'सुलोचना दे'])
    expect([name, (await bookings(owner, name)).toSorted()]).toEqual([name, [accepted, offered].toSorted()]);
  await rename('Buyer Sulochana Asha');
});

test('what is found says who, what, when and which, the most telling first', async () => {
  const hits = await search(tenants.a.owner, await numberOf(accepted));
  const hit = hits.find(({ kind }) => kind === 'booking');
  expect(hit).toMatchObject({
    title: 'Buyer Sulochana Asha',
    status: 'Accepted',
    startsAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  expect(required(hit).facts).toEqual([
    'Contact Kalyani Asha',
    expect.stringMatching(/\w/),
    tenants.a.buyer.mobileNumber,
    await numberOf(accepted),
  ]);
});

test('promise 42: nothing of another organisation is found, by no name and by no number', async () => {
  const { a, b } = tenants;
  const words = [
    await numberOf(foreign),
    b.buyer.mobileNumber,
    b.buyer.mobileNumber.slice(-5),
    b.desk.mobileNumber,
    'Sulochana Bela',
    'Kalyani Bela',
    'Thippeswamy Bela',
    'Bela',
  ];
  for (const who of [a.owner, a.desk, a.professional, a.colleague])
    for (const q of words) {
      const hits = await search(who, q);
      expect([who.name, q, JSON.stringify(hits).match(/Bela|98345601/)]).toEqual([who.name, q, null]);
      expect(hits.map(({ id }) => id)).not.toContain(foreign);
    }
  expect(await bookings(b.owner, await numberOf(foreign))).toEqual([foreign]);
});

test('each of the staff finds what the own permissions show: a professional its own jobs, a colleague without rights nothing', async () => {
  const { a, assign } = tenants;
  const number = await numberOf(accepted);
  expect(await bookings(a.professional, number)).toEqual([]);
  await assign(a, accepted);
  expect(await bookings(a.professional, number)).toEqual([accepted]);
  expect(await bookings(a.colleague, number)).toEqual([]);
  expect(await search(a.colleague, 'Asha')).toEqual([]);
  expect(idsOf(await search(a.desk, 'Thippeswamy'), 'member')).toEqual([]);
  const team = await search(a.owner, 'basava');
  expect(team).toMatchObject([
    { kind: 'member', id: a.staffIds.professional, title: 'Worker Basavaraj Asha' },
  ]);
  expect(idsOf(await search(a.owner, a.professional.mobileNumber.slice(0, 9)), 'member')).toContain(
    a.staffIds.professional,
  );
  const { rows } = await sql<{
    name: string;
  }>`select name from service where service_id = ${tenants.serviceId}`.execute(tenants.app.platform.db);
  const service = required(rows[0]).name;
  expect(idsOf(await search(a.owner, service), 'service')).toEqual([tenants.serviceId]);
  expect(idsOf(await search(a.desk, service), 'service')).toEqual([]);
});

test('the back office finds people, partners and bookings, and shows no number', async () => {
  const { browser } = await tenants.admin();
  const { a } = tenants;
  const ask = async (q: string): Promise<readonly Hit[]> =>
    (await browser.ask(searchOffice, { query: { q } })).body.items;
  for (const q of ['Sulochana Asha', 'Sulochna Ash', a.buyer.mobileNumber, `0${a.buyer.mobileNumber}`]) {
    const hits = await ask(q);
    expect([q, hits.find(({ kind }) => kind === 'person')]).toMatchObject([
      q,
      { kind: 'person', id: a.buyer.userId, title: 'Buyer Sulochana Asha' },
    ]);
    expect([q, idsOf(hits, 'booking')]).toEqual([q, expect.arrayContaining([accepted])]);
    expect(JSON.stringify(hits)).not.toContain(a.buyer.mobileNumber);
  }
  expect(idsOf(await ask(a.buyer.mobileNumber.slice(-5)), 'person')).toContain(a.buyer.userId);
  expect(idsOf(await ask('shop ash'), 'partner')).toEqual([a.organisationId]);
  // A number without digits may sound like a service.
  const number = await numberOf(accepted);
  expect((await ask(number.slice(1)))[0]).toMatchObject({ kind: 'booking', id: accepted, title: number });
  const { rows } = await sql<{
    id: string;
    name: string;
    hi: string;
  }>`select category_id as id, name, name_hi as hi
    from category order by position limit 1`.execute(tenants.app.platform.db);
  const category = required(rows[0]);
  for (const name of [category.name, category.hi])
    expect(idsOf(await ask(name), 'category')).toContain(category.id);
});

test('a customer and a signed-out visitor have no search, and staff none of the back office', async () => {
  const { app, a } = tenants;
  const query = { q: 'Asha' };
  expect((await a.buyer.client.ask(searchWork, { query })).status).toBe(403);
  expect((await app.as(null).ask(searchWork, { query })).status).toBe(401);
  expect((await a.owner.client.ask(searchOffice, { query })).status).toBe(403);
  expect((await a.owner.client.ask(searchWork, { query: { q: '' } })).status).toBe(400);
});
