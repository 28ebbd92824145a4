import { addDepartment } from '@nukkad/contract/people/department/department.api';
import * as api from '@nukkad/contract/people/holiday/holiday.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StaffFixture, staffFixture } from '../../../test/fixtures/staff-fixture.ts';
import { key } from '../../../test/harness/tenant.ts';
import type { TestClient } from '../../../test/harness/test-client.ts';

let fixture: StaffFixture;
let kitchen: string;
beforeAll(async () => {
  fixture = await staffFixture();
  const { body } = await fixture.owner.askLoosely(addDepartment, {
    body: { name: 'Kitchen', parentId: null, headId: null },
    headers: key(),
  });
  kitchen = body.departmentId;
});
afterAll(() => fixture.app.close());

const add = (client: TestClient, holidays: object[], departmentId: string | null = null) =>
  client.askLoosely(api.addYearlyHolidays, { body: { departmentId, holidays }, headers: key() });
const list = async (client: TestClient, query: object = {}) =>
  (await client.askLoosely(api.listYearlyHolidays, { query: { year: 2027, ...query } })).body.items.map(
    ({ on, name }: { on: string; name: string }) => `${on} ${name}`,
  );

test('holidays of a year are added once each, and are read by those of the own organisation', async () => {
  const days = [
    { on: '2027-08-15', name: 'Independence Day' },
    { on: '2027-01-26', name: 'Republic Day' },
  ];
  expect((await add(fixture.owner, days)).body).toEqual({ added: 2 });
  expect((await add(fixture.owner, days)).body).toEqual({ added: 0 });
  await add(fixture.owner, [{ on: '2027-03-01', name: 'Kitchen fair' }], kitchen);
  expect(await list(fixture.owner, { departmentId: kitchen })).toHaveLength(3);
  expect(await list(fixture.owner)).toEqual([
    '2027-01-26 Republic Day',
    '2027-03-01 Kitchen fair',
    '2027-08-15 Independence Day',
  ]);
  expect(await list(fixture.stranger)).toEqual([]);
  expect(await list(fixture.owner, { year: 2028 })).toEqual([]);
});

test('a state’s list is a start, and says what is added already', async () => {
  const { body } = await fixture.owner.ask(api.suggestHolidays, { query: { year: 2027, stateCode: 'KA' } });
  const days = new Map(body.items.map((one) => [one.on, one]));
  expect(days.get('2027-08-15')).toMatchObject({ isAdded: true, isOptional: false });
  expect(days.get('2027-11-01')).toMatchObject({ isAdded: false });
  expect(body.items.map(({ on }) => on)).toEqual(body.items.map(({ on }) => on).toSorted());
  const elsewhere = await fixture.owner.ask(api.suggestHolidays, { query: { year: 2027, stateCode: 'TN' } });
  expect(elsewhere.body.items).not.toEqual(body.items);
});

test('a moved holiday carries its version and finds no taken day; a stranger finds none', async () => {
  const { items } = (await fixture.owner.askLoosely(api.listYearlyHolidays, { query: { year: 2027 } })).body;
  const holidayId = items[0]?.holidayId ?? '';
  const edit = (client: TestClient, on: string, version = 1) =>
    client.askLoosely(api.editYearlyHoliday, { body: { holidayId, version, on, name: 'Republic Day' } });
  expect((await edit(fixture.owner, '2027-08-15')).body.code).toBe('holiday_day_taken');
  expect((await edit(fixture.stranger, '2027-01-27')).status).toBe(404);
  expect((await edit(fixture.owner, '2027-01-27')).body).toMatchObject({ on: '2027-01-27', version: 2 });
  expect((await edit(fixture.owner, '2027-01-28')).body.code).toBe('holiday_changed');
  const remove = (client: TestClient) => client.askLoosely(api.removeYearlyHoliday, { query: { holidayId } });
  expect((await remove(fixture.stranger)).status).toBe(404);
  expect((await remove(fixture.owner)).status).toBe(200);
});

test('staff without the permission changes nothing; departments are of the own organisation', async () => {
  const clerk = fixture.as(await fixture.hire('9812300021', ['attandance.view']));
  expect((await add(clerk, [{ on: '2027-05-01', name: 'May Day' }])).status).toBe(403);
  const weekly = (client: TestClient, body: object) => client.askLoosely(api.setWeeklyHoliday, { body });
  expect((await weekly(clerk, { departmentId: null, weekdays: [7], saturdays: [] })).status).toBe(403);
  const refused = await weekly(fixture.stranger, { departmentId: kitchen, weekdays: [7], saturdays: [] });
  expect(refused.body.code).toBe('holiday_department_unknown');
});

test('weekly days off are set for all and for one department, and replace what was set', async () => {
  const set = (departmentId: string | null, weekdays: number[], saturdays: number[] = []) =>
    fixture.owner.askLoosely(api.setWeeklyHoliday, { body: { departmentId, weekdays, saturdays } });
  await set(null, [7], [2, 4]);
  await set(kitchen, [1]);
  const { body } = await set(kitchen, [2, 2]);
  expect(body.items).toEqual([
    { departmentId: null, weekdays: [7], saturdays: [2, 4] },
    { departmentId: kitchen, weekdays: [2], saturdays: [] },
  ]);
  expect((await set(null, [1, 2, 3, 4, 5, 6, 7])).status).toBe(400);
});
