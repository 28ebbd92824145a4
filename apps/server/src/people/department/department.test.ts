import * as api from '@nukkad/contract/people/department/department.api';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StaffFixture, staffFixture } from '../../../test/fixtures/staff-fixture.ts';
import { key } from '../../../test/harness/tenant.ts';
import type { TestClient } from '../../../test/harness/test-client.ts';

let fixture: StaffFixture;
beforeAll(async () => {
  fixture = await staffFixture();
});
afterAll(() => fixture.app.close());

type Body = EndpointInput<typeof api.addDepartment>['body'];
const body = (name: string, more: Partial<Record<keyof Body, string>> = {}) => ({
  name,
  parentId: null,
  headId: null,
  ...more,
});
const add = (client: TestClient, name: string, more: Partial<Record<keyof Body, string>> = {}) =>
  client.askLoosely(api.addDepartment, { body: body(name, more), headers: key() });
const namesOf = async (client: TestClient) =>
  (await client.ask(api.listDepartments, { query: {} })).body.items.map(({ name }) => name);

test('the owner’s departments are a chart with heads; another organisation’s list has none of them', async () => {
  const sunita = await fixture.hire('9812300001');
  const { body: field } = await add(fixture.owner, 'Field work', { headId: sunita.staffId ?? '' });
  const { status, body: cleaning } = await add(fixture.owner, 'Cleaning', { parentId: field.departmentId });
  expect([status, cleaning.parentId, cleaning.head]).toEqual([201, field.departmentId, null]);
  expect(field.head).toMatchObject({ employeeId: sunita.staffId, fullName: 'Ravi Kumar' });
  expect(await namesOf(fixture.owner)).toEqual(['Cleaning', 'Field work']);
  expect(await namesOf(fixture.as(sunita))).toEqual(['Cleaning', 'Field work']);
  expect(await namesOf(fixture.stranger)).toEqual([]);
});

test('the list comes in pages that hold every department once', async () => {
  const seen: string[] = [];
  for (let cursor: string | undefined; cursor !== ''; ) {
    const { body: page } = await fixture.owner.ask(api.listDepartments, { query: { limit: 1, cursor } });
    seen.push(...page.items.map(({ name }) => name));
    cursor = page.nextCursor ?? '';
  }
  expect(seen).toEqual(await namesOf(fixture.owner));
});

test('a name is there once, and a department is not placed below what is below it', async () => {
  expect((await add(fixture.owner, 'cleaning')).body.code).toBe('department_name_taken');
  const { body: top } = await add(fixture.owner, 'Office');
  const { body: middle } = await add(fixture.owner, 'Accounts', { parentId: top.departmentId });
  const edit = (parentId: string, version = 1) =>
    fixture.owner.askLoosely(api.editDepartment, {
      body: { departmentId: top.departmentId, version, ...body('Office', { parentId }) },
    });
  expect((await edit(middle.departmentId)).body.code).toBe('department_circle');
  expect((await edit(top.departmentId)).body.code).toBe('department_circle');
  expect((await edit('00000000-0000-7000-8000-000000000000')).body.code).toBe('department_parent_unknown');
  expect((await edit(middle.departmentId, 7)).body.code).toBe('department_changed');
});

test('two edits at once cannot make a circle of two departments', async () => {
  const { body: one } = await add(fixture.owner, 'One');
  const { body: two } = await add(fixture.owner, 'Two');
  const below = (department: typeof one, parent: typeof one) =>
    fixture.owner.askLoosely(api.editDepartment, {
      body: {
        departmentId: department.departmentId,
        version: 1,
        ...body(department.name, { parentId: parent.departmentId }),
      },
    });
  const answers = await Promise.all([below(one, two), below(two, one)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('another organisation finds no department, and heads and parents are of the own one', async () => {
  const { body: own } = await add(fixture.owner, 'Own');
  const { departmentId } = own;
  const { stranger } = fixture;
  expect((await stranger.askLoosely(api.getDepartment, { query: { departmentId } })).status).toBe(404);
  expect((await stranger.askLoosely(api.removeDepartment, { query: { departmentId } })).status).toBe(404);
  const edit = { departmentId, version: 1, ...body('Stolen') };
  expect((await stranger.askLoosely(api.editDepartment, { body: edit })).status).toBe(404);
  expect((await add(stranger, 'Below', { parentId: departmentId })).body.code).toBe(
    'department_parent_unknown',
  );
  const anil = await fixture.hire('9812300002');
  expect((await add(stranger, 'Led', { headId: anil.staffId ?? '' })).body.code).toBe(
    'department_head_unknown',
  );
});

test('staff without the permission changes none; one in use stays, an empty one goes', async () => {
  const { body: top } = await add(fixture.owner, 'Transport');
  const { body: sub } = await add(fixture.owner, 'Vans', { parentId: top.departmentId });
  const remove = (client: TestClient, departmentId: string) =>
    client.askLoosely(api.removeDepartment, { query: { departmentId } });
  const reader = fixture.as(await fixture.hire('9812300003', ['manage_users.view']));
  expect((await add(reader, 'Hers')).status).toBe(403);
  expect((await remove(reader, sub.departmentId)).status).toBe(403);
  expect((await remove(fixture.owner, top.departmentId)).body.code).toBe('department_in_use');
  expect((await remove(fixture.owner, sub.departmentId)).body).toEqual({ removed: true });
  expect((await remove(fixture.owner, top.departmentId)).status).toBe(200);
});
