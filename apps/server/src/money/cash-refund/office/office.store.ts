import type { CashRefundStatus } from '@nukkad/contract/money/cash-refund/cash-refund.noun';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { AfterInstant } from '../../../platform/http/cursor.ts';
import { countRows } from '../../../platform/db/count-rows.ts';
import { type CashRefundRow, cashRefundColumns } from '../cash-refund.store.ts';

export interface OfficeFilter {
  readonly q?: string | undefined;
  readonly status?: CashRefundStatus | undefined;
  readonly bookingId?: string | undefined;
}

/** The conditions of the list, the same for its page and its count. */
const listed = ({ q, status, bookingId }: OfficeFilter) => sql`true
  ${q ? sql`and booking_number like ${`${q.toUpperCase().replaceAll(/[%_\\]/g, '')}%`}` : sql``}
  ${status ? sql`and status = ${status}` : sql``} ${bookingId ? sql`and booking_id = ${bookingId}` : sql``}`;

/** Newest first, behind the row that `after` names. */
export async function listOffice(
  reader: Reader,
  filter: OfficeFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<CashRefundRow[]> {
  const behind = after ? sql`and (asked_at, refund_id) < (${after.at}, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<CashRefundRow>`select ${cashRefundColumns} from cash_refund
    where ${listed(filter)} ${behind} order by asked_at desc, refund_id desc limit ${limit}`.execute(reader);
  return rows;
}

export const countOffice = (reader: Reader, filter: OfficeFilter): Promise<number> =>
  countRows(reader, sql`from cash_refund where ${listed(filter)}`);
