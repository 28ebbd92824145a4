/** What a link opens now: asked again with each request. */
import type { Platform } from '../../platform/platform.ts';
import { system } from '../../platform/platform.ts';
import { systemAuthorized } from '../../platform/authorize.ts';
import { findOpening, noteOpening } from './opening.store.ts';
import { shareableOf } from './read-shares.ts';
import type { ShareDependencies, SharedThing } from './share.interface.ts';
import { type Ticket, shareOfCode } from './share-keys.ts';
import { isFull, stateOf } from './share.rules.ts';
import { type ShareRow, findShare, lockShare } from './share.store.ts';

export type Closed = 'unknown' | 'revoked' | 'expired' | 'full' | 'paused';

export interface Opened {
  readonly share: ShareRow;
  readonly thing: SharedThing;
}

/** Who may not pass it on any more has no link that opens; what a business has sent to whom it is for stays theirs. */
async function isStillAllowed(deps: ShareDependencies, share: ShareRow): Promise<boolean> {
  if (share.isSent) return true;
  const { db } = deps.platform;
  const maker = await deps.makers.single().find(db, {
    userId: share.sharedBy,
    role: share.madeAs,
    organisationId: share.organisationId,
  });
  if (maker === null) return false;
  const side = await shareableOf(deps, share.subject).sideOf(db, maker, share.subjectId);
  return side !== null && share.isOwn === (side === 'own');
}

/** `isBegun`: of an opening that has been counted, which may be loaded to its end. */
export async function openShare(
  deps: ShareDependencies,
  code: string,
  isBegun = false,
): Promise<Opened | Closed> {
  const { db, clock, config } = deps.platform;
  const shareId = shareOfCode(config.secret, code);
  const share = shareId === null ? null : await findShare(db, shareId);
  if (!share) return 'unknown';
  if (share.revokedAt) return 'revoked';
  const thing = await shareableOf(deps, share.subject).show(db, share.subjectId);
  if (thing === null) return 'unknown';
  if (thing === 'ended' || !(await isStillAllowed(deps, share))) return 'revoked';
  const state = stateOf(share, clock.now());
  return state === 'open' || (state === 'full' && isBegun) ? { share, thing } : state;
}

export const byLink = 'The link is the permit.';

/** Counts an opening once. False: it was opened as often as it may be. */
export function countOpening(
  { write, clock }: Pick<Platform, 'write' | 'clock'>,
  { shareId }: Pick<ShareRow, 'shareId'>,
  { openingId, name }: Ticket,
): Promise<boolean> {
  return write(system, async (tx) => {
    const share = await lockShare(tx, shareId);
    if (!share) return false;
    const known = await findOpening(tx, openingId);
    if (known) return known.shareId === shareId;
    if (isFull(share)) return false;
    const { allows } = share;
    const opening = { openingId, shareId, openedAt: clock.now(), allows, viewerName: name || null };
    await noteOpening(tx, systemAuthorized(opening, byLink));
    return true;
  });
}
