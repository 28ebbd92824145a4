import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** Registers of employees are kept (Payment of Wages Act 1936, section 13A: three years). */
export const employeePersonal: PersonalPort = {
  tables: [
    {
      table: 'employee',
      title: 'Your employment',
      whose: (userId) =>
        sql`exists (select 1 from staff_member s where s.staff_id = t.staff_id and s.user_id = ${userId})`,
      without: ['manager_staff_id'],
      erasure: { kind: 'blank', set: { employee_code: null } },
    },
    {
      table: 'earlier_employment',
      title: 'Your earlier employment',
      whose: (userId) =>
        sql`exists (select 1 from staff_member s where s.staff_id = t.staff_id and s.user_id = ${userId})`,
      erasure: { kind: 'keep', kept: { why: 'accounts', years: 3 } },
    },
    {
      table: 'invited_employee',
      title: 'The place at work that you were invited to',
      whose: (userId) =>
        sql`exists (select 1 from staff_invitation i join user_account u on u.mobile_number = i.mobile_number
          where i.invitation_id = t.invitation_id and u.user_id = ${userId})`,
      without: ['manager_staff_id'],
      erasure: { kind: 'remove' },
    },
  ],
};
