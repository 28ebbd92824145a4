import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { getTimeSlots, listNextSlots } from '@nukkad/contract/market/schedule/slot.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPartner } from '../../../test/fixtures/a-partner.ts';
import { type FixedCatalog, fixedCatalog } from '../../../test/fixtures/fixed-catalog.ts';
import { type Mounted, mounted } from '../../../test/harness/mounted.ts';
import { createGeographyDomain } from '../../places/geography/index.ts';
import { createScheduleDomain } from './index.ts';

let app: Mounted;
let catalog: FixedCatalog;
beforeAll(async () => {
  app = await mounted((platform) => {
    catalog = fixedCatalog();
    const geography = createGeographyDomain(platform);
    return [geography, createScheduleDomain(platform, { geography, catalog })];
  });
});
afterAll(() => app.close());

const place = { pincode: '560038' };
const serviceId = 'bathroom-cleaning';

/** As the day by day list of one partner says it. */
async function firstByDays(organisationId: string): Promise<string | null> {
  const today = istDay(app.clock.now());
  for (const day of [0, 1, 2].map((ahead) => addDays(today, ahead))) {
    const { body } = await app
      .as(null)
      .ask(getTimeSlots, { query: { ...place, day, serviceIds: serviceId, organisationId } });
    const free = body.items.find(({ available }) => available);
    if (free) return free.from;
  }
  return null;
}

test('the next time of each partner is the first that its own days show; one that was not asked for is not there', async () => {
  const shops = await Promise.all([60, 240, 60].map(() => aPartner(app.platform.db)));
  for (const [at, { organisationId }] of shops.entries())
    catalog.offers.set(organisationId, { [serviceId]: { price: 44_900, minutes: at === 1 ? 240 : 60 } });
  const asked = shops.slice(0, 2).map(({ organisationId }) => organisationId);
  const { status, body } = await app.as(null).ask(listNextSlots, {
    query: { ...place, serviceId, organisationIds: [...asked, 'not-an-id'].join(',') },
  });
  expect(status).toBe(200);
  expect(body.items.map(({ organisationId }) => organisationId).toSorted()).toEqual(asked.toSorted());
  for (const { organisationId, from } of body.items) {
    expect(from).not.toBeNull();
    expect(from).toBe(await firstByDays(organisationId));
  }
});
