import type { LegalPage } from '@nukkad/contract/office/legal/legal-pages';
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { type PieceRow, findPiece } from '../piece.store.ts';

/** What an edition of a legal page has besides its row of piece. */
export interface LegalPart {
  readonly bodyEn: string;
  readonly bodyHi: string;
  readonly changeEn: string;
  readonly changeHi: string;
  readonly mustAgree: boolean;
  readonly agreeAfterDays: number;
}
export type LegalRow = PieceRow & LegalPart;

/** Of every page one series, so that two who begin its first draft at once meet on one lock. */
export const legalSeries: Readonly<Record<LegalPage, string>> = {
  terms: '00000000-0000-7000-8000-000000001601',
  policy: '00000000-0000-7000-8000-000000001602',
  refunds: '00000000-0000-7000-8000-000000001603',
};

export async function findLegalPart(reader: Reader, pieceId: string): Promise<LegalPart | null> {
  const { rows } =
    await sql<LegalPart>`select body_en as "bodyEn", body_hi as "bodyHi", change_en as "changeEn",
      change_hi as "changeHi", must_agree as "mustAgree", agree_after_days as "agreeAfterDays"
    from piece_legal where piece_id = ${pieceId}`.execute(reader);
  return rows[0] ?? null;
}

export async function findLegal(reader: Reader, pieceId: string): Promise<LegalRow | null> {
  const [row, part] = await Promise.all([findPiece(reader, pieceId), findLegalPart(reader, pieceId)]);
  return row && part && { ...row, ...part };
}

/** The words that visitors read; null: those that came with the product. */
export async function findInForce(reader: Reader, page: LegalPage): Promise<LegalRow | null> {
  const { rows } = await sql<{ pieceId: string }>`select piece_id as "pieceId" from piece
    where kind = 'legal' and place = ${page} and status = 'published'`.execute(reader);
  return rows[0] ? findLegal(reader, rows[0].pieceId) : null;
}

export async function saveLegalPart(
  tx: Tx,
  { pieceId, ...part }: Authorized<LegalPart & { readonly pieceId: string }>,
): Promise<void> {
  await sql`insert into piece_legal (piece_id, body_en, body_hi, change_en, change_hi, must_agree, agree_after_days)
    values (${pieceId}, ${part.bodyEn}, ${part.bodyHi}, ${part.changeEn}, ${part.changeHi}, ${part.mustAgree},
      ${part.agreeAfterDays})
    on conflict (piece_id) do update set body_en = excluded.body_en, body_hi = excluded.body_hi,
      change_en = excluded.change_en, change_hi = excluded.change_hi, must_agree = excluded.must_agree,
      agree_after_days = excluded.agree_after_days`.execute(tx);
}
