import { answerInvitation } from '@nukkad/contract/identity/staff/staff.api';
import { addDepartment } from '@nukkad/contract/people/department/department.api';
import * as api from '@nukkad/contract/people/employee/employee.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StaffFixture, staffFixture } from '../../../test/fixtures/staff-fixture.ts';
import { key } from '../../../test/harness/tenant.ts';
import type { TestClient } from '../../../test/harness/test-client.ts';
import type { Viewer } from '../../platform/viewer.ts';

let fixture: StaffFixture;
let sunita: Viewer;
let departmentId: string;
beforeAll(async () => {
  fixture = await staffFixture();
  fixture.app.clock.set(new Date('2026-11-24T09:00:00+05:30'));
  sunita = await fixture.hire('9812800001');
  departmentId = (
    await fixture.owner.ask(addDepartment, {
      body: { name: 'Electrical', parentId: null, headId: null },
      headers: key(),
    })
  ).body.departmentId;
});
afterAll(() => fixture.app.close());

const add = (client: TestClient, mobileNumber: string, more: object = {}) =>
  client.askLoosely(api.addEmployee, {
    body: {
      fullName: 'Ravi Kumar',
      mobileNumber,
      isProfessional: true,
      designation: 'Electrician',
      employeeCode: null,
      departmentId,
      managerId: sunita.staffId,
      joinedOn: '2026-12-01',
      ...more,
    },
    headers: key(),
  });
const invitations = async () =>
  (await sql`select 1 from staff_invitation`.execute(fixture.app.platform.db)).rows.length;

test('who accepts has the department, the manager, the number and the first day that the office wrote', async () => {
  const invited = await add(fixture.owner, '9812800011', { employeeCode: 'E-042' });
  expect([invited.status, invited.body.kind, invited.body.status]).toEqual([201, 'invitation', 'Pending']);
  const ravi = await fixture.person('9812800011');
  await fixture.as(ravi).ask(answerInvitation, { body: { staffId: invited.body.staffId, accept: true } });
  await fixture.app.drain();
  const { body } = await fixture.owner.ask(api.getEmployee, { query: { employeeId: invited.body.staffId } });
  expect(body).toMatchObject({
    employeeCode: 'E-042',
    department: { name: 'Electrical' },
    manager: { employeeId: sunita.staffId },
    joinedOn: '2026-12-01',
    version: 1,
  });
});

test('nothing is left of an employee who is refused: no invitation and no place', async () => {
  const before = await invitations();
  const other = '00000000-0000-7000-8000-000000000000';
  for (const [more, code] of [
    [{ departmentId: other }, 'employee_department_unknown'],
    [{ managerId: other }, 'employee_manager_unknown'],
    [{ employeeCode: 'e-042' }, 'employee_code_taken'],
    [{ mobileNumber: '9812800001' }, 'staff_already_here'],
  ] as const) {
    const { body } = await add(fixture.owner, '9812800012', more);
    expect(body.code).toBe(code);
  }
  expect((await add(fixture.owner, '12345')).status).toBe(400);
  expect((await add(fixture.as(sunita), '9812800012')).status).toBe(403);
  const strange = await add(fixture.stranger, '9812800013');
  expect(strange.body.code).toBe('employee_department_unknown');
  expect(await invitations()).toBe(before);
});

test('with numbers set up, a person added without one gets the next that is free', async () => {
  const set = (client: TestClient, body: object) => client.askLoosely(api.addEmployeeSettings, { body });
  const edit = (client: TestClient, body: object) => client.askLoosely(api.editEmployeeSettings, { body });
  const read = async () => (await fixture.owner.ask(api.getEmployeeSettings, {})).body;
  expect(await read()).toMatchObject({ _id: null, version: 0, can: { edit: true } });
  expect((await edit(fixture.owner, { numberPrefix: 'E-', nextNumber: 41, version: 1 })).status).toBe(404);
  expect((await set(fixture.as(sunita), { numberPrefix: 'E-', nextNumber: 41 })).status).toBe(403);
  expect((await set(fixture.owner, { numberPrefix: 'E 1', nextNumber: 41 })).status).toBe(400);
  expect((await set(fixture.owner, { numberPrefix: 'E-', nextNumber: 41 })).body).toMatchObject({
    version: 1,
  });
  expect((await set(fixture.owner, { numberPrefix: 'E-', nextNumber: 41 })).body.code).toBe(
    'employee_setting_there',
  );
  const codeOf = async (mobileNumber: string) => {
    const { body } = await add(fixture.owner, mobileNumber);
    const { rows } = await sql<{ code: string }>`select employee_code as code from invited_employee
      where invitation_id = ${body.staffId}`.execute(fixture.app.platform.db);
    return rows[0]?.code;
  };
  // E-042 is Ravi's, by hand.
  expect([await codeOf('9812800021'), await codeOf('9812800022')]).toEqual(['E-041', 'E-043']);
  const changed = await edit(fixture.owner, { numberPrefix: 'BLR/', nextNumber: 7, version: 1 });
  expect(changed.body).toMatchObject({ numberPrefix: 'BLR/', nextNumber: 7, version: 2 });
  expect((await edit(fixture.owner, { numberPrefix: 'X', nextNumber: 1, version: 1 })).status).toBe(409);
  expect(await codeOf('9812800023')).toBe('BLR/007');
});
