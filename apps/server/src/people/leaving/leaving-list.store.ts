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

/** Of whom letters may be written, the latest last day first; oneself writes no letter of oneself. */
export async function listLetterable(
  reader: Reader,
  {
    organisationId,
    exceptStaffId,
    q,
  }: Pick<LeavingFilter, 'organisationId' | 'q'> & { readonly exceptStaffId: string | null },
  after: { readonly day: string; readonly id: string } | null,
  limit: number,
): Promise<readonly Pick<LeavingInList, 'leavingId' | 'fullName' | 'lastDayOn'>[]> {
  const { rows } = await sql<
    Pick<LeavingInList, 'leavingId' | 'fullName' | 'lastDayOn'>
  >`select l.leaving_id as "leavingId", s.full_name as "fullName", l.last_day_on::text as "lastDayOn"
    from leaving l join staff_member s on s.staff_id = l.staff_id
    where l.organisation_id = ${organisationId} and l.status in ('cleared', 'left')
      and (${exceptStaffId}::uuid is null or l.staff_id <> ${exceptStaffId}::uuid)
      and (${q} = '' or s.full_name ilike ${containing(q)})
      and (${after === null} or (l.last_day_on, l.leaving_id) < (${after?.day ?? null}::date, ${after?.id ?? null}::uuid))
    order by l.last_day_on desc, l.leaving_id desc limit ${limit}`.execute(reader);
  return rows;
}

export const countLeavings = (reader: Reader, filter: LeavingFilter): Promise<number> =>
  countRows(reader, found(filter));
