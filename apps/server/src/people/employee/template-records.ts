/** Employees, as letters of appointment, contracts and confidentiality agreements name them. */
import { istDay } from '@nukkad/contract/kernel/time';
import * as z from 'zod/mini';
import type { RecordField, TemplateRecords } from '../../files/template/index.ts';
import { readCursor } from '../../platform/http/cursor.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { hasPermission, organisationOf } from '../../platform/viewer.ts';
import type { EmployeeDependencies } from './employee.interface.ts';
import { mayRead } from './employee.policy.ts';
import { listById, listEmployees } from './employee.store.ts';

const fields: readonly RecordField[] = [
  { name: 'employee.name', type: 'text', title: { en: 'Name', hi: 'नाम' } },
  { name: 'employee.code', type: 'text', title: { en: 'Employee number', hi: 'कर्मचारी क्रमांक' } },
  { name: 'employee.designation', type: 'text', title: { en: 'Designation', hi: 'पद' } },
  { name: 'employee.department', type: 'text', title: { en: 'Department', hi: 'विभाग' } },
  { name: 'employee.manager', type: 'text', title: { en: 'Manager', hi: 'मैनेजर' } },
  { name: 'employee.joined_on', type: 'day', title: { en: 'First day', hi: 'पहला दिन' } },
  { name: 'pay.monthly', type: 'money', title: { en: 'Monthly pay', hi: 'हर महीने का वेतन' } },
];

const isFor = (viewer: Viewer): boolean => hasPermission(viewer, 'manage_users.view');

export const employeeTemplates = ({ platform, account, pay }: EmployeeDependencies): TemplateRecords => ({
  kinds: ['appointment', 'contract', 'nda'],
  fields,
  parties: [{ role: 'employee', title: { en: 'The employee', hi: 'कर्मचारी' } }],
  isFor,
  list: async (reader, viewer, { q, cursor, most, now }) => {
    const whose = { organisationId: organisationOf(viewer), departmentId: null, userId: null };
    const asked = { ...whose, q, state: 'working' as const, today: istDay(now) };
    const key = readCursor(cursor, z.tuple([z.string(), z.uuid()]));
    const after = key && { name: key[0], id: key[1] };
    const rows = await listEmployees(reader, asked, after, most);
    return rows.map(({ employeeId, fullName, designation }) => ({
      recordId: employeeId,
      name: fullName,
      note: designation,
      key: [fullName.toLowerCase(), employeeId],
    }));
  },
  fill: async (reader, viewer, employeeId, { now }) => {
    const organisationId = organisationOf(viewer);
    const [row] = await listById(reader, organisationId, [employeeId]);
    if (!row || !isFor(viewer) || !mayRead(viewer, row)) return null;
    const [people, monthly] = await Promise.all([
      account.getPeople(platform.db, [row.userId]),
      pay.answers[0]?.(reader, viewer, { organisationId, employeeId, on: istDay(now) }) ?? null,
    ]);
    return {
      name: row.fullName,
      values: {
        'employee.name': row.fullName,
        'employee.code': row.employeeCode,
        'employee.designation': row.designation,
        'employee.department': row.departmentName,
        'employee.manager': row.managerName,
        'employee.joined_on': row.joinedOn,
        'pay.monthly': monthly,
      },
      parties: [
        {
          role: 'employee',
          name: row.fullName,
          mobileNumber: people.get(row.userId)?.mobileNumber || null,
        },
      ],
    };
  },
});
