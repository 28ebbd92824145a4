/** Departments of an organisation: specification section 7, Projects and business. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { whole, removed } from '../../kernel/schema.ts';
import { departmentErrors as e } from './department.noun.ts';
import { department, departmentBody, departmentId } from './department.model.ts';

const tag = 'People';

/** What these change besides their own noun. */
const touches = ['employee', 'staff'] as const;
const office = ['Service Partner', 'subUser'] as const;
const scope = 'departments of the own organisation';
const reading = { who: 'roles', roles: office, scope } as const;
const version = whole(1, 1_000_000, 'As it was read.');

export const listDepartments = endpoint('GET /user/department/list', {
  summary: 'The departments of the own organisation, by name; together they are its chart',
  tag,
  authz: reading,
  query: z.object({ ...pageQuery }),
  response: pageOf(department),
});

export const getDepartment = endpoint('GET /user/department', {
  summary: 'One of them',
  tag,
  authz: reading,
  query: z.object({ departmentId }),
  response: department,
  errors: [e.department_not_found],
});

export const addDepartment = endpoint('POST /user/department', {
  summary: 'Add a department',
  tag,
  authz: { ...reading, permission: 'manage_users.create' },
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: departmentBody,
  response: department,
  errors: [
    e.department_name_taken,
    e.department_parent_unknown,
    e.department_head_unknown,
    e.department_limit,
  ],
  touches,
});

export const editDepartment = endpoint('PATCH /user/department', {
  summary: 'Rename a department, place it elsewhere, or change its head',
  tag,
  authz: { ...reading, permission: 'manage_users.update' },
  unconfirmed: 'carries-version',
  body: z.object({ departmentId, version, ...departmentBody.shape }),
  response: department,
  errors: [
    e.department_not_found,
    e.department_changed,
    e.department_name_taken,
    e.department_parent_unknown,
    e.department_head_unknown,
    e.department_circle,
  ],
  touches,
});

export const removeDepartment = endpoint('DELETE /user/department', {
  summary: 'Remove a department in which no one works and that has none below it',
  tag,
  authz: { ...reading, permission: 'manage_users.delete' },
  unconfirmed: 'removes-named',
  query: z.object({ departmentId }),
  response: removed,
  errors: [e.department_not_found, e.department_in_use],
  touches,
});
