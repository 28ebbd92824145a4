import type { DeductionKind } from '@nukkad/contract/money/earning/earning.model';
import type { EarningKind, EarningState } from '@nukkad/contract/money/payout/earning.noun';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Amounts } from './earning.rules.ts';

/** Which earnings of an organisation a list holds. */
export interface Listed {
  readonly organisationId: string;
  /** Half-open; null: of all time. */
  readonly within: { readonly from: Date; readonly to: Date } | null;
  readonly kind?: EarningKind | undefined;
  readonly state?: EarningState | undefined;
  readonly staffId?: string | undefined;
  readonly payoutId?: string | undefined;
  /** Beginnings of a booking's number, at most two; none: what was typed is no number. */
  readonly numbers?: readonly string[] | undefined;
  /** Only where this was deducted; any: where anything was. */
  readonly deducted?: DeductionKind | 'any' | undefined;
}

export interface EarningsPage extends Listed {
  readonly direction: 'asc' | 'desc';
  readonly after: AfterInstant | null;
  readonly limit: number;
}

export interface EarningRow extends Amounts {
  readonly ownOffer: number;
  readonly earningId: string;
  readonly kind: EarningKind;
  readonly state: EarningState;
  readonly bookingId: string | null;
  readonly bookingNumber: string | null;
  readonly projectId: string | null;
  readonly commissionPercent: number;
  readonly earnedAt: Date;
  readonly dueOn: string | null;
  readonly holdReason: string | null;
  readonly payoutId: string | null;
  /** Null: no professional did it. */
  readonly professionalName: string | null;
  /** Name of the booking's first line, or of the project; null: it is for neither. */
  readonly firstLine: string | null;
  readonly serviceId: string | null;
  /** Lines besides the first. */
  readonly moreLines: number | null;
}

const amounts = sql`e.value_paise as value, e.tax_paise as tax, e.commission_paise as commission,
  e.commission_tax_paise as "commissionTax", e.tcs_paise as tcs, e.penalty_paise as penalty, e.cash_paise as cash, e.net_paise as net`;

const facts = sql`e.earning_id as "earningId", e.kind, e.state, e.booking_id as "bookingId",
  e.booking_number as "bookingNumber", e.project_id as "projectId", e.commission_percent as "commissionPercent", e.earned_at as "earnedAt",
  to_char(e.due_on, 'YYYY-MM-DD') as "dueOn", e.hold_reason as "holdReason", e.own_offer_paise as "ownOffer", e.payout_id as "payoutId", ${amounts},
  s.full_name as "professionalName", coalesce(line.name, project.title) as "firstLine", line.service_id as "serviceId", line.more as "moreLines"`;

/** Names are looked up for the page alone. */
const names = sql`left join staff_member s on s.staff_id = e.professional_id
  left join project on project.project_id = e.project_id
  left join lateral (select name, service_id, (select count(*) - 1 from booking_line where booking_id = e.booking_id) as more
    from booking_line where booking_id = e.booking_id order by position limit 1) line on true`;

const anyDeducted = sql`commission_paise + commission_tax_paise + tcs_paise + penalty_paise <> 0`;
const deductedBy: Readonly<Record<DeductionKind | 'any', RawBuilder<unknown>>> = {
  any: sql`and ${anyDeducted}`,
  commission: sql`and commission_paise <> 0`,
  commission_gst: sql`and commission_tax_paise <> 0`,
  tcs: sql`and tcs_paise <> 0`,
  penalty: sql`and penalty_paise <> 0`,
};

/** Two ranges that are the same where one beginning was typed; none where it was no number. */
function numbered([first, second = first]: readonly string[]): RawBuilder<unknown> {
  return first === undefined || second === undefined
    ? sql`and false`
    : sql`and ((booking_number ~>=~ ${first} and booking_number ~<~ ${`${first}[`})
        or (booking_number ~>=~ ${second} and booking_number ~<~ ${`${second}[`}))`;
}

/** The conditions of a list, the same for its page and its count. What is not asked for is not in the statement. */
const conditions = ({ organisationId, within, kind, state, staffId, payoutId, numbers, deducted }: Listed) =>
  sql`organisation_id = ${organisationId}
    ${within ? sql`and earned_at >= ${within.from} and earned_at < ${within.to}` : sql``}
    ${kind ? sql`and kind = ${kind}` : sql``} ${state ? sql`and state = ${state}` : sql``}
    ${staffId ? sql`and professional_id = ${staffId}` : sql``} ${payoutId ? sql`and payout_id = ${payoutId}` : sql``}
    ${numbers ? numbered(numbers) : sql``}
    ${deducted ? deductedBy[deducted] : sql``}`;

/** One row more than `limit`, if there is one. One statement. */
export async function listEarningRows(reader: Reader, asked: EarningsPage): Promise<EarningRow[]> {
  const { direction, after, limit } = asked;
  const beyond = direction === 'asc' ? sql`>` : sql`<`;
  const behind = after
    ? sql`and (earned_at, earning_id) ${beyond} (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const way = direction === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await sql<EarningRow>`
    with e as (select * from earning where ${conditions(asked)} ${behind}
      order by earned_at ${way}, earning_id ${way} limit ${limit + 1})
    select ${facts} from e ${names} order by e.earned_at ${way}, e.earning_id ${way}`.execute(reader);
  return rows;
}

export const countEarningRows = (reader: Reader, listed: Listed): Promise<number> =>
  countRows(reader, sql`from earning where ${conditions(listed)}`);

/** Null: no such earning of this organisation. */
export async function findEarningRow(
  reader: Reader,
  { organisationId, earningId }: { readonly organisationId: string; readonly earningId: string },
): Promise<EarningRow | null> {
  const { rows } = await sql<EarningRow>`select ${facts} from earning e ${names}
    where e.earning_id = ${earningId} and e.organisation_id = ${organisationId}`.execute(reader);
  return rows[0] ?? null;
}
