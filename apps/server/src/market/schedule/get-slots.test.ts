import { getTimeSlots } from '@nukkad/contract/market/schedule/slot.api';
import { permitted } from '../../../test/walks/permitted.ts';
import { istInstant } from '@nukkad/contract/kernel/time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestPartner, aCart, aPartner, indiranagar } from '../../../test/fixtures/a-partner.ts';
import { type FixedCatalog, fixedCatalog } from '../../../test/fixtures/fixed-catalog.ts';
import { type Mounted, mounted } from '../../../test/harness/mounted.ts';
import { createGeographyDomain } from '../../places/geography/index.ts';
import { system } from '../../platform/platform.ts';
import { createScheduleDomain } from './index.ts';
import { addLeaves } from './working-time.store.ts';
import { required } from '../../../test/harness/required.ts';

let app: Mounted;
let schedule: ReturnType<typeof createScheduleDomain>;
let catalog: FixedCatalog;
/** Tomorrow of the tests' clock, a Tuesday. */
const day = '2026-11-24';

beforeAll(async () => {
  app = await mounted((platform) => {
    catalog = fixedCatalog();
    const geography = createGeographyDomain(platform);
    schedule = createScheduleDomain(platform, { geography, catalog });
    return [geography, schedule];
  });
});
beforeEach(() => catalog.offers.clear());
afterAll(() => app.close());

async function aShop(options: Parameters<typeof aPartner>[1] = {}, minutes = 60): Promise<TestPartner> {
  const partner = await aPartner(app.platform.db, options);
  catalog.offers.set(partner.organisationId, { 'bathroom-cleaning': { price: 44_900, minutes } });
  return partner;
}

const ask = (query: Record<string, string>) =>
  app.as(null).askLoosely(getTimeSlots, {
    query: { day, serviceIds: 'bathroom-cleaning', pincode: '560038', ...query },
  });
const names = (body: { items: { name: string; available: boolean }[] }) =>
  body.items.flatMap((slot) => (slot.available ? [slot.name] : []));

async function reserve(partner: TestPartner, from: number, to: number): Promise<void> {
  const cartId = await aCart(app.platform.db);
  const { latitude, longitude } = indiranagar;
  const now = app.clock.now();
  await app.platform.write(system, (tx) =>
    schedule.hold(
      tx,
      permitted({
        staffId: required(partner.staffIds[0]),
        organisationId: partner.organisationId,
        cartId,
        latitude,
        longitude,
        now,
        startsAt: istInstant(day, from),
        endsAt: istInstant(day, to),
        expiresAt: new Date(now.getTime() + 300_000),
      }),
    ),
  );
}

describe('GET service/getTimeSlot', () => {
  test('48 slots, open where a professional is free, and 14 days', async () => {
    await aShop();
    const { status, body } = await ask({});
    expect(status).toBe(200);
    expect(body.items).toHaveLength(48);
    expect(body.items[19]).toEqual({
      slotId: 1119,
      name: '9:30 AM',
      from: '2026-11-24T04:00:00.000Z',
      to: '2026-11-24T04:30:00.000Z',
      available: true,
      primeTime: false,
    });
    expect([names(body).at(0), names(body).at(-1)]).toEqual(['8:00 AM', '7:00 PM']);
    expect(body.days.map((each: { open: boolean }) => each.open)).toEqual(
      Array.from({ length: 14 }, () => true),
    );
    expect([body.days[0]?.day, body.days[13]?.day]).toEqual(['2026-11-23', '2026-12-06']);
  });

  test('a held time is closed for all others, and opens again when the hold expires', async () => {
    const shop = await aShop();
    await reserve(shop, 600, 660);
    expect(names((await ask({})).body)).not.toEqual(expect.arrayContaining(['10:00 AM']));
    await aShop();
    expect(names((await ask({})).body)).toContain('10:00 AM');
    catalog.offers.delete([...catalog.offers.keys()][1] ?? '');
    app.clock.advance(300_000);
    expect(names((await ask({})).body)).toContain('10:00 AM');
  });

  test('each partner needs its own time; a longer one asked for counts for all', async () => {
    const slow = await aShop({}, 120);
    expect(names((await ask({ organisationId: slow.organisationId })).body).at(-1)).toBe('6:00 PM');
    expect(names((await ask({ organisationId: slow.organisationId, minutes: '30' })).body).at(-1)).toBe(
      '6:00 PM',
    );
    expect(names((await ask({ organisationId: slow.organisationId, minutes: '240' })).body).at(-1)).toBe(
      '4:00 PM',
    );
  });

  test('a day of leave of the only professional is closed', async () => {
    const shop = await aShop();
    await app.platform.write(system, (tx) =>
      addLeaves(
        tx,
        permitted([
          {
            staffId: required(shop.staffIds[0]),
            from: istInstant('2026-11-30'),
            to: istInstant('2026-12-01'),
          },
        ]),
      ),
    );
    const { body } = await ask({});
    expect(body.days.filter((each: { open: boolean }) => !each.open)).toEqual([
      { day: '2026-11-30', open: false },
    ]);
  });

  test('a point, or a city, is used where no PIN code is given', async () => {
    await aShop();
    const wanted = { day, serviceIds: 'bathroom-cleaning' };
    const point = { lat: 12.9716, lng: 77.6412 };
    const { cityCode } = indiranagar;
    expect((await app.as(null).ask(getTimeSlots, { query: { ...wanted, ...point } })).status).toBe(200);
    expect((await app.as(null).ask(getTimeSlots, { query: { ...wanted, cityCode } })).status).toBe(200);
  });

  test('says what is wrong with the question', async () => {
    await aShop();
    const code = async (query: Record<string, string>) => {
      const { status, body } = await ask(query);
      return [status, body.code];
    };
    expect(await code({ day: '2026-12-07' })).toEqual([409, 'slot_out_of_range']);
    expect(await code({ day: '2026-11-22' })).toEqual([409, 'slot_out_of_range']);
    expect(await code({ day: '2026-02-30' })).toEqual([400, 'invalid_request']);
    expect(await code({ serviceIds: 'flying' })).toEqual([404, 'service_not_found']);
    expect(await code({ serviceIds: ',' })).toEqual([404, 'service_not_found']);
    expect(await code({ serviceIds: 'bathroom-cleaning,tap-repair' })).toEqual([409, 'cart_one_category']);
    expect(await code({ serviceIds: 'sofa-cleaning' })).toEqual([409, 'cart_not_serviceable']);
    expect(await code({ pincode: '999999' })).toEqual([409, 'cart_not_serviceable']);
    expect(
      (await app.as(null).ask(getTimeSlots, { query: { day, serviceIds: 'bathroom-cleaning' } })).body.fields,
    ).toHaveProperty('pincode');
  });
});
