import type { BoardColumn } from '@nukkad/contract/market/fulfilment/board';
import { type RawBuilder, sql } from 'kysely';

/** A column of the board, and the end of the present day in India. */
export interface OfBoard {
  readonly column: BoardColumn;
  readonly dayEnds: Date;
}

/** The statuses are written out, so that the planner knows the index of the board to hold them. */
const conditionsOf: Readonly<Record<BoardColumn, (dayEnds: Date) => RawBuilder<unknown>>> = {
  requests: () => sql`and status = 'Partner Assigned'`,
  assign: () => sql`and status = 'Accepted'`,
  today: (dayEnds) => sql`and status = 'Assigned' and starts_at < ${dayEnds}`,
  coming: (dayEnds) => sql`and status = 'Assigned' and starts_at >= ${dayEnds}`,
  working: () => sql`and status = 'Inprogress'`,
  settle: () => sql`and status = 'Completed' and payment_status = 'due'`,
  disputed: () => sql`and status = 'Disputed'`,
};

export const inColumn = ({ column, dayEnds }: OfBoard): RawBuilder<unknown> => conditionsOf[column](dayEnds);
