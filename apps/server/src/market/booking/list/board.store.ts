import type { BoardColumn } from '@nukkad/contract/market/fulfilment/board';
import { type RawBuilder, sql } from 'kysely';

/** A column of the board, and the end of the present day in India. */
export interface OfBoard {
  readonly column: BoardColumn;
  readonly dayEnds: Date;
}

/** The statuses are written out, so that the planner knows the index of the board to hold them. */
const inStatus: Readonly<Record<BoardColumn, RawBuilder<unknown>>> = {
  requests: sql`and status = 'Partner Assigned'`,
  assign: sql`and status = 'Accepted'`,
  today: sql`and status = 'Assigned'`,
  coming: sql`and status = 'Assigned'`,
  working: sql`and status = 'Inprogress'`,
  settle: sql`and status = 'Completed' and payment_status = 'due'`,
  disputed: sql`and status = 'Disputed'`,
};

export const inColumn = ({ column, dayEnds }: OfBoard): RawBuilder<unknown> =>
  sql`${inStatus[column]} ${column === 'today' ? sql`and starts_at < ${dayEnds}` : sql``}
    ${column === 'coming' ? sql`and starts_at >= ${dayEnds}` : sql``}`;
