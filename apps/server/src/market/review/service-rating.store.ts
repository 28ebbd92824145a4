import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { Snapshots } from '../../platform/snapshot/snapshots.ts';
import type { ReadStarsOfServices, StarsOfServices } from '../catalog/index.ts';
import type { ReviewRow } from './review.store.ts';

/** What customers say counts for the service wherever it was done. Rows in one order, so that two writers wait and do not deadlock. */
export async function countServiceStars(
  tx: Tx,
  reviews: readonly Authorized<ReviewRow>[],
  times: 1 | -1,
): Promise<void> {
  const rows = JSON.stringify(
    reviews.flatMap(({ side, serviceId, stars }) => (side === 'customer' ? [{ serviceId, stars }] : [])),
  );
  await sql`insert into service_rating (service_id, stars, reviews)
    select c."serviceId", c.stars, count(*)::int * ${times}::int
    from jsonb_to_recordset(${rows}::jsonb) as c("serviceId" text, stars int) group by 1, 2 order by 1, 2
    on conflict (service_id, stars) do update set reviews = service_rating.reviews + excluded.reviews`.execute(
    tx,
  );
}

/** The rows of `service_rating` to read a service's stars from. */
export const starsOfService = (serviceId: string) => sql`service_rating where service_id = ${serviceId}`;

async function listServiceStars(reader: Reader): Promise<StarsOfServices> {
  const { rows } = await sql<{
    serviceId: string;
    sum: number;
    count: number;
  }>`select service_id as "serviceId",
      sum(stars * reviews)::int as sum, sum(reviews)::int as count
    from service_rating group by service_id having sum(reviews) > 0`.execute(reader);
  return new Map(rows.map(({ serviceId, sum, count }) => [serviceId, { sum, count }]));
}

/** Of all services, in memory: what cards, search and pages show is what the list of reviews counts. */
export const openServiceStars = (snapshots: Snapshots): ReadStarsOfServices =>
  snapshots.whole('stars', listServiceStars);
