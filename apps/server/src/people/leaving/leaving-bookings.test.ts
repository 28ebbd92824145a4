import { verifyStartCode } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { istDay } from '@nukkad/contract/kernel/time';
import { changeEmployees } from '@nukkad/contract/people/employee/employee.api';
import * as api from '@nukkad/contract/people/leaving/leaving.api';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { leavingFixture } from '../../../test/fixtures/leaving-fixture.ts';
import { required } from '../../../test/harness/required.ts';
import { key } from '../../../test/harness/tenant.ts';
import type { Viewer } from '../../platform/viewer.ts';

type Fixture = Awaited<ReturnType<typeof leavingFixture>>;
const opened: Fixture[] = [];
let shop: Fixture;
beforeEach(async () => {
  shop = await leavingFixture();
  opened.push(shop);
});
afterAll(() => Promise.all(opened.map((one) => one.close())));

const today = () => istDay(shop.clock.now());
const end = async (who: Viewer, lastDayOn = today()) =>
  (
    await shop.as(shop.owner).askLoosely(api.endEmployment, {
      body: { employeeId: who.staffId, lastDayOn, shortNotice: 'waived' },
      headers: key(),
    })
  ).body;
const give = (who: Viewer, leavingId: string, bookingId: string, to: Viewer) =>
  shop.as(who).askLoosely(api.handOverBookings, {
    body: { leavingId, swaps: [{ bookingId, employeeId: to.staffId }] },
  });
const read = async () =>
  (await shop.as(shop.owner).askLoosely(api.getLeaving, { query: { employeeId: shop.imran.staffId } })).body
    .leaving;

test('bookings after the last day are named and given to others one by one; a conflict is named and moves nothing', async () => {
  const bookingId = await shop.assigned();
  const { leavingId, checklist } = await end(shop.imran);
  expect(required(checklist).bookings).toMatchObject([{ bookingId, isGiveable: true }]);
  expect(required(checklist).isClear).toBe(false);
  const self = await give(shop.owner, leavingId, bookingId, shop.imran);
  expect(self.body.results).toMatchObject([{ code: 'leaving_taker_unknown' }]);
  const stranger = await give(shop.owner, leavingId, bookingId, shop.partners[1].professionals[0]);
  expect(stranger.body.results[0]?.code).not.toBeNull();
  expect((await shop.row(bookingId)).staff_id).toBe(shop.imran.staffId);
  expect((await give(shop.joseph, leavingId, bookingId, shop.joseph)).status).toBe(403);
  expect((await give(shop.partners[1].owner, leavingId, bookingId, shop.joseph)).status).toBe(404);
  const given = await give(shop.owner, leavingId, bookingId, shop.joseph);
  expect(given.body.results).toEqual([{ id: bookingId, code: null, message: null }]);
  expect((await shop.row(bookingId)).staff_id).toBe(shop.joseph.staffId);
  expect((await give(shop.owner, leavingId, bookingId, shop.joseph)).body.results[0]?.code).toBe(
    'leaving_not_found',
  );
  expect((await read())?.checklist).toMatchObject({ bookings: [], isClear: true });
});

test('a booking on the last day is no booking after it', async () => {
  await shop.assigned();
  const { checklist } = await end(shop.imran, istDay(shop.tomorrow));
  expect(required(checklist).bookings).toEqual([]);
});

test('an open booking keeps the access after the last day, and the owner is told once; then it ends', async () => {
  const bookingId = await shop.assigned();
  const { leavingId } = await end(shop.imran);
  shop.clock.advance(shop.tomorrow.getTime() - shop.clock.now().getTime() - 3_600_000);
  shop.sms.length = 0;
  await shop.endAccess();
  await shop.endAccess();
  expect(await shop.statusOf(shop.imran.staffId)).toBe('Active');
  const told = shop.sms.filter(({ variables }) => JSON.stringify(variables).includes('last day has passed'));
  expect(told).toHaveLength(1);
  await give(shop.owner, leavingId, bookingId, shop.joseph);
  await shop.endAccess();
  expect(await shop.statusOf(shop.imran.staffId)).toBe('Deactivated');
  const started = await shop
    .as(shop.imran)
    .askLoosely(verifyStartCode, { body: { bookingId, code: '0000' } });
  expect(started.status).not.toBe(200);
});

test('what a person still holds of the business keeps them from being cleared', async () => {
  shop.held.push({ name: 'Drill, No. 4' });
  const { leavingId, version, checklist } = await end(shop.imran);
  expect(required(checklist).assets).toEqual([{ assetId: '0', name: 'Drill, No. 4' }]);
  const clear = () =>
    shop.as(shop.owner).askLoosely(api.moveLeaving, { body: { leavingId, version, verb: 'clear' } });
  expect((await clear()).body.code).toBe('leaving_not_clear');
  shop.held.length = 0;
  expect((await clear()).body.status).toBe('cleared');
});

test('a spreadsheet does not change a last day that is agreed', async () => {
  const lastDayOn = istDay(shop.tomorrow);
  await end(shop.imran, lastDayOn);
  const [{ mobile }] = await shop.rows(sql`select mobile_number as mobile from user_account
    where user_id = ${shop.imran.userId}`);
  const check = async (day: string) => {
    const rows = [{ row: 2, cells: { mobileNumber: mobile, lastDayOn: day } }];
    const { body } = await shop.as(shop.owner).askLoosely(changeEmployees, { body: { mode: 'check', rows } });
    return body.rows[0]?.faults.map(({ field, code }) => [field, code]);
  };
  expect(await check(lastDayOn)).toEqual([]);
  expect(await check('2030-01-31')).toEqual([['lastDayOn', 'employee_is_leaving']]);
  expect(await check('')).toEqual([['lastDayOn', 'employee_is_leaving']]);
});
