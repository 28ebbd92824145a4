import { sql } from 'kysely';
import type { PersonalPort, Whose } from '../../platform/personal.ts';

const ofPerson: Whose = (userId) =>
  sql`exists (select 1 from staff_member s where s.staff_id = t.staff_id and s.user_id = ${userId})`;
const place = {
  in_latitude: null,
  in_longitude: null,
  in_accuracy_metres: null,
  in_device: null,
  out_latitude: null,
  out_longitude: null,
  out_accuracy_metres: null,
  out_device: null,
};

/** The hours stay for the wages that were paid for them; where a phone was goes. */
export const attendancePersonal: PersonalPort = {
  tables: [
    {
      table: 'attendance_spell',
      title: 'Your attendance',
      whose: ofPerson,
      without: ['in_booking_id'],
      erasure: { kind: 'blank', set: place },
    },
    {
      table: 'attendance_exemption',
      title: 'When you are paid without checking in',
      whose: ofPerson,
      without: ['set_by'],
      erasure: { kind: 'keep', kept: { why: 'accounts', years: 8 } },
    },
    {
      table: 'attendance_correction',
      title: 'Your corrections of attendance',
      whose: ofPerson,
      erasure: { kind: 'blank', set: { reason: 'Removed with the account.' } },
    },
  ],
};
