import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { changeShare as changeCall } from '@nukkad/contract/files/share/share.api';
import type { ShareAnswer } from '@nukkad/contract/files/share/share.model';
import { shareErrors } from '@nukkad/contract/files/share/share.noun';
import { type Authorized, authorize, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { hashPassword } from '../../platform/password.ts';
import { refuse } from '../../platform/refusal.ts';
import { checkThing, logged, presentOne } from './make-share.ts';
import { isTheirs } from './read-shares.ts';
import type { ShareDependencies } from './share.interface.ts';
import { endAfter } from './share.rules.ts';
import { type ShareRow, lockShare, saveShare } from './share.store.ts';

/** 404 for everyone who may not share the thing. */
async function lockTheirs(
  deps: ShareDependencies,
  tx: Tx,
  { viewer }: SignedInCall,
  shareId: string,
): Promise<Authorized<ShareRow>> {
  const row = await lockShare(tx, shareId);
  const may = row !== null && (await isTheirs(deps, tx, viewer, row));
  if (!row || !may) return refuse(shareErrors.share_not_found);
  return authorize<ShareRow, boolean>(row, may);
}

type Change = EndpointParsed<typeof changeCall>['body'];

/** What is left out stays as it is. A new end lets it open again, and who asked for it is answered by that. */
export async function changeShare(
  deps: ShareDependencies,
  call: SignedInCall,
  { shareId, days, password, allows, mostOpenings }: Change,
): Promise<ShareAnswer> {
  const { now } = call;
  const hash = typeof password === 'string' ? await hashPassword(password) : password;
  return deps.platform.write(call, async (tx) => {
    const row = await lockTheirs(deps, tx, call, shareId);
    if (row.revokedAt) refuse(shareErrors.share_revoked);
    const next: ShareRow = {
      ...row,
      ...(days !== undefined && { endsSetAt: now, expiresAt: endAfter(now, days) }),
      ...(hash !== undefined && { passwordHash: hash, wrongTries: 0, lastWrongAt: null }),
      ...(allows !== undefined && { allows }),
      ...(mostOpenings !== undefined && { mostOpenings }),
      ...((days !== undefined || mostOpenings !== undefined) && { askedName: null, askedAt: null }),
    };
    if (allows === 'view') await checkThing(deps, next);
    await saveShare(tx, partOf(row, next));
    await logged(tx, call, 'share.change', next);
    return presentOne(deps, tx, call, next);
  });
}

/** Binds from the next request on. */
export function revokeShare(
  deps: ShareDependencies,
  call: SignedInCall,
  { shareId }: { readonly shareId: string },
): Promise<ShareAnswer> {
  return deps.platform.write(call, async (tx) => {
    const row = await lockTheirs(deps, tx, call, shareId);
    const next: ShareRow = { ...row, revokedAt: row.revokedAt ?? call.now };
    await saveShare(tx, partOf(row, next));
    await logged(tx, call, 'share.revoke', next);
    return presentOne(deps, tx, call, next);
  });
}
