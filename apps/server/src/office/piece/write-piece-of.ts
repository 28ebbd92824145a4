import type { Piece } from '@nukkad/contract/office/piece/piece.model';
import { pieceErrors } from '@nukkad/contract/office/piece/piece.noun';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import type { PieceDependencies } from './piece.interface.ts';
import { mayWritePieces } from './piece.policy.ts';
import { blankWords } from './piece.rules.ts';
import { type PieceRow, findNewest, findSeriesOfCategory, lockSubject } from './piece.store.ts';
import { presentOne } from './read-pieces.ts';
import { begin, draftOf } from './begin-piece.ts';
import { editionAfter } from './write-piece.ts';

interface Asked {
  readonly kind: 'category';
  readonly id: string;
}

const isWaiting = ({ status }: PieceRow): boolean => status === 'draft' || status === 'scheduled';

/** The newest edition, or a draft that goes on from it. */
async function goOn(tx: Tx, call: SignedInCall, newest: PieceRow): Promise<PieceRow> {
  return isWaiting(newest) ? newest : editionAfter(tx, call, newest);
}

interface OfCategory {
  readonly categoryId: string;
  /** In the catalogue, from 0. */
  readonly place: number;
}

/** One without words begins where the catalogue has it. */
function beginCategory(tx: Tx, call: SignedInCall, { categoryId, place }: OfCategory): Promise<PieceRow> {
  const words = { ...blankWords, position: 10 * (place + 1), isWhole: true };
  const placed = {
    kind: 'category',
    place: 'services',
    section: null,
    about: categoryId,
    edition: 1,
  } as const;
  return begin(tx, call, draftOf(call, words, { ...placed, pieceId: newId(), seriesId: newId() }));
}

async function draftOfCategory(tx: Tx, call: SignedInCall, of: OfCategory): Promise<PieceRow> {
  const seriesId = await findSeriesOfCategory(tx, of.categoryId);
  const newest = seriesId && (await findNewest(tx, seriesId));
  return newest ? goOn(tx, call, newest) : beginCategory(tx, call, of);
}

async function findCategory({ catalog }: PieceDependencies, categoryId: string): Promise<OfCategory> {
  const place = [...(await catalog.categoryFaces('en')).keys()].indexOf(categoryId);
  return place < 0 ? refuse(pieceErrors.piece_not_found) : { categoryId, place };
}

/** What waits already is answered as it is, so two who open it at once write the same draft. */
export async function writePieceOf(
  deps: PieceDependencies,
  call: SignedInCall,
  { kind, id }: Asked,
): Promise<Piece> {
  if (!mayWritePieces(call.viewer)) refuse(pieceErrors.piece_not_found);
  const of = await findCategory(deps, id);
  return deps.platform.write(call, async (tx) => {
    await lockSubject(tx, kind, id);
    return presentOne(deps, tx, await draftOfCategory(tx, call, of), call);
  });
}
