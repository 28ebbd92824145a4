import {
  listDemand,
  listWaiting as listPeopleWaiting,
} from '@nukkad/contract/market/waitlist/waitlist-office.api';
import {
  joinWaitlist,
  leaveWaitlist,
  leaveWaitlistByCode,
  listWaitlist,
} from '@nukkad/contract/market/waitlist/waitlist.api';
import { catalogEvents } from '@nukkad/contract/market/catalog/catalog.noun';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aUser } from '../../../test/fixtures/a-partner.ts';
import { openShops } from '../../../test/fixtures/catalog-partners.ts';
import { aGround } from '../../../test/harness/ground.ts';
import { type Mounted, aViewer, mounted } from '../../../test/harness/mounted.ts';
import { pricing } from '../../../test/harness/played-domains.ts';
import { redeliver } from '../../../test/harness/redeliver.ts';
import { createGeographyDomain } from '../../places/geography/index.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { system } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { createCatalogDomain } from '../catalog/index.ts';
import { createWaitlistDomain } from './index.ts';
import { keptDays, mostWaiting } from './waitlist.rules.ts';

const indiranagar = '560038';
/** PIN codes that no shop of this test reaches; each story has one of its own. */
const places = {
  mysuru: '570001',
  hubballi: '580020',
  mangaluru: '575001',
  belagavi: '590001',
  kolar: '563101',
};

let app: Mounted;
let waitlist: ReturnType<typeof createWaitlistDomain>;
beforeAll(async () => {
  app = await mounted((platform) => {
    const geography = createGeographyDomain(platform);
    const ground = aGround(platform);
    const catalog = createCatalogDomain(platform, ground);
    waitlist = createWaitlistDomain(platform, { account: ground.account, catalog, geography });
    return [geography, catalog, pricing(catalog), waitlist];
  });
  await openShops(app.platform.db, [
    { name: 'Bright Spark', pincode: indiranagar, offers: { 'tap-repair': 120 } },
  ]);
});
beforeEach(() => {
  app.mail.length = 0;
  app.sms.length = 0;
});
afterAll(() => app.close());

const aRequest = (pincode: string, contact: object = {}) => ({
  serviceId: 'tap-repair',
  pincode,
  consent: true as const,
  ...contact,
});
const join = (viewer: Viewer | null, body: object) => app.as(viewer).askLoosely(joinWaitlist, { body });
const rowsAt = async (pincode: string) =>
  (
    await sql<{ email: string | null; told_at: Date | null }>`select email, told_at from waitlist_entry
      where pincode = ${pincode} order by created_at`.execute(app.platform.db)
  ).rows;

/** Vikram moves his shop there and is live: the fact that the catalogue hears. */
async function vikramComesTo(pincode: string): Promise<void> {
  const { db } = app.platform;
  const owner = await aUser(db, 'Vikram Rao');
  const organisationId = crypto.randomUUID();
  await sql`insert into organisation (organisation_id, owner_user_id, company_name, status, city_code, pincode, latitude, longitude,
      radius_metres, rating_sum, rating_count, jobs_done, created_at, updated_at)
    select ${organisationId}, ${owner}, 'Vikram Works', 'Active', city_code, pincode, latitude, longitude, 5000, 0, 0, 0, now(), now()
    from pincode where pincode = ${pincode}`.execute(db);
  await sql`insert into partner_service (organisation_id, service_id, price_paise, minutes, is_active)
    values (${organisationId}, 'tap-repair', 15000, 45, true)`.execute(db);
  await app.platform.write(system, (tx) =>
    publish(tx, app.clock.now(), catalogEvents.offersChanged, { organisationId }),
  );
}

async function aPerson(mobileNumber: string): Promise<Viewer> {
  const viewer = aViewer({ role: 'Buyer' });
  const at = app.clock.now();
  await sql`insert into user_account (user_id, mobile_number, full_name, status, created_at, updated_at)
    values (${viewer.userId}, ${mobileNumber}, 'Asha Verma', 'Active', ${at}, ${at})`.execute(
    app.platform.db,
  );
  return viewer;
}

