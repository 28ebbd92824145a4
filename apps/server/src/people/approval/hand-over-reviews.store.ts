import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';

interface Whose {
  readonly organisationId: string;
  readonly staffId: string;
}
export interface ReviewHandOver extends Whose {
  readonly toStaffId: string;
}

/** Steps of pending requests that are not decided and name this member. */
const waitingSteps = ({ organisationId, staffId }: Whose) => sql`from approval_step s
  join approval_request r on r.request_id = s.request_id and r.round = s.round
  where s.staff_id = ${staffId} and s.outcome is null and s.position >= r.level
    and r.status = 'pending' and r.organisation_id = ${organisationId}`;

/** Requests that wait for this member, now or at a later level, and levels of the organisation that name them. */
export async function countReviews(reader: Reader, of: Whose): Promise<number> {
  const { rows } = await sql<{ count: number }>`select (
      (select count(distinct s.request_id) ${waitingSteps(of)})
      + (select count(*) from approval_level
          where organisation_id = ${of.organisationId} and staff_id = ${of.staffId}))::int as count`.execute(
    reader,
  );
  return rows[0]?.count ?? 0;
}

/** Who takes over reviews in the place of the other; an own request of theirs goes to anyone with the permission. */
export async function replaceReviewer(tx: Tx, handOver: Authorized<ReviewHandOver>): Promise<void> {
  const { organisationId, staffId, toStaffId } = handOver;
  await sql`update approval_step t set
      reviewer = case when own.staff_id = ${toStaffId} then 'permission' else t.reviewer end,
      staff_id = case when own.staff_id = ${toStaffId} then null else ${toStaffId}::uuid end
    from (select s.request_id, s.round, s.position, r.staff_id ${waitingSteps(handOver)} for update of r) own
    where (t.request_id, t.round, t.position) = (own.request_id, own.round, own.position)`.execute(tx);
  await sql`update approval_level set staff_id = ${toStaffId}
    where organisation_id = ${organisationId} and staff_id = ${staffId}`.execute(tx);
}
