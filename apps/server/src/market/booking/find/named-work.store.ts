import { type RawBuilder, sql } from 'kysely';

/** A booking `b` of one of these services. */
export const isOfServices = (serviceIds: readonly string[]): RawBuilder<boolean> =>
  serviceIds.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from booking_line l where l.booking_id = b.booking_id
        and l.service_id = any(${[...serviceIds]}::text[]))`;
