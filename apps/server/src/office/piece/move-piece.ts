import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { dayMs } from '@nukkad/contract/kernel/time';
import type { Piece, PieceMove } from '@nukkad/contract/office/piece/piece.model';
import { pieceTimeGone } from '@nukkad/contract/office/piece/piece.rules';
import { pieceErrors } from '@nukkad/contract/office/piece/piece.noun';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { PieceDependencies } from './piece.interface.ts';
import { countVersion } from './legal/publish-legal.ts';
import { aheadDays } from './piece.rules.ts';
import { type PieceRow, findPublished } from './piece.store.ts';
import { pieceTransitions } from './piece.transitions.ts';
import { presentOne } from './read-pieces.ts';

interface Asked {
  readonly pieceId: string;
  readonly version: number;
  readonly move: PieceMove;
  readonly publishAt?: string | undefined;
}

interface Moving {
  readonly deps: PieceDependencies;
  readonly tx: Tx;
  readonly call: SignedInCall;
  readonly asked: Asked;
}

const { verb } = pieceTransitions;

function refuseOther({ version, status }: PieceRow, asked: Asked): void {
  if (version !== asked.version) refuse(pieceErrors.piece_moved_on, { present: status });
}

function refuseUnready({ isWhole, endsAt }: PieceRow, from: Date): void {
  if (!isWhole) refuse(pieceErrors.piece_incomplete);
  if (endsAt !== null && endsAt <= from) refuse(pieceErrors.piece_day_over);
}

/** What visitors have read until now makes room, in the same transaction. */
export async function endPublished(tx: Tx, { seriesId }: PieceRow, now: Date): Promise<void> {
  const before = await findPublished(tx, seriesId);
  if (before === null) return;
  const allowed = await pieceTransitions.lockForSystem(tx, verb.replace, before);
  if (allowed) await pieceTransitions.move(tx, allowed, { now, changes: { endedAt: now } });
}

async function publish({ deps, tx, call: { viewer, now }, asked }: Moving): Promise<PieceRow> {
  const allowed = await pieceTransitions.lockTo(tx, viewer, verb.publish, asked.pieceId);
  refuseOther(allowed.row, asked);
  refuseUnready(allowed.row, now);
  await endPublished(tx, allowed.row, now);
  const changes = { publishedAt: now, publishAt: null, changedBy: viewer.userId };
  const published = await pieceTransitions.move(tx, allowed, { now, changes });
  await countVersion(deps, tx, published, now);
  return published;
}

/** A time that has just passed is refused as well: publishing now is another button. */
function plannedFor({ publishAt }: Asked, now: Date): Date {
  const at = new Date(publishAt ?? 0);
  if (at <= now || at.getTime() > now.getTime() + aheadDays * dayMs)
    refuse(kernelErrors.invalid_request, { fields: { publishAt: pieceTimeGone } });
  return at;
}

async function schedule({ tx, call: { viewer, now }, asked }: Moving): Promise<PieceRow> {
  const allowed = await pieceTransitions.lockTo(tx, viewer, verb.schedule, asked.pieceId);
  refuseOther(allowed.row, asked);
  const publishAt = plannedFor(asked, now);
  refuseUnready(allowed.row, publishAt);
  return pieceTransitions.move(tx, allowed, { now, changes: { publishAt, changedBy: viewer.userId } });
}

async function unschedule({ tx, call: { viewer, now }, asked }: Moving): Promise<PieceRow> {
  const allowed = await pieceTransitions.lockTo(tx, viewer, verb.unschedule, asked.pieceId);
  refuseOther(allowed.row, asked);
  return pieceTransitions.move(tx, allowed, { now, changes: { publishAt: null, changedBy: viewer.userId } });
}

async function takeBack({ tx, call: { viewer, now }, asked }: Moving): Promise<PieceRow> {
  const allowed = await pieceTransitions.lockTo(tx, viewer, verb.takeBack, asked.pieceId);
  refuseOther(allowed.row, asked);
  if (allowed.row.kind === 'legal') refuse(pieceErrors.piece_words_in_force);
  return pieceTransitions.move(tx, allowed, { now, changes: { endedAt: now, changedBy: viewer.userId } });
}

async function discard({ tx, call: { viewer, now }, asked }: Moving): Promise<PieceRow> {
  const allowed = await pieceTransitions.lockTo(tx, viewer, verb.discard, asked.pieceId);
  refuseOther(allowed.row, asked);
  return pieceTransitions.move(tx, allowed, { now, changes: { changedBy: viewer.userId } });
}

const moves: Readonly<Record<PieceMove, (moving: Moving) => Promise<PieceRow>>> = {
  publish,
  schedule,
  unschedule,
  takeBack,
  discard,
};

export const movePiece = (deps: PieceDependencies, call: SignedInCall, asked: Asked): Promise<Piece> =>
  deps.platform.write(call, async (tx) =>
    presentOne(deps, tx, await moves[asked.move]({ deps, tx, call, asked }), call),
  );
