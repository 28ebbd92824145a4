import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

const ownStaffRow = (userId: string) =>
  sql`t.staff_id in (select s.staff_id from staff_member s where s.user_id = ${userId})`;

/** Registers of leave are kept with those of wages; why someone was away goes. */
export const leavePersonal: PersonalPort = {
  tables: [
    {
      table: 'compensatory_leave',
      title: 'Work on days off that you asked to have as leave',
      whose: ownStaffRow,
      erasure: { kind: 'blank', set: { note: '' }, kept: { why: 'accounts', years: 8 } },
    },
    {
      table: 'leave_entry',
      title: 'Your leave account',
      whose: ownStaffRow,
      erasure: { kind: 'keep', kept: { why: 'accounts', years: 8 } },
    },
    {
      table: 'leave_account',
      title: 'Your leave balance',
      whose: ownStaffRow,
      erasure: { kind: 'keep', kept: { why: 'accounts', years: 8 } },
    },
    {
      table: 'leave_request',
      title: 'Your leave',
      whose: ownStaffRow,
      erasure: { kind: 'blank', set: { note: '' }, kept: { why: 'accounts', years: 8 } },
    },
  ],
};
