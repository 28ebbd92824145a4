import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import type { CategoryPartner, CategoryPartnersQuery } from './category.interface.ts';

/**
 * Great-circle metres between a PIN code's middle `p` and a partner `o`: the haversine formula of the contract's
 * `distance.ts`.
 */
const apart = sql`(2 * 6371000 * asin(least(1, sqrt(power(sin(radians(o.latitude - p.latitude) / 2), 2)
  + cos(radians(p.latitude)) * cos(radians(o.latitude)) * power(sin(radians(o.longitude - p.longitude) / 2), 2)))))::int`;

/** Those who serve the PIN code, and where asked those who are near and do not say that they serve it. */
export async function listPartnersOfCategory(
  reader: Reader,
  { categoryId, serviceId, pincode, withinMetres, organisationIds, limit }: CategoryPartnersQuery,
): Promise<readonly CategoryPartner[]> {
  const { rows } = await sql<CategoryPartner>`
    select o.organisation_id as "organisationId", coalesce(a.distance_metres, ${apart}) as "distanceMetres",
      case when o.rating_count > 0 then round(o.rating_sum::numeric / o.rating_count, 1)::float8 end as rating,
      o.rating_count as "ratingCount"
    from pincode p cross join organisation o
      left join service_area a on a.pincode = p.pincode and a.organisation_id = o.organisation_id
    where p.pincode = ${pincode} and o.status = 'Active'
      and (a.organisation_id is not null or (${withinMetres} > 0 and ${apart} <= ${withinMetres}))
      and (${organisationIds === null} or o.organisation_id ${isAmong(organisationIds ?? [], 'uuid')})
      and exists (select from partner_service ps join service s using (service_id)
        where ps.organisation_id = o.organisation_id and ps.is_active and s.is_active and s.category_id = ${categoryId}
          and (${serviceId}::text is null or s.service_id = ${serviceId}))
    order by "distanceMetres", o.organisation_id limit ${limit}`.execute(reader);
  return rows;
}
