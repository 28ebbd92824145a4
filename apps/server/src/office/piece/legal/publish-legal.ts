import { dayMs } from '@nukkad/contract/kernel/time';
import { isLegalPage } from '@nukkad/contract/office/legal/legal-pages';
import type { Authorized } from '../../../platform/authorize.ts';
import { partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { PieceDependencies } from '../piece.interface.ts';
import type { PieceRow } from '../piece.store.ts';
import { findLegalPart } from './legal.store.ts';

/** What was published is a version that people agree to: counted in the same transaction. */
export async function countVersion(
  { privacy }: Pick<PieceDependencies, 'privacy'>,
  tx: Tx,
  row: Authorized<PieceRow>,
  now: Date,
): Promise<void> {
  const { pieceId, place } = row;
  if (row.kind !== 'legal' || !isLegalPage(place)) return;
  const part = await findLegalPart(tx, pieceId);
  if (!part) return;
  const { changeEn, changeHi, mustAgree, agreeAfterDays } = part;
  const agreeFrom = mustAgree ? new Date(now.getTime() + agreeAfterDays * dayMs) : null;
  const version = { page: place, pieceId, inForceAt: now, agreeFrom, changeEn, changeHi };
  await privacy.publishTerms(tx, partOf(row, version), now);
}
