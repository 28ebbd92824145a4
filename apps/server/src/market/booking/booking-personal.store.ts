import { sql } from 'kysely';
import { disputePersonal } from './dispute/dispute.store.ts';
import type { Kept, PersonalPort, Whose } from '../../platform/personal.ts';

const accounts: Kept = { why: 'accounts', years: 8 };
const ofOwnBookings: Whose = (userId) =>
  sql`t.booking_id in (select b.booking_id from booking b where b.buyer_id = ${userId})`;

/** From the first step until nothing is owed any more. */
const isOpen = sql`(b.status in ('Payment Pending', 'Booked', 'Partner Matched', 'Partner Assigned', 'Accepted',
  'Need To Forward', 'Forwaded', 'Assigned', 'Inprogress', 'Disputed')
  or (b.status = 'Completed' and b.payment_status = 'due') or b.payment_status = 'refund_due')`;

/** What was done for how much stays for the accounts; who, where and in which words goes. */
export const bookingPersonal: PersonalPort = {
  tables: [
    {
      table: 'booking_photo',
      title: 'Photos',
      whose: ofOwnBookings,
      without: ['storage_key'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'booking_event',
      title: 'What you did in bookings',
      whose: (userId) => sql`t.actor_id = ${userId}`,
      erasure: { kind: 'blank', set: { note: '' }, kept: accounts },
    },
    {
      table: 'booking_offer',
      title: 'Offers you answered',
      whose: (userId) => sql`t.answered_by = ${userId}`,
      erasure: { kind: 'blank', set: { note: '' }, kept: accounts },
    },
    {
      table: 'booking_absence',
      title: 'Reports that a customer was not there',
      whose: (userId) =>
        sql`(t.reported_by = ${userId} or t.booking_id in (select b.booking_id from booking b where b.buyer_id = ${userId}))`,
      erasure: {
        kind: 'blank',
        set: { latitude: null, longitude: null, accuracy_metres: null },
        kept: accounts,
      },
    },
    {
      table: 'booking_time_proposal',
      title: 'Requests for another time',
      whose: (userId) =>
        sql`(t.user_id = ${userId} or t.booking_id in (select b.booking_id from booking b where b.buyer_id = ${userId}))`,
      erasure: { kind: 'blank', set: { note: '' }, kept: accounts },
    },
    {
      table: 'booking_stop',
      title: 'Visits that ended early',
      whose: (userId) =>
        sql`(t.user_id = ${userId} or t.answered_by = ${userId} or t.booking_id in (select b.booking_id from booking b where b.buyer_id = ${userId}))`,
      erasure: { kind: 'blank', set: { words: '', answer_words: '' }, kept: accounts },
    },
    ...disputePersonal,
    {
      table: 'booking_addition',
      title: 'Added services',
      whose: (userId) =>
        sql`(t.asked_by = ${userId} or t.booking_id in (select b.booking_id from booking b where b.buyer_id = ${userId}))`,
      erasure: { kind: 'keep', kept: accounts },
    },
    {
      table: 'booking_refund',
      title: 'Refunds by support',
      whose: ofOwnBookings,
      erasure: { kind: 'keep', kept: accounts },
    },
    {
      table: 'booking_note',
      title: 'Notes of support on your bookings',
      whose: ofOwnBookings,
      erasure: { kind: 'remove' },
    },
    {
      table: 'booking_series',
      title: 'Repeating visits',
      whose: (userId) => sql`t.buyer_id = ${userId}`,
      erasure: { kind: 'keep', kept: accounts },
    },
    {
      table: 'booking_line',
      title: 'Booked services',
      whose: ofOwnBookings,
      erasure: { kind: 'keep', kept: accounts },
    },
    {
      table: 'booking',
      title: 'Bookings',
      whose: (userId) => sql`t.buyer_id = ${userId}`,
      without: ['start_code_round', 'start_code_tries', 'start_code_used_up_at'],
      erasure: {
        kind: 'blank',
        set: {
          contact_name: '',
          formatted_address: '',
          locality: '',
          latitude: sql`round(t.latitude::numeric, 1)::double precision`,
          longitude: sql`round(t.longitude::numeric, 1)::double precision`,
          note: '',
          cancel_note: '',
        },
        kept: accounts,
      },
    },
  ],
  files: async (reader, userId) => {
    const { rows } = await sql<{
      key: string;
    }>`select t.storage_key as key from booking_photo t where ${ofOwnBookings(userId)}
      union all select t.storage_key from booking_dispute_photo t where t.taken_by = ${userId} or ${ofOwnBookings(userId)}`.execute(
      reader,
    );
    return rows.map(({ key }) => key);
  },
  openMatters: async (reader, userId) => {
    const { rows } = await sql<{ own: boolean; work: boolean }>`select
      exists (select 1 from booking b where b.buyer_id = ${userId} and ${isOpen})
        or exists (select 1 from booking_series s where s.buyer_id = ${userId} and s.status <> 'Closed') as own,
      exists (select 1 from booking b where ${isOpen} and (
        b.organisation_id in (select o.organisation_id from organisation o where o.owner_user_id = ${userId})
        or b.staff_id in (select s.staff_id from staff_member s where s.user_id = ${userId}))) as work`.execute(
      reader,
    );
    return [...(rows[0]?.own ? ['booking_open'] : []), ...(rows[0]?.work ? ['work_open'] : [])];
  },
};