describe('waiting', () => {
  test('a visitor leaves an email address once, however often the button is pressed', async () => {
    const visitor = aRequest(places.mysuru, { email: 'ravi@example.in' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => join(null, visitor)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.code)).size).toBe(1);
    expect(answers[0]?.body.place).toMatch(/Mysuru|Mysore/);
    expect((await rowsAt(places.mysuru)).map(({ email }) => email)).toEqual(['ravi@example.in']);
  });

  test('who waits since a day is counted by category and PIN code, each person once', async () => {
    const since = app.clock.now();
    for (const email of ['asha@example.in', 'ravi@example.in', 'meena@example.in'])
      await join(null, aRequest(places.kolar, { email }));
    const ofKolar = async (atLeast: number) =>
      (await waitlist.waitedFor(app.platform.db, { since, atLeast })).filter(
        ({ pincode }) => pincode === places.kolar,
      );
    expect(await ofKolar(3)).toMatchObject([{ people: 3 }]);
    expect(await ofKolar(4)).toEqual([]);
  });

  test('without consent, without a contact, with the hidden field filled or at a place that is served nothing is kept', async () => {
    const contact = { email: 'nobody.kept@example.in' };
    const tries = [
      await join(null, { ...aRequest(places.hubballi, contact), consent: false }),
      await join(null, aRequest(places.hubballi)),
      await join(null, aRequest(places.hubballi, { ...contact, website: 'http://spam.example' })),
      await join(null, aRequest(indiranagar, contact)),
      await join(null, aRequest('999999', contact)),
      await join(null, { ...aRequest(places.hubballi, contact), serviceId: 'no-such-service' }),
    ];
    expect(tries.map(({ status, body }) => [status, body.code])).toEqual([
      [400, 'invalid_request'],
      [400, 'invalid_request'],
      [400, 'invalid_request'],
      [409, 'already_served'],
      [404, 'city_not_found'],
      [404, 'service_not_found'],
    ]);
    const { rows } = await sql`select 1 from waitlist_entry where email = ${contact.email}`.execute(
      app.platform.db,
    );
    expect(rows).toEqual([]);
  });

  test('no contact waits for more than the limit, not by asking for all of it at once either', async () => {
    const { rows } = await sql<{ service_id: string }>`select service_id from service where is_active
      order by service_id limit ${mostWaiting + 5}`.execute(app.platform.db);
    const answers = await Promise.all(
      rows.map(({ service_id: serviceId }) =>
        join(null, { ...aRequest(places.belagavi, { mobileNumber: '9000300001' }), serviceId }),
      ),
    );
    const kept = answers.filter(({ status }) => status === 201);
    const full = answers.filter(({ body }) => body.code === 'waitlist_full');
    expect([kept.length, full.length]).toEqual([mostWaiting, 5]);
  });

  test('a signed-in person waits with one call, sees it in a list of their own, and removes it; another person cannot', async () => {
    const asha = await aPerson('9000300002');
    const other = await aPerson('9000300003');
    expect((await join(asha, aRequest(places.hubballi))).status).toBe(201);
    const { items } = (await app.as(asha).ask(listWaitlist)).body;
    expect(items).toMatchObject([{ serviceId: 'tap-repair', pincode: places.hubballi, toldAt: null }]);
    expect((await app.as(other).ask(listWaitlist)).body.items).toEqual([]);
    const query = { entryId: items[0]?.entryId ?? '' };
    const refused = await app.as(other).ask(leaveWaitlist, { query });
    expect([refused.status, refused.body.code]).toEqual([404, 'waitlist_entry_not_found']);
    expect((await app.as(asha).ask(leaveWaitlist, { query })).status).toBe(200);
    expect((await app.as(asha).ask(listWaitlist)).body.items).toEqual([]);
  });
});

