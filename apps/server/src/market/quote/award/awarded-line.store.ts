import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';

export interface AwardedLines {
  readonly leadId: string;
  readonly keys: readonly string[];
}

interface Taking {
  readonly rfqId: string;
  /** Leads whose lines are free again: they are given anew, or are over. */
  readonly freed: readonly string[];
  readonly taken: readonly AwardedLines[];
}

export interface AwardedLine {
  readonly lineKey: string;
  readonly leadId: string;
}

/** Which line of a request is whose; among them are lines of leads that are over. */
export async function listAwarded(reader: Reader, rfqId: string): Promise<readonly AwardedLine[]> {
  return reader
    .selectFrom('awarded_line')
    .select(['line_key as lineKey', 'lead_id as leadId'])
    .where('rfq_id', '=', rfqId)
    .execute();
}

/** The request is locked. False: one of the lines is another partner's, and nothing may be kept of it. */
export async function takeLines(tx: Tx, { rfqId, freed, taken }: Authorized<Taking>): Promise<boolean> {
  if (freed.length > 0)
    await tx
      .deleteFrom('awarded_line')
      .where('rfq_id', '=', rfqId)
      .where('lead_id', 'in', [...freed])
      .execute();
  const rows = taken.flatMap(({ leadId, keys }) =>
    keys.map((key) => ({ rfq_id: rfqId, line_key: key, lead_id: leadId })),
  );
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('awarded_line')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['rfq_id', 'line_key']).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === rows.length;
}
