import type { LeavingKind } from '@nukkad/contract/people/leaving/leaving.model';
import { type LeavingStatus, openLeavings } from '@nukkad/contract/people/leaving/leaving.noun';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { containing } from '../../platform/db/like.ts';
import { countRows } from '../../platform/db/count-rows.ts';

export interface LeavingFilter {
  readonly organisationId: string;
  readonly q: string;
  readonly state: 'open' | 'over';
}
export interface LeavingInList {
  readonly leavingId: string;
  readonly staffId: string;
  readonly fullName: string;
  readonly designation: string;
  readonly kind: LeavingKind;
  readonly status: LeavingStatus;
  readonly noticeGivenOn: string;
  readonly lastDayOn: string;
}

const states = { open: openLeavings, over: ['left', 'withdrawn', 'cancelled'] } as const;

const found = ({ organisationId, q, state }: LeavingFilter) => sql`from leaving l
  join staff_member s on s.staff_id = l.staff_id
  where l.organisation_id = ${organisationId} and l.status = any(${[...states[state]]})
    and (${q} = '' or s.full_name ilike ${containing(q)})`;

/** Open ones by the nearest last day, others by the latest, behind the row that `after` names. */
export async function listInOrder(
  reader: Reader,
  filter: LeavingFilter,
  after: { readonly day: string; readonly id: string } | null,
  limit: number,
): Promise<readonly LeavingInList[]> {
  const isOpen = filter.state === 'open';
  const beyond = isOpen ? sql`>` : sql`<`;
  const order = isOpen ? sql`asc` : sql`desc`;
  const { rows } = await sql<LeavingInList>`select l.leaving_id as "leavingId", l.staff_id as "staffId",
      s.full_name as "fullName", s.designation, l.kind, l.status, l.notice_given_on::text as "noticeGivenOn",
      l.last_day_on::text as "lastDayOn" ${found(filter)}
      and (${after === null} or (l.last_day_on, l.leaving_id) ${beyond} (${after?.day ?? null}::date, ${after?.id ?? null}::uuid))
    order by l.last_day_on ${order}, l.leaving_id ${order} limit ${limit}`.execute(reader);
  return rows;
}

export const countLeavings = (reader: Reader, filter: LeavingFilter): Promise<number> =>
  countRows(reader, found(filter));
