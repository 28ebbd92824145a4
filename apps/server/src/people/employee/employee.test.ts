import { addDepartment } from '@nukkad/contract/people/department/department.api';
import { updateUser } from '@nukkad/contract/identity/staff/staff.api';
import * as api from '@nukkad/contract/people/employee/employee.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StaffFixture, staffFixture } from '../../../test/fixtures/staff-fixture.ts';
import { key } from '../../../test/harness/tenant.ts';
import type { TestClient } from '../../../test/harness/test-client.ts';
import type { Viewer } from '../../platform/viewer.ts';

let fixture: StaffFixture;
let ravi: Viewer;
let sunita: Viewer;
let departmentId: string;
beforeAll(async () => {
  fixture = await staffFixture();
  ravi = await fixture.hire('9812300011');
  sunita = await fixture.hire('9812300012', ['manage_users.view']);
  const { body } = await fixture.owner.askLoosely(addDepartment, {
    body: { name: 'Cleaning', parentId: null, headId: sunita.staffId },
    headers: key(),
  });
  departmentId = body.departmentId;
});
afterAll(() => fixture.app.close());

const read = (client: TestClient, employeeId?: string | null) =>
  client.askLoosely(api.getEmployee, { query: employeeId ? { employeeId } : {} });
const edit = (client: TestClient, employeeId: string | null, version: number, more: object = {}) =>
  client.askLoosely(api.editEmployee, {
    body: {
      employeeId,
      version,
      employeeCode: null,
      departmentId: null,
      managerId: null,
      joinedOn: '2026-01-05',
      lastDayOn: null,
      ...more,
    },
  });
const namesOf = async (client: TestClient, query: object = {}) =>
  (await client.ask(api.listEmployees, { query: { ...query, count: 'true' } })).body.items.map(
    ({ employeeId }) => employeeId,
  );

test('a member of staff is an employee from the day of joining, and reports to the head of the department', async () => {
  const before = (await read(fixture.owner, ravi.staffId)).body;
  expect(before).toMatchObject({ version: 0, workState: 'working', department: null, reportsTo: [] });
  const { status, body } = await edit(fixture.owner, ravi.staffId, 0, { departmentId, employeeCode: 'E-1' });
  expect([status, body.version, body.department?.name]).toEqual([200, 1, 'Cleaning']);
  expect(body.reportsTo).toEqual([{ employeeId: sunita.staffId, fullName: 'Ravi Kumar' }]);
  expect(await namesOf(fixture.owner, { departmentId })).toEqual([ravi.staffId]);
  expect(await namesOf(fixture.owner, { q: 'e-1' })).toEqual([ravi.staffId]);
  expect(await namesOf(fixture.owner, { userId: ravi.userId })).toEqual([ravi.staffId]);
  expect(await namesOf(fixture.owner, { userId: '01900000-0000-7000-8000-000000000000' })).toEqual([]);
  expect(await namesOf(fixture.stranger, { userId: ravi.userId })).toEqual([]);
  expect(await namesOf(fixture.stranger, { departmentId })).toEqual([]);
});

test('each reads the own file, a colleague’s only with the permission, and no stranger’s', async () => {
  expect((await read(fixture.as(ravi))).body).toMatchObject({
    employeeId: ravi.staffId,
    isMe: true,
    can: { edit: false },
  });
  expect((await read(fixture.as(ravi), sunita.staffId)).status).toBe(403);
  expect((await read(fixture.as(sunita), ravi.staffId)).status).toBe(200);
  expect((await read(fixture.stranger, ravi.staffId)).body.code).toBe('employee_not_found');
  expect((await edit(fixture.stranger, ravi.staffId, 1)).status).toBe(404);
  expect((await edit(fixture.as(sunita), ravi.staffId, 1)).status).toBe(403);
  expect((await fixture.as(ravi).askLoosely(api.listEmployees, { query: {} })).status).toBe(403);
});

test('the chart says to whom each reports, page by page, to who may see the team, and holds no stranger', async () => {
  const page = async (client: TestClient, query: object) => (await client.ask(api.listChart, { query })).body;
  const { items, nextCursor } = await page(fixture.as(sunita), {});
  expect(nextCursor).toBeNull();
  const above = new Map<string, string | null>(items.map((one) => [one.employeeId, one.managerId]));
  expect([above.get(ravi.staffId ?? ''), above.get(sunita.staffId ?? '')]).toEqual([sunita.staffId, null]);
  const first = await page(fixture.owner, { limit: 1 });
  const others = await page(fixture.owner, { cursor: first.nextCursor ?? '' });
  expect([...first.items, ...others.items]).toEqual(items);
  expect(first.items).toHaveLength(1);
  expect((await page(fixture.stranger, {})).items.map(({ employeeId }) => employeeId)).not.toContain(
    ravi.staffId,
  );
  expect((await fixture.as(ravi).askLoosely(api.listChart, { query: {} })).status).toBe(403);
  expect((await fixture.owner.askLoosely(api.listChart, { query: { cursor: 'x' } })).status).toBe(400);
});

test('a stale edit, a taken number, a strange department and a circle of managers are refused', async () => {
  const refused = async (version: number, more: object) =>
    (await edit(fixture.owner, sunita.staffId, version, more)).body.code;
  expect(await refused(3, {})).toBe('employee_changed');
  expect(await refused(0, { employeeCode: 'e-1' })).toBe('employee_code_taken');
  expect(await refused(0, { departmentId: ravi.staffId })).toBe('employee_department_unknown');
  expect(await refused(0, { managerId: sunita.staffId })).toBe('employee_manager_unknown');
  expect(await refused(0, { lastDayOn: '2026-01-04' })).toBe('employee_days');
  const { version } = (await read(fixture.owner, ravi.staffId)).body;
  await edit(fixture.owner, ravi.staffId, version, { departmentId, managerId: sunita.staffId });
  expect(await refused(0, { managerId: ravi.staffId })).toBe('employee_manager_circle');
});

test('who leaves the team is on the list of those who left, with a last day', async () => {
  const anil = await fixture.hire('9812300013');
  await fixture.owner.ask(updateUser, { body: { staffId: anil.staffId ?? '', action: 'deactivate' } });
  expect(await namesOf(fixture.owner)).not.toContain(anil.staffId);
  const { items } = (await fixture.owner.ask(api.listEmployees, { query: { state: 'left' } })).body;
  expect(items.map(({ employeeId, workState }) => [employeeId, workState])).toEqual([[anil.staffId, 'left']]);
  expect(items[0]?.lastDayOn).toMatch(/^\d{4}-/);
});
