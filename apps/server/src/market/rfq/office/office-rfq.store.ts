import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { AfterInstant } from '../../../platform/http/cursor.ts';
import { countRows } from '../../../platform/db/count-rows.ts';
import { beginning } from '../../../platform/db/like.ts';
import { spokenNumberHolds } from '../../../platform/search/number-match.ts';
import { wantedOf } from '../../../platform/search/wanted.rules.ts';
import { type RfqRow, rfqTable } from '../rfq.store.ts';

export interface OfficeRfqFilter {
  readonly q?: string | undefined;
  readonly untaken?: boolean | undefined;
}

/** The conditions of the list, the same for its page and its count. */
const listed = ({ q, untaken }: OfficeRfqFilter) => sql`true
  ${q ? sql`and (${spokenNumberHolds(sql`rfq.rfq_number`, wantedOf(q))} or rfq.rfq_number like ${beginning(q.toUpperCase())})` : sql``}
  ${untaken ? sql`and rfq.ended_at is null and rfq.unlocked = 0` : sql``}`;

/** The newest first, behind the row that `after` names. */
export async function listAllRfqs(
  reader: Reader,
  filter: OfficeRfqFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<RfqRow[]> {
  const behind = after ? sql`and (rfq.created_at, rfq.rfq_id) < (${after.at}, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<RfqRow>`select ${rfqTable.asSql} from rfq where ${listed(filter)} ${behind}
    order by rfq.created_at desc, rfq.rfq_id desc limit ${limit}`.execute(reader);
  return rows;
}

export const countAllRfqs = (reader: Reader, filter: OfficeRfqFilter): Promise<number> =>
  countRows(reader, sql`from rfq where ${listed(filter)}`);
