/** How a piece moves: its table is `piece.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import { pieceErrors, pieceEvents, pieceLifecycle } from '@nukkad/contract/office/piece/piece.noun';
import { logOf } from '../../platform/lifecycle/log-of.ts';
import { nextRow } from '../../platform/lifecycle/next-row.ts';
import { tellsOf } from '../../platform/lifecycle/tells-of.ts';
import type { Moved } from '../../platform/lifecycle/transition-spec.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { mayWritePieces, pieceCapacities } from './piece.policy.ts';
import { changedFields } from './piece.rules.ts';
import { type PieceRow, lockPiece, savePiece } from './piece.store.ts';

interface PieceMove {
  readonly changes?: Partial<Omit<PieceRow, 'pieceId' | 'seriesId' | 'edition' | 'kind' | 'place'>>;
}

type PieceMoved = Moved<typeof pieceLifecycle, PieceRow, Viewer, PieceMove>;

export const pieceTransitions = transitions({
  table: pieceLifecycle,
  notFound: pieceErrors.piece_not_found,
  movedOn: pieceErrors.piece_moved_on,
  lock: lockPiece,
  sees: (viewer: Viewer) => mayWritePieces(viewer),
  capacities: (viewer: Viewer) => pieceCapacities(viewer),
  next: nextRow<PieceRow, PieceMove>,
  save: savePiece,
  logged: logOf(pieceLifecycle, 'piece', 'pieceId', {
    detail: ({ from, to, before, after }: PieceMoved) => ({
      from,
      to,
      kind: after.kind,
      place: after.place,
      edition: after.edition,
      title: after.titleEn,
      ...(from && { changed: changedFields(before, after) }),
    }),
  }),
  tells: tellsOf(pieceLifecycle, pieceEvents, ({ after }: PieceMoved) => ({
    publishAt: after.publishAt?.toISOString() ?? '',
    endsAt: after.endsAt?.toISOString() ?? '',
  })),
});
