import { updateUser } from '@nukkad/contract/identity/staff/staff.api';
import { addDepartment } from '@nukkad/contract/people/department/department.api';
import * as api from '@nukkad/contract/people/employee/employee.api';
import type { EmployeeSheetAnswer } from '@nukkad/contract/people/employee/employee.import';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workbook } from '../../../../test/fixtures/heavy-files.ts';
import { required } from '../../../../test/harness/required.ts';
import { type StaffFixture, staffFixture } from '../../../../test/fixtures/staff-fixture.ts';
import { key } from '../../../../test/harness/tenant.ts';
import { type TestClient, viewerIdentity } from '../../../../test/harness/test-client.ts';
import type { Viewer } from '../../../platform/viewer.ts';

const numbers = { sunita: '9812300021', ravi: '9812300022', imran: '9812300023', meena: '9812300024' };
const names = { sunita: 'Sunita Devi', ravi: 'Ravi Kumar', imran: 'Imran Khan', meena: 'Meena Joshi' };
type Who = keyof typeof numbers;

let fixture: StaffFixture;
const viewers = new Map<Who, Viewer>();
beforeAll(async () => {
  fixture = await staffFixture();
  for (const who of Object.keys(numbers) as Who[]) {
    const viewer = await fixture.hire(numbers[who], who === 'meena' ? ['manage_users.view'] : []);
    viewers.set(who, viewer);
    await fixture.owner.ask(updateUser, { body: { staffId: viewer.staffId ?? '', fullName: names[who] } });
  }
  for (const name of ['Cleaning', 'Repairs'])
    await fixture.owner.askLoosely(addDepartment, {
      body: { name, parentId: null, headId: null },
      headers: key(),
    });
});
afterAll(() => fixture.app.close());

const staffIdOf = (who: Who) => required(viewers.get(who)).staffId ?? '';
type Cells = Readonly<Record<string, string>>;
const row = (at: number, who: Who, cells: Cells, version?: number) => ({
  row: at,
  ...(version !== undefined && { version }),
  cells: { mobileNumber: numbers[who], ...cells },
});
const send = (mode: 'check' | 'change', rows: readonly object[], client: TestClient = fixture.owner) =>
  client.askLoosely(api.changeEmployees, { body: { mode, rows } });
const check = async (...rows: readonly object[]) => (await send('check', rows)).body as EmployeeSheetAnswer;
const change = async (...rows: readonly object[]) => (await send('change', rows)).body as EmployeeSheetAnswer;
const fileOf = async (who: Who) =>
  (await fixture.owner.ask(api.getEmployee, { query: { employeeId: staffIdOf(who) } })).body;
const faultsOf = ({ rows }: EmployeeSheetAnswer) =>
  rows.map(({ faults }) => faults.map(({ field, code, message }) => [field, code ?? message]));
const versionOf = async (who: Who) => (await fileOf(who)).version;

function readFile(content: Buffer, name: string, client: TestClient = fixture.owner) {
  const body = new FormData();
  body.append('sheet', new Blob([new Uint8Array(content)]), name);
  return client.send('POST', '/api/user/subUser/sheet/file', { body });
}
/** As bytes: the client of tests reads answers as text. */
async function download(): Promise<Buffer> {
  const address = new URL('/api/user/subUser/sheet', fixture.app.url);
  const answer = await fetch(address, { headers: viewerIdentity(fixture.ownerViewer) });
  return Buffer.from(await answer.arrayBuffer());
}

test('the spreadsheet that is downloaded reads back, and says that nothing changes', async () => {
  const { status, body } = await readFile(await download(), 'employees.xlsx');
  expect(status).toBe(200);
  expect(body.heading).toEqual([
    'Mobile number',
    'Name',
    'Employee number',
    'Department',
    'Reports to',
    'First day',
    'Last day',
  ]);
  const rows = body.rows.map(
    ({ row: at, cells: [mobileNumber, fullName, ...rest] }: { row: number; cells: string[] }) => ({
      row: at,
      cells: {
        mobileNumber,
        fullName,
        employeeCode: rest[0] ?? '',
        department: rest[1] ?? '',
        manager: rest[2] ?? '',
        joinedOn: rest[3] ?? '',
        lastDayOn: rest[4] ?? '',
      },
    }),
  );
  const said = await check(...rows);
  expect(said.rows.map(({ state, fullName }) => [state, fullName])).toContainEqual(['same', 'Sunita Devi']);
  expect(said.rows.map(({ state }) => state)).toEqual(said.rows.map(() => 'same'));
});

