import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { containing } from '../../platform/db/like.ts';
import type { OwnOffers } from './job-offer.store.ts';

export interface JobOfferRecord {
  readonly jobOfferId: string;
  readonly applicationId: string;
  readonly jobId: string;
  readonly companyName: string;
  readonly fullName: string;
  readonly title: string;
  readonly issuedAt: Date;
}

function ofSide(side: OwnOffers['side']): RawBuilder<unknown> {
  if ('userId' in side) return sql`o.user_id = ${side.userId}`;
  const own = sql`o.organisation_id = ${side.organisationId}`;
  return side.kept.length === 0 ? own : sql`${own} and not (o.job_id ${isAmong(side.kept, 'uuid')})`;
}

/** With the letter that holds; the newest first. */
export async function listOfferRecords(
  reader: Reader,
  { side, q }: Pick<OwnOffers, 'side'> & { readonly q: string },
  after: string | null,
  limit: number,
): Promise<readonly JobOfferRecord[]> {
  const { rows } =
    await sql<JobOfferRecord>`select o.job_offer_id as "jobOfferId", o.application_id as "applicationId",
      o.job_id as "jobId", l.company_name as "companyName", l.full_name as "fullName", l.title, l.issued_at as "issuedAt"
    from job_offer o join job_offer_letter l on l.job_offer_id = o.job_offer_id and l.letter_version = o.letter_version
    where ${ofSide(side)} and (${after}::uuid is null or o.job_offer_id < ${after}::uuid)
      and (${q} = '' or l.title ilike ${containing(q)} or l.company_name ilike ${containing(q)} or l.full_name ilike ${containing(q)})
    order by o.job_offer_id desc limit ${limit}`.execute(reader);
  return rows;
}
