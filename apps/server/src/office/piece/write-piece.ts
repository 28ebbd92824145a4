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
import { findPiece, lockSeries } from './piece.store.ts';
import { pieceTransitions } from './piece.transitions.ts';
import { presentOne } from './read-pieces.ts';

async function refuseStrange(deps: PieceDependencies, tx: Tx, { wideId, narrowId, cities }: Written) {
  const wanted = [wideId, narrowId].flatMap((one) => one ?? []);
  const [pictures, names] = await Promise.all([
    listPictures(tx, wanted),
    deps.geography.cityNames(tx, cities),
  ]);
  if (wanted.some((one) => !pictures.has(one))) refuse(pieceErrors.piece_picture_not_found);
  if (cities.some((city) => !names.has(city)))
    refuse(kernelErrors.invalid_request, { fields: { cities: 'Choose a city from the list.' } });
}

interface Chosen {
  readonly kind: PieceKind;
  readonly place: BannerPage;
  readonly section: HomeSection | null;
}
type NewBody = PieceBody & Chosen;

/** Sections are of the home page, and a banner is of none. */
function refuseMisplaced({ kind, place, section }: Chosen): void {
  const refuseField = (fields: Readonly<Record<string, string>>) =>
    refuse(kernelErrors.invalid_request, { fields });
  if (kind === 'section' && section === null) refuseField({ section: 'Choose one of the list.' });
  if (kind === 'banner' && section !== null) refuseField({ section: 'Choose one of the list.' });
  if (kind === 'section' && place !== 'home') refuseField({ place: 'Choose one of the list.' });
}

/** A draft of something new. */
export const addPiece = (deps: PieceDependencies, call: SignedInCall, body: NewBody): Promise<Piece> =>
  deps.platform.write(call, async (tx) => {
    refuseMisplaced(body);
    const { kind, place, section } = body;
    const written = writtenOf(body, kind);
    await refuseStrange(deps, tx, written);
    const pieceId = newId();
    const row = draftOf(call, written, { pieceId, seriesId: pieceId, edition: 1, kind, place, section });
    return presentOne(deps, tx, await begin(tx, call, row), call);
  });

/** A draft with the words of an edition that is or was: to change what is published, or to go back. */
export const againPiece = (deps: LegalDependencies, call: SignedInCall, pieceId: string): Promise<Piece> =>
  deps.platform.write(call, async (tx) => {
    const { viewer } = call;
    const from = pieceTransitions.seen(viewer, await findPiece(tx, pieceId));
    const { seriesId, kind, place, section } = from;
    if (isLegalPage(place)) return againLegal(deps, tx, call, { page: place, pieceId });
    const { last, waits } = await lockSeries(tx, seriesId);
    if (waits) refuse(pieceErrors.piece_draft_waits);
    const row = draftOf(call, writtenOf({ ...from, readers: readersOf(from) }, kind), {
      pieceId: newId(),
      seriesId,
      edition: last + 1,
      kind,
      place,
      section,
    });
    return presentOne(deps, tx, await begin(tx, call, row), call);
  });

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
    const written = writtenOf(body, allowed.row.kind);
    await refuseStrange(deps, tx, written);
    const changes = { ...written, endsAt: endOf(written), changedBy: viewer.userId };
    return presentOne(deps, tx, await pieceTransitions.move(tx, allowed, { now, changes }), call);
  });