test('a check says from what to what, and changes nothing; the change does all of it, with a line of the log for each', async () => {
  const rows = [
    row(2, 'sunita', { employeeCode: '007', department: 'cleaning', joinedOn: '05/01/2026' }),
    row(3, 'ravi', { manager: 'Sunita Devi', lastDayOn: '' }),
  ];
  const said = await check(...rows);
  expect(said.changed).toBe(0);
  expect(said.rows.map(({ state, version }) => [state, version])).toEqual([
    ['changes', 0],
    ['changes', 0],
  ]);
  expect(said.rows[0]?.changes.map(({ field, to }) => [field, to])).toEqual([
    ['employeeCode', '007'],
    ['department', 'Cleaning'],
    ['joinedOn', '2026-01-05'],
  ]);
  expect(said.rows[1]?.changes).toEqual([{ field: 'manager', from: null, to: 'Sunita Devi' }]);
  expect(await versionOf('sunita')).toBe(0);
  const done = await change(...rows.map((one) => ({ ...one, version: 0 })));
  expect([done.changed, done.rows.map(({ state }) => state)]).toEqual([2, ['changed', 'changed']]);
  expect(await fileOf('sunita')).toMatchObject({
    version: 1,
    employeeCode: '007',
    department: { name: 'Cleaning' },
    joinedOn: '2026-01-05',
  });
  expect((await fileOf('ravi')).manager?.fullName).toBe('Sunita Devi');
  const { rows: logged } = await sql<{ id: string }>`select subject_id as id from audit_log
    where action = 'employee.edit'`.execute(fixture.app.platform.db);
  expect(logged.map(({ id }) => id).toSorted()).toEqual([staffIdOf('sunita'), staffIdOf('ravi')].toSorted());
});

test('with one fault no one is changed, and each row says why', async () => {
  const said = await change(
    row(2, 'imran', { department: 'Repairs' }, await versionOf('imran')),
    row(3, 'meena', { department: 'Painting' }, await versionOf('meena')),
  );
  expect([said.changed, said.rows.map(({ state }) => state)]).toEqual([0, ['changes', 'faulty']]);
  expect(faultsOf(said)).toEqual([[], [['department', 'employee_department_unknown']]]);
  expect((await fileOf('imran')).department).toBeNull();
});

test('a row says what is wrong with it', async () => {
  const tries: readonly (readonly [Cells, readonly [string, string]])[] = [
    [{ fullName: 'Asha Rao' }, ['fullName', 'employee_name_differs']],
    [{ department: '=A1' }, ['department', 'Enter a value, not a formula.']],
    [{ employeeCode: '007' }, ['employeeCode', 'employee_code_taken']],
    [{ manager: 'Nobody Here' }, ['manager', 'employee_manager_unknown']],
    [{ manager: 'Imran Khan' }, ['manager', 'employee_manager_unknown']],
    [{ joinedOn: '' }, ['joinedOn', 'Enter a day as YYYY-MM-DD.']],
    [{ joinedOn: '31/02/2026' }, ['joinedOn', 'Enter a day as YYYY-MM-DD.']],
    [{ joinedOn: '2026-06-01', lastDayOn: '2026-05-31' }, ['lastDayOn', 'employee_days']],
  ];
  for (const [cells, fault] of tries)
    expect([cells, faultsOf(await check(row(2, 'imran', cells)))]).toEqual([cells, [[fault]]]);
  const strange = { row: 2, cells: { mobileNumber: '9812300099' } };
  const unwritable = { row: 2, cells: { mobileNumber: 'Imran' } };
  expect(faultsOf(await check(strange))).toEqual([[['mobileNumber', 'employee_number_unknown']]]);
  expect(faultsOf(await check(unwritable))[0]?.[0]?.[0]).toBe('mobileNumber');
});

test('rows are judged together: one person twice, one number for two, managers in a circle', async () => {
  expect(faultsOf(await check(row(2, 'imran', {}), row(3, 'imran', {})))).toEqual([
    [],
    [['mobileNumber', 'Another row has the same number.']],
  ]);
  const both = await check(
    row(2, 'imran', { employeeCode: 'E-9' }),
    row(3, 'meena', { employeeCode: 'e-9' }),
  );
  expect(faultsOf(both)).toEqual([
    [['employeeCode', 'employee_code_taken']],
    [['employeeCode', 'employee_code_taken']],
  ]);
  const circle = await check(
    row(2, 'imran', { manager: numbers.meena }),
    row(3, 'meena', { manager: 'Imran Khan' }),
  );
  expect(faultsOf(circle)).toEqual([
    [['manager', 'employee_manager_circle']],
    [['manager', 'employee_manager_circle']],
  ]);
  // Ravi reports to Sunita already: her new manager alone would close the circle, unless his row lets go of her.
  const closing = row(2, 'sunita', { manager: numbers.ravi });
  expect(faultsOf(await check(closing))).toEqual([[['manager', 'employee_manager_circle']]]);
  expect(faultsOf(await check(closing, row(3, 'ravi', { manager: '' })))).toEqual([[], []]);
});

