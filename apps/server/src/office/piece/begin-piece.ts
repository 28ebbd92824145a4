/** A new edition: its row, and its beginning in the log. */
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { type Written, endOf } from './piece.rules.ts';
import { type PieceRow, insertPiece } from './piece.store.ts';
import { pieceTransitions } from './piece.transitions.ts';

type Placed = Pick<PieceRow, 'seriesId' | 'edition' | 'kind' | 'place' | 'section' | 'about'>;

export const draftOf = (
  { viewer, now }: SignedInCall,
  written: Written,
  { pieceId, ...placed }: Placed & { readonly pieceId: string },
) => ({
  pieceId,
  ...placed,
  ...written,
  status: 'draft' as const,
  publishAt: null,
  publishedAt: null,
  endsAt: endOf(written),
  endedAt: null,
  changedBy: viewer.userId,
  createdAt: now,
  updatedAt: now,
  version: 1,
});

export async function begin(tx: Tx, call: SignedInCall, row: ReturnType<typeof draftOf>): Promise<PieceRow> {
  const allowed = pieceTransitions.allowNew(call.viewer, pieceTransitions.verb.begin, row);
  await insertPiece(tx, allowed.row);
  await pieceTransitions.begin(tx, allowed, { now: call.now });
  return row;
}
