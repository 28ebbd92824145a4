import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type {
  BannerPage,
  HomeSection,
  Piece,
  PieceBody,
  PieceKind,
} from '@nukkad/contract/office/piece/piece.model';
import { pieceErrors } from '@nukkad/contract/office/piece/piece.noun';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { isLegalPage } from '@nukkad/contract/office/legal/legal-pages';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import { begin, draftOf } from './begin-piece.ts';
import { againLegal } from './legal/write-legal.ts';
import type { LegalDependencies } from './legal/read-versions.ts';
import { listPictures } from './picture.store.ts';
import type { PieceDependencies } from './piece.interface.ts';
import { type Written, endOf, readersOf, writtenOf } from './piece.rules.ts';
import { type PieceRow, findPiece, lockSeries } from './piece.store.ts';
import { pieceTransitions } from './piece.transitions.ts';
import { presentOne } from './read-pieces.ts';

async function refuseStrange(deps: PieceDependencies, tx: Tx, { wideId, narrowId, cities }: Written) {
  const wanted = [wideId, narrowId].flatMap((one) => one ?? []);
  const [pictures, names] = await Promise.all([
    listPictures(tx, wanted),
    deps.geography.cityNames(tx, cities),
  ]);
  if (wanted.some((one) => !pictures.has(one))) refuse(pieceErrors.piece_picture_not_found);
  if (cities.some((city) => !names.has(city))) refuseFields({ cities: 'Choose a city from the list.' });
}

/** Reviews are chosen, never written: each must be one that may be shown. */
async function refuseReviews({ review }: PieceDependencies, tx: Tx, { reviewIds }: Written) {
  const known = await review.happyOf(tx, reviewIds, 'en');
  if (known.length < reviewIds.length)
    refuseFields({ reviewIds: 'A chosen review may not be shown any more. Remove it.' });
}

function refuseFields(fields: Readonly<Record<string, string>>): void {
  if (Object.keys(fields).length > 0) refuse(kernelErrors.invalid_request, { fields });
}

/** As columns, once everything that it names is known. */
async function checked(deps: PieceDependencies, tx: Tx, body: PieceBody, kind: PieceKind): Promise<Written> {
  const written = writtenOf(body, kind);
  await refuseStrange(deps, tx, written);
  await refuseReviews(deps, tx, written);
  return written;
}

interface Chosen {
  readonly kind: PieceKind;
  readonly place: BannerPage;
  readonly section: HomeSection | null;
}
type NewBody = PieceBody & Chosen;

/** Sections are of the home page, and a banner is of none; words of a category begin with the category. */
function refuseMisplaced({ kind, place, section }: Chosen): void {
  const other = 'Choose one of the list.';
  if (kind === 'category') refuseFields({ kind: other });
  if ((kind === 'section') === (section === null)) refuseFields({ section: other });
  if (kind === 'section' && place !== 'home') refuseFields({ place: other });
}

/** A draft of something new. */
export const addPiece = (deps: PieceDependencies, call: SignedInCall, body: NewBody): Promise<Piece> =>
  deps.platform.write(call, async (tx) => {
    refuseMisplaced(body);
    const { kind, place, section } = body;
    const written = await checked(deps, tx, body, kind);
    const placed = { pieceId: newId(), seriesId: newId(), edition: 1, kind, place, section, about: '' };
    const row = draftOf(call, written, placed);
    return presentOne(deps, tx, await begin(tx, call, row), call);
  });

/** A draft with the words of an edition that is or was: to change what is published, or to go back. */
export const againPiece = (deps: LegalDependencies, call: SignedInCall, pieceId: string): Promise<Piece> =>
  deps.platform.write(call, async (tx) => {
    const { viewer } = call;
    const from = pieceTransitions.seen(viewer, await findPiece(tx, pieceId));
    if (isLegalPage(from.place)) return againLegal(deps, tx, call, { page: from.place, pieceId });
    return presentOne(deps, tx, await editionAfter(tx, call, from), call);
  });

/** The next of its series, with its words; refused while another draft waits. */
export async function editionAfter(tx: Tx, call: SignedInCall, from: PieceRow): Promise<PieceRow> {
  const { seriesId, kind, place, section, about } = from;
  const { last, waits } = await lockSeries(tx, seriesId);
  if (waits) refuse(pieceErrors.piece_draft_waits);
  const placed = { pieceId: newId(), seriesId, edition: last + 1, kind, place, section, about };
  return begin(tx, call, draftOf(call, writtenOf({ ...from, readers: readersOf(from) }, kind), placed));
}

export const changePiece = (
  deps: PieceDependencies,
  call: SignedInCall,
  { pieceId, version, ...body }: PieceBody & { readonly pieceId: string; readonly version: number },
): Promise<Piece> =>
  deps.platform.write(call, async (tx) => {
    const { viewer, now } = call;
    const allowed = await pieceTransitions.lockTo(tx, viewer, pieceTransitions.verb.edit, pieceId);
    if (allowed.row.kind === 'legal') refuse(pieceErrors.piece_not_found);
    if (allowed.row.version !== version) refuse(pieceErrors.piece_moved_on, { present: allowed.row.status });
    const written = await checked(deps, tx, body, allowed.row.kind);
    const changes = { ...written, endsAt: endOf(written), changedBy: viewer.userId };
    return presentOne(deps, tx, await pieceTransitions.move(tx, allowed, { now, changes }), call);
  });