describe('when a partner comes', () => {
  test('each who waits for it there is told once, a visitor by the given contact, and no one else', async () => {
    const meera = await aPerson('9000300004');
    await join(null, aRequest(places.mangaluru, { email: 'latha@example.in' }));
    await join(null, aRequest(places.mangaluru, { mobileNumber: '9000300005' }));
    await join(meera, aRequest(places.mangaluru));
    await join(null, {
      ...aRequest(places.mangaluru, { email: 'other@example.in' }),
      serviceId: 'bridal-makeup',
    });
    await vikramComesTo(places.mangaluru);
    await app.drain();
    await app.drain();
    await app.drain();
    expect(app.mail.map(({ to }) => to)).toEqual(['latha@example.in']);
    expect(app.sms.map(({ mobileNumber }) => mobileNumber).toSorted()).toEqual(['9000300004', '9000300005']);
    expect(app.mail[0]?.text).toMatch(/available in .*Manga.*\/waitlist\//s);
    await redeliver(app);
    await vikramComesTo(places.mangaluru);
    await app.drain();
    await app.drain();
    expect([app.mail.length, app.sms.length]).toEqual([1, 2]);
  });

  test('the link of the message removes the request with its contact; one that is not ours removes nothing', async () => {
    const { body } = await join(null, aRequest(places.hubballi, { email: 'gone@example.in' }));
    const leave = (code: string) => app.as(null).ask(leaveWaitlistByCode, { body: { code } });
    const forged = await leave(`${body.code.slice(0, 37)}AAAAAAAAAAAAAAAAAAAAAA`);
    expect([forged.status, forged.body.code]).toEqual([404, 'waitlist_entry_not_found']);
    expect((await rowsAt(places.hubballi)).some(({ email }) => email === 'gone@example.in')).toBe(true);
    expect([(await leave(body.code)).status, (await leave(body.code)).status]).toEqual([200, 200]);
    expect((await rowsAt(places.hubballi)).some(({ email }) => email === 'gone@example.in')).toBe(false);
    await vikramComesTo(places.hubballi);
    await app.drain();
    await app.drain();
    expect(app.mail).toEqual([]);
  });

  test('contacts are deleted some days after the message, and when they have waited too long', async () => {
    const forget = async (days: number) => {
      app.clock.advance(days * 86_400_000);
      const ground = aGround(app.platform);
      const catalog = createCatalogDomain(app.platform, ground);
      const { cron } = createWaitlistDomain(app.platform, { ...ground, catalog });
      await cron?.find(({ name }) => name === 'waitlist.forget_old')?.run();
    };
    expect((await rowsAt(places.mangaluru)).filter(({ told_at }) => told_at !== null)).toHaveLength(3);
    await forget(keptDays.told + 1);
    expect((await rowsAt(places.mangaluru)).filter(({ told_at }) => told_at !== null)).toHaveLength(0);
    expect(await rowsAt(places.mysuru)).toHaveLength(1);
    await forget(keptDays.waiting);
    expect(await rowsAt(places.mysuru)).toEqual([]);
  });
});

test('the back office counts people by city and category, without a contact; others may not look', async () => {
  for (const email of ['a.demand@example.in', 'b.demand@example.in'])
    await join(null, aRequest(places.mysuru, { email }));
  await join(null, {
    ...aRequest(places.mysuru, { email: 'a.demand@example.in' }),
    serviceId: 'bridal-makeup',
  });
  const office = app.as(aViewer({ role: 'Admin' }));
  const { rows } = await sql<{
    cityCode: string;
  }>`select city_code as "cityCode" from pincode where pincode = ${places.mysuru}`.execute(app.platform.db);
  const query = { limit: 1, cityCode: rows[0]?.cityCode };
  const first = (await office.ask(listDemand, { query })).body;
  const second = (await office.ask(listDemand, { query: { ...query, cursor: first.nextCursor ?? '' } })).body;
  const all = [...first.items, ...second.items];
  const counted = all.map(({ categoryId, people, services }) => [categoryId, people, services]);
  expect(counted).toEqual([
    ['plumber', 2, 1],
    ['salon-women', 1, 1],
  ]);
  expect(second.nextCursor).toBeNull();
  expect(all[0]?.cityName).toMatch(/Mys/);
  expect(JSON.stringify(all)).not.toContain('demand@example');
  expect((await app.as(await aPerson('9000300009')).ask(listDemand)).status).toBe(403);
});

test('the back office lists who waits in pages with masked contacts, by city, category and whether they were told', async () => {
  await sql`delete from waitlist_entry`.execute(app.platform.db);
  const account = await aPerson('9000300021');
  const contacts: readonly [Viewer | null, object][] = [
    [null, { email: 'first.waiting@example.in' }],
    [null, { mobileNumber: '9000300022' }],
    [account, {}],
  ];
  for (const [viewer, contact] of contacts) {
    expect((await join(viewer, aRequest(places.mysuru, contact))).status).toBe(201);
    app.clock.advance(1_000);
  }
  const office = app.as(aViewer({ role: 'Admin' }));
  const first = (await office.ask(listPeopleWaiting, { query: { limit: 2, count: 'true' } })).body;
  const cursor = first.nextCursor ?? '';
  const second = (await office.ask(listPeopleWaiting, { query: { limit: 2, cursor } })).body;
  const all = [...first.items, ...second.items];
  expect(first.total).toEqual({ count: 3, isMore: false });
  expect(all.map(({ maskedContact, fullName, userId }) => [maskedContact, fullName, userId])).toEqual([
    ['••••••••21', 'Asha Verma', account.userId],
    ['••••••••22', '', null],
    ['f•••@example.in', '', null],
  ]);
  expect(all[0]).toMatchObject({
    serviceId: 'tap-repair',
    place: expect.stringMatching(/Mys/),
    toldAt: null,
  });
  expect(JSON.stringify(all)).not.toMatch(/90003000|first\.waiting/);
  const count = async (query: object) =>
    (await office.askLoosely(listPeopleWaiting, { query })).body.items.length;
  expect([
    await count({ state: 'waiting' }),
    await count({ state: 'told' }),
    await count({ categoryId: 'plumber' }),
    await count({ categoryId: 'salon-women' }),
    await count({ cityCode: '0' }),
  ]).toEqual([3, 0, 3, 0, 0]);
  expect((await app.as(account).ask(listPeopleWaiting)).status).toBe(403);
});
