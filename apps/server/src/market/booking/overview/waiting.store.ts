import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';

export interface Counted {
  readonly count: number;
  /** The first that ends, starts or should have started; null: none. */
  readonly at: Date | null;
}

/** Of one organisation, or of one professional of it. */
export interface OfTeam {
  readonly organisationId: string;
  readonly staffId?: string | undefined;
}

interface Row {
  readonly kind: keyof WaitingBookings;
  readonly count: number;
  readonly at: Date | null;
}

export interface WaitingBookings {
  readonly booking_request: Counted;
  readonly booking_late: Counted;
  readonly booking_unassigned: Counted;
  readonly booking_disputed: Counted;
  readonly booking_unpaid: Counted;
}

const none: Counted = { count: 0, at: null };

/** Open bookings by what is to be done, each in one kind at most; from the index of the board. */
export async function countWaitingBookings(
  reader: Reader,
  { organisationId, staffId }: OfTeam,
  now: Date,
): Promise<WaitingBookings> {
  const own: RawBuilder<unknown> = staffId === undefined ? sql`` : sql`and staff_id = ${staffId}`;
  const { rows } = await sql<Row>`select kind, count(*)::int as count, min(at) as at from (
      select case when status = 'Partner Assigned' then 'booking_request'
          when status in ('Accepted', 'Assigned') and starts_at < ${now} then 'booking_late'
          when status = 'Accepted' then 'booking_unassigned'
          when status = 'Disputed' then 'booking_disputed'
          when status = 'Completed' and payment_status = 'due' then 'booking_unpaid' end as kind,
        case when status = 'Partner Assigned' then accept_before else starts_at end as at
      from booking where organisation_id = ${organisationId} ${own}
        and status in ('Partner Assigned', 'Accepted', 'Assigned', 'Completed', 'Disputed')) open
    where kind is not null group by kind`.execute(reader);
  const of = (kind: keyof WaitingBookings): Counted => rows.find((row) => row.kind === kind) ?? none;
  return {
    booking_request: of('booking_request'),
    booking_late: of('booking_late'),
    booking_unassigned: of('booking_unassigned'),
    booking_disputed: of('booking_disputed'),
    booking_unpaid: of('booking_unpaid'),
  };
}
