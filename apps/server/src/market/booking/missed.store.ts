import type { MissedRequest } from '@nukkad/contract/market/fulfilment/fulfilment.model';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';

export interface MissedRow {
  readonly offerId: string;
  readonly answer: 'refused' | 'expired';
  readonly reason: MissedRequest['reason'];
  readonly askedAt: Date;
  readonly acceptBefore: Date;
  readonly endedAt: Date;
  readonly locality: string;
  readonly startsAt: Date;
  readonly totalPaise: number;
  /** Name of its first line; null: it has none. */
  readonly firstLine: string | null;
  readonly serviceId: string | null;
  readonly categoryImage: string | null;
  /** Lines besides the first. */
  readonly moreLines: number | null;
}

export interface MissedRows {
  readonly organisationId: string;
  /** Asked at or after this instant. */
  readonly since: Date;
  readonly after: AfterInstant | null;
  readonly limit: number;
}

/** Offers that the organisation refused or let run out, newest first; one row more than `limit`, if there is one. */
export async function listMissedRows(
  reader: Reader,
  { organisationId, since, after, limit }: MissedRows,
): Promise<readonly MissedRow[]> {
  const beyond = after
    ? sql`(offered_at, offer_id) < (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql`true`;
  const { rows } = await sql<MissedRow>`with o as materialized (select * from booking_offer
      where organisation_id = ${organisationId}::uuid and offered_at >= ${since} and answer in ('refused', 'expired') and ${beyond}
      order by offered_at desc, offer_id desc limit ${limit + 1})
    select o.offer_id as "offerId", o.answer, o.reason, o.offered_at as "askedAt", o.accept_before as "acceptBefore",
      coalesce(o.answered_at, o.accept_before) as "endedAt", b.locality, b.starts_at as "startsAt", b.total_paise as "totalPaise",
      line.name as "firstLine", line.service_id as "serviceId", line.category_image as "categoryImage", line.more as "moreLines"
    from o join booking b on b.booking_id = o.booking_id
      left join lateral (select name, service_id, category_image, (select count(*) - 1 from booking_line where booking_id = b.booking_id) as more
        from booking_line where booking_id = b.booking_id order by position limit 1) line on true
    order by o.offered_at desc, o.offer_id desc`.execute(reader);
  return rows;
}