test('two people exchange their numbers', async () => {
  const write = async (sunita: string, imran: string) =>
    change(
      row(2, 'sunita', { employeeCode: sunita }, await versionOf('sunita')),
      row(3, 'imran', { employeeCode: imran }, await versionOf('imran')),
    );
  expect((await write('007', '008')).changed).toBe(1);
  expect((await write('008', '007')).changed).toBe(2);
  expect([(await fileOf('sunita')).employeeCode, (await fileOf('imran')).employeeCode]).toEqual([
    '008',
    '007',
  ]);
});

test('who was changed after the check is not written over', async () => {
  const version = await versionOf('meena');
  const rows = [row(2, 'meena', { department: 'Repairs' }, version)];
  expect((await change(...rows)).changed).toBe(1);
  const again = await change({ ...rows[0], cells: { mobileNumber: numbers.meena, department: 'Cleaning' } });
  expect([again.changed, faultsOf(again)]).toEqual([0, [[[null, 'employee_changed']]]]);
  const { rows: without } = await change(row(2, 'meena', { department: 'Cleaning' }));
  expect(without[0]?.faults[0]?.code).toBe('employee_changed');
});

test('of files sent at one moment one wins, and the others are told', async () => {
  const version = await versionOf('meena');
  const answers = await Promise.all(
    ['A-1', 'A-2', 'A-3', 'A-4'].map((employeeCode) => change(row(2, 'meena', { employeeCode }, version))),
  );
  expect(answers.map(({ changed }) => changed).toSorted()).toEqual([0, 0, 0, 1]);
  expect(await versionOf('meena')).toBe(version + 1);
});

test('files without rows, of another kind and with formulas', async () => {
  const heading = 'Mobile number,Department';
  expect((await readFile(Buffer.from(heading), 'a.csv')).body.code).toBe('sheet_empty');
  expect((await readFile(Buffer.from('%PDF-1.7'), 'a.pdf')).body.code).toBe('sheet_unreadable');
  const formula = workbook(
    `<row r="1"><c r="A1" t="inlineStr"><is><t>Mobile number</t></is></c><c r="B1" t="inlineStr"><is><t>Department</t></is></c></row><row r="2"><c r="A2"><v>${numbers.imran}</v></c><c r="B2" t="str"><f>HYPERLINK("x")</f><v>Repairs</v></c></row>`,
  );
  // What was worked out is what counts; the formula itself is not read.
  expect((await readFile(formula, 'a.xlsx')).body.rows[0].cells).toEqual([numbers.imran, 'Repairs']);
});

test('only those who may change team members, and only their own', async () => {
  const one = row(2, 'imran', { department: 'Repairs' });
  const rows = [one];
  const meena = fixture.as(required(viewers.get('meena')));
  expect((await send('check', rows, meena)).status).toBe(403);
  expect((await send('change', rows, meena)).status).toBe(403);
  expect((await readFile(Buffer.from('a\nb'), 'a.csv', meena)).status).toBe(403);
  expect((await meena.askLoosely(api.getEmployeeSheet, {})).status).toBe(403);
  const { body } = await send('check', rows, fixture.stranger);
  expect(faultsOf(body)).toEqual([[['mobileNumber', 'employee_number_unknown']]]);
  expect(body.rows[0]).toMatchObject({ employeeId: null, fullName: null });
  expect((await send('check', [])).status).toBe(400);
  const many = Array.from({ length: 501 }, () => one);
  expect((await send('check', many)).status).toBe(400);
});

test('490 people are changed at once', async () => {
  const { db } = fixture.app.platform;
  await sql`with made as (
      insert into user_account (user_id, mobile_number, full_name, created_at, updated_at)
      select gen_random_uuid(), (8000000000 + i)::text, 'Anil Sharma', now(), now() from generate_series(1, 490) i returning user_id)
    insert into staff_member (staff_id, organisation_id, user_id, full_name, designation, is_professional, status, created_at, updated_at)
    select gen_random_uuid(), ${fixture.organisationId}::uuid, user_id, 'Anil Sharma', '', false, 'Active', now(), now() from made`.execute(
    db,
  );
  const rows = Array.from({ length: 490 }, (_, at) => ({
    row: at + 2,
    version: 0,
    cells: { mobileNumber: String(8_000_000_001 + at), employeeCode: `N-${at}`, department: 'Repairs' },
  }));
  expect((await change(...rows)).changed).toBe(490);
  const { items, total } = (
    await fixture.owner.ask(api.listEmployees, { query: { q: 'N-', count: 'true', limit: 1 } })
  ).body;
  expect([items.length, total]).toEqual([1, { count: 490, isMore: false }]);
});
