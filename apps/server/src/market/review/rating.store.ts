import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { ReviewRow } from './review.store.ts';
import { countServiceStars, starsOfService } from './service-rating.store.ts';

/** A customer's review counts for the partner, its service and the professional; a partner's for the customer. */
function countedFor({ side, organisationId, serviceId, staffId, buyerId, stars }: ReviewRow) {
  if (side === 'partner') return [{ subject: 'customer', subjectId: buyerId, serviceId: '', stars }];
  return [
    { subject: 'partner', subjectId: organisationId, serviceId: '', stars },
    ...(staffId === null ? [] : [{ subject: 'professional', subjectId: staffId, serviceId: '', stars }]),
    { subject: 'service', subjectId: organisationId, serviceId, stars },
  ];
}

/** In the transaction that shows or hides them; `times` -1 takes them out. Rows in one order, so that two writers wait and do not deadlock. */
export async function countStars(
  tx: Tx,
  reviews: readonly Authorized<ReviewRow>[],
  times: 1 | -1,
): Promise<void> {
  const rows = JSON.stringify(reviews.flatMap(countedFor));
  await sql`insert into rating (subject, subject_id, service_id, stars, reviews)
    select c.subject, c."subjectId", c."serviceId", c.stars, count(*)::int * ${times}::int
    from jsonb_to_recordset(${rows}::jsonb) as c(subject text, "subjectId" uuid, "serviceId" text, stars int)
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (subject, subject_id, service_id, stars) do update set reviews = rating.reviews + excluded.reviews`.execute(
    tx,
  );
  await countServiceStars(tx, reviews, times);
}

export type Rated =
  | { readonly subject: 'partner' | 'professional' | 'customer'; readonly subjectId: string }
  /** Without a partner: everywhere. */
  | { readonly subject: 'service'; readonly serviceId: string; readonly subjectId?: string | undefined };

function countsOf(of: Rated) {
  if (of.subject !== 'service')
    return sql`rating where subject = ${of.subject} and subject_id = ${of.subjectId} and service_id = ''`;
  return of.subjectId
    ? sql`rating where subject = 'service' and subject_id = ${of.subjectId} and service_id = ${of.serviceId}`
    : starsOfService(of.serviceId);
}

/** How many reviews gave 1, 2, 3, 4 and 5 stars. */
export async function readStars(reader: Reader, of: Rated): Promise<number[]> {
  const { rows } = await sql<{ stars: number; reviews: number }>`select stars, reviews
    from ${countsOf(of)}`.execute(reader);
  const byStars = new Map(rows.map((row) => [row.stars, row.reviews]));
  return [1, 2, 3, 4, 5].map((stars) => byStars.get(stars) ?? 0);
}
