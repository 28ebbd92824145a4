import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

const ofStaff = (userId: string) =>
  sql`exists (select 1 from staff_member s where s.staff_id = t.staff_id and s.user_id = ${userId})`;

/** Numbers of contributions are part of the payroll accounts; all else goes with the account. */
export const employeeFilePersonal: PersonalPort = {
  tables: [
    {
      table: 'employee_file',
      title: 'Your employee file',
      whose: ofStaff,
      without: ['pan_sealed', 'aadhaar_sealed'],
      erasure: {
        kind: 'blank',
        set: {
          born_on: null,
          address: '',
          emergency_name: '',
          emergency_relation: '',
          emergency_mobile: null,
          pan_sealed: null,
          pan_last4: null,
          aadhaar_sealed: null,
          aadhaar_last4: null,
        },
        kept: { why: 'accounts', years: 8 },
      },
    },
    {
      table: 'employee_bank',
      title: 'The account that your salary is paid to',
      whose: ofStaff,
      without: ['account_sealed', 'check_id'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'employee_document',
      title: 'Documents of your employee file',
      whose: ofStaff,
      erasure: { kind: 'remove' },
    },
    {
      table: 'employee_document',
      title: 'Documents that you added to files of employees',
      whose: (userId) => sql`t.added_by = ${userId}`,
      without: ['staff_id', 'number', 'expires_on'],
      erasure: { kind: 'blank', set: { added_by: null } },
    },
  ],
};
