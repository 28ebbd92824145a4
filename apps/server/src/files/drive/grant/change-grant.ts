import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { changeGrant as changeCall } from '@nukkad/contract/files/drive/grant.api';
import type { DriveGrantAnswer } from '@nukkad/contract/files/drive/grant.model';
import { grantErrors } from '@nukkad/contract/files/drive/grant.noun';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { type Authorized, authorize, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { DriveDependencies } from '../drive.interface.ts';
import { mayShareFrom } from '../drive.policy.ts';
import { logGrant, publishEnd } from './add-grant.ts';
import { presentGrants } from './grant.presenter.ts';
import { endOf, isEndRight } from './grant.rules.ts';
import { type GrantRow, lockGrant, removeGrant, saveGrant } from './grant.store.ts';
import { type Placed, findPlaced } from './shareable.ts';

interface Theirs extends Placed {
  readonly grant: GrantRow;
}

/** 404 for everyone who may not share the item; what lies in the bin keeps its grants. */
async function lockTheirs(tx: Tx, { viewer }: SignedInCall, grantId: string): Promise<Authorized<Theirs>> {
  const grant = await lockGrant(tx, grantId);
  const placed = grant && (await findPlaced(tx, grant.itemId));
  const may = placed !== null && mayShareFrom(viewer, placed.space);
  if (!grant || !placed || !may) return refuse(grantErrors.drive_grant_not_found);
  return authorize<Theirs, boolean>({ ...placed, grant }, may);
}

type Change = EndpointParsed<typeof changeCall>['body'];

/** What is left out stays as it is. */
export function changeGrant(
  deps: DriveDependencies,
  call: SignedInCall,
  { grantId, right, days }: Change,
): Promise<DriveGrantAnswer> {
  const { now } = call;
  return deps.platform.write(call, async (tx) => {
    const theirs = await lockTheirs(tx, call, grantId);
    const { grant } = theirs;
    if (!isEndRight(grant.kind, days))
      return refuse(kernelErrors.invalid_request, { fields: { days: 'Choose an end of at most 90 days.' } });
    const next: GrantRow = {
      ...grant,
      ...(right !== undefined && { allows: right }),
      ...(days !== undefined && { endsSetAt: now, endsAt: endOf(grant.kind, days, now) }),
    };
    await saveGrant(tx, partOf(theirs, next));
    if (days !== undefined) await publishEnd(tx, now, next);
    await logGrant(tx, call, theirs, 'drive.change_grant', next);
    const [answer] = await presentGrants(deps, tx, [next], { itemId: next.itemId, path: [] });
    return answer ?? refuse(grantErrors.drive_grant_not_found);
  });
}

/** Binds from the next request on. */
export function revokeGrant(
  { platform }: DriveDependencies,
  call: SignedInCall,
  { grantId }: { readonly grantId: string },
): Promise<{ removed: true }> {
  return platform.write(call, async (tx) => {
    const theirs = await lockTheirs(tx, call, grantId);
    await removeGrant(tx, partOf(theirs, { grantId }));
    await logGrant(tx, call, theirs, 'drive.revoke_grant', theirs.grant);
    return { removed: true };
  });
}
