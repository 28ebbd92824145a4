import * as api from '@nukkad/contract/market/schedule/slot-wait.api';
import { istInstant } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestPartner, aPartner, aUser } from '../../../../test/fixtures/a-partner.ts';
import {
  type FixedCatalog,
  fixedCatalog,
  saveFixedServices,
} from '../../../../test/fixtures/fixed-catalog.ts';
import { type Mounted, aViewer, mounted } from '../../../../test/harness/mounted.ts';
import { permitted } from '../../../../test/walks/permitted.ts';
import { required } from '../../../../test/harness/required.ts';
import { createGeographyDomain } from '../../../places/geography/index.ts';
import { type Platform, system } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { createScheduleDomain } from '../index.ts';
import { addLeaves } from '../working-time.store.ts';
import { tellOpened } from './tell-opened.ts';

let app: Mounted;
let catalog: FixedCatalog;
let shop: TestPartner;
let run: () => Promise<void>;
const service = 'bathroom-cleaning';
/** Tomorrow of the tests' clock. */
const day = '2026-11-24';

beforeAll(async () => {
  app = await mounted((platform: Platform) => {
    catalog = fixedCatalog();
    const geography = createGeographyDomain(platform);
    run = () => tellOpened({ platform, catalog, geography });
    return [geography, createScheduleDomain(platform, { geography, catalog })];
  });
  await saveFixedServices(app.platform.db);
  shop = await aPartner(app.platform.db, { professionals: 1 });
  catalog.offers.set(shop.organisationId, { [service]: { price: 44_900, minutes: 60 } });
});
beforeEach(async () => {
  await sql`delete from slot_wait`.execute(app.platform.db);
  await away(day, '2026-11-25');
});
afterAll(() => app.close());

/** No one of the shop is there from the one day until the other begins. */
async function away(from: string, to: string): Promise<void> {
  await free();
  const leave = { staffId: required(shop.staffIds[0]), from: istInstant(from), to: istInstant(to) };
  await app.platform.write(system, (tx) => addLeaves(tx, permitted([leave])));
}
const free = () => sql`delete from staff_leave`.execute(app.platform.db);

const asha = async () => aViewer({ role: 'Buyer', userId: await aUser(app.platform.db, 'Asha Verma') });
const wait = (viewer: Viewer, more: object = {}) =>
  app.as(viewer).askLoosely(api.waitForSlot, {
    body: { day, serviceIds: [service], optionIds: [], minutes: 60, pincode: '560038', ...more },
  });
const firstOf = ({ items: [first] }: api.SlotWaits): string => required(first).waitId;
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code?: string }).code,
];
const told = async () => {
  const { rows } = await sql<{ waitId: string }>`select payload->>'waitId' as "waitId" from outbox
    where name = 'slot_wait.opened'`.execute(app.platform.db);
  return rows.map(({ waitId }) => waitId);
};
const fresh = () => sql`delete from outbox where name = 'slot_wait.opened'`.execute(app.platform.db);

test('Asha waits for a full day; once a slot is free she is told, and once only', async () => {
  await fresh();
  const viewer = await asha();
  const asked = await wait(viewer);
  expect([asked.status, asked.body.items]).toMatchObject([200, [{ day, serviceId: service }]]);
  expect((await wait(viewer)).body.items).toHaveLength(1);
  await run();
  expect(await told()).toEqual([]);
  await free();
  await Promise.all([run(), run(), run()]);
  expect(await told()).toEqual([firstOf(asked.body)]);
  expect((await app.as(viewer).ask(api.listSlotWaits, {})).body.items).toEqual([]);
});

test('a day with a free slot is booked, not waited for; a day beyond those that can be booked is refused', async () => {
  const viewer = await asha();
  expect(codeOf(await wait(viewer, { day: '2027-11-24' }))).toEqual([409, 'slot_out_of_range']);
  await free();
  expect(codeOf(await wait(viewer))).toEqual([409, 'slot_is_free']);
});

test('of five who wait for the same, the three who waited longest are told; the others at the next look', async () => {
  await fresh();
  const waiting: string[] = [];
  for (let place = 0; place < 5; place += 1) {
    const { body } = await wait(await asha());
    waiting.push(firstOf(body));
    app.clock.advance(1_000);
  }
  await free();
  await run();
  expect((await told()).toSorted()).toEqual(waiting.slice(0, 3).toSorted());
  await run();
  expect((await told()).toSorted()).toEqual(waiting.toSorted());
});

test('a request is one’s own: a stranger does not find it, and taken back it tells no one', async () => {
  await fresh();
  const viewer = await asha();
  const query = { waitId: firstOf((await wait(viewer)).body) };
  expect(codeOf(await app.as(await asha()).askLoosely(api.stopWaiting, { query }))).toEqual([
    404,
    'slot_wait_not_found',
  ]);
  expect((await app.as(viewer).ask(api.stopWaiting, { query })).body.items).toEqual([]);
  await free();
  await run();
  expect(await told()).toEqual([]);
});

test('no one waits for more than five days, not by asking at one instant either', async () => {
  const viewer = await asha();
  const days = [24, 25, 26, 27, 28, 29, 30].map((one) => `2026-11-${one}`);
  await away(day, '2026-12-02');
  const answers = await Promise.all(days.map((one) => wait(viewer, { day: one })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ status }) => status !== 200).map(codeOf)).toEqual([
    [409, 'slot_waits_full'],
    [409, 'slot_waits_full'],
  ]);
});

test('a place that no partner serves any more tells no one and stops no other', async () => {
  await fresh();
  const [one, other] = [await asha(), await asha()];
  await wait(one, { organisationId: shop.organisationId });
  const { body } = await wait(other);
  await sql`update slot_wait set asked = jsonb_set(asked, '{pincode}', '"781001"') where user_id = ${one.userId}`.execute(
    app.platform.db,
  );
  catalog.unserved.add('781001');
  await free();
  await run();
  expect(await told()).toEqual([firstOf(body)]);
});
