import type { CountedPage } from '@nukkad/contract/kernel/page';
import type { Piece, PieceDetails } from '@nukkad/contract/office/piece/piece.model';
import { pieceErrors } from '@nukkad/contract/office/piece/piece.noun';
import type { Reader } from '../../platform/db/database.ts';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { type PageAsked, listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { listCounts } from './count.store.ts';
import { listPictures } from './picture.store.ts';
import type { PieceDependencies } from './piece.interface.ts';
import { presentPiece } from './piece.presenter.ts';
import {
  type PieceFilter,
  type PieceRow,
  countPieces,
  findPiece,
  listEditions,
  listPieceRows,
} from './piece.store.ts';

type Asking = Pick<SignedInCall, 'viewer' | 'now'>;

const countedDays = 30;

/** With pictures and the names of those who changed them, asked once for all. */
export async function presentPieces(
  { platform, account }: PieceDependencies,
  reader: Reader,
  rows: readonly PieceRow[],
  { viewer, now }: Asking,
): Promise<Piece[]> {
  const [pictures, names] = await Promise.all([
    listPictures(
      reader,
      rows.flatMap(({ wideId, narrowId }) => [wideId, narrowId]),
    ),
    account.namesOf(
      reader,
      rows.map(({ changedBy }) => changedBy),
    ),
  ]);
  const around = { viewer, now, pictures, names, secret: platform.config.secret };
  return rows.map((row) => presentPiece(row, around));
}

export async function presentOne(
  deps: PieceDependencies,
  reader: Reader,
  row: PieceRow,
  asking: Asking,
): Promise<Piece> {
  const [one] = await presentPieces(deps, reader, [row], asking);
  return one ?? refuse(pieceErrors.piece_not_found);
}

export function listPieces(
  deps: PieceDependencies,
  call: Asking,
  asked: PageAsked & PieceFilter,
): Promise<CountedPage<Piece>> {
  const { db } = deps.platform;
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, most, filter) => listPieceRows(db, filter, after, most),
    key: ({ updatedAt, pieceId }) => [updatedAt, pieceId],
    count: (filter) => countPieces(db, filter),
    items: (rows) => presentPieces(deps, db, rows, call),
  });
}

export async function readPiece(
  deps: PieceDependencies,
  call: Asking,
  pieceId: string,
): Promise<PieceDetails> {
  const { db } = deps.platform;
  const row = (await findPiece(db, pieceId)) ?? refuse(pieceErrors.piece_not_found);
  const editions = await listEditions(db, row.seriesId);
  const [presented, counts, cityNames] = await Promise.all([
    presentPieces(deps, db, editions, call),
    listCounts(db, pieceId, countedDays),
    deps.geography.cityNames(
      db,
      editions.flatMap(({ cities }) => cities),
    ),
  ]);
  const piece = presented.find((one) => one.pieceId === pieceId) ?? refuse(pieceErrors.piece_not_found);
  return { piece, editions: presented, counts, cityNames: Object.fromEntries(cityNames) };
}
