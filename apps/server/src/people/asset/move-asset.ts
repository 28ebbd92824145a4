import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { istDay } from '@nukkad/contract/kernel/time';
import type {
  answerAsset as answerCall,
  handOutAsset as handOutCall,
  moveAsset as moveCall,
  takeBackAsset as takeBackCall,
} from '@nukkad/contract/people/asset/asset.api';
import { assetErrors, type AssetVerb } from '@nukkad/contract/people/asset/asset.noun';
import type { AssetAnswer, CustodyAnswer } from '@nukkad/contract/people/asset/asset.model';
import { partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Authorized } from '../../platform/authorize.ts';
import type { AssetDependencies } from './asset.interface.ts';
import type { AssetRow } from './asset.store.ts';
import { assetTransitions } from './asset.transitions.ts';
import type { CustodyRow } from './custody.store.ts';
import { ownRowOf } from './own-custody.store.ts';
import { usePhotos } from './photo/photo.store.ts';
import { showAsset } from './read-assets.ts';
import { showCustody } from './read-history.ts';
import { organisationOf } from '../../platform/viewer.ts';

interface Read {
  readonly assetId: string;
  readonly version: number;
}

/** Locked, allowed, and as it was read. */
async function lockRead<Verb extends Exclude<AssetVerb, 'add'>>(
  tx: Tx,
  { viewer }: SignedInCall,
  verb: Verb,
  { assetId, version }: Read,
) {
  const key = { organisationId: organisationOf(viewer), assetId };
  const allowed = await assetTransitions.lockTo(tx, viewer, verb, key);
  if (allowed.row.version !== version) refuse(assetErrors.asset_moved_on, { present: allowed.row.status });
  return allowed;
}

/** Photos that the viewer added belong to the line from now on; all of them, or nothing happens. */
async function attachPhotos(
  tx: Tx,
  { viewer: { userId } }: SignedInCall,
  after: Authorized<AssetRow>,
  moveId: string,
  photoIds: readonly string[],
): Promise<void> {
  const wanted = [...new Set(photoIds)];
  const using = partOf(after, { moveId, userId, organisationId: after.organisationId });
  if ((await usePhotos(tx, using, wanted)) !== wanted.length) refuse(assetErrors.asset_photo_gone);
}

/** An active member of the organisation. */
async function mustWorkHere(
  { partner }: AssetDependencies,
  tx: Tx,
  organisationId: string,
  staffId: string,
): Promise<void> {
  const member = (await partner.getStaff(tx, [staffId])).get(staffId);
  if (!member?.isActive || member.organisationId !== organisationId) refuse(assetErrors.asset_holder_unknown);
}

export function handOutAsset(
  deps: AssetDependencies,
  call: SignedInCall,
  { staffId, condition, note, dueOn, photoIds, ...read }: EndpointParsed<typeof handOutCall>['body'],
): Promise<AssetAnswer> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const allowed = await lockRead(tx, call, assetTransitions.verb.hand_out, read);
    const { assetId, organisationId } = allowed.row;
    await mustWorkHere(deps, tx, organisationId, staffId);
    if (dueOn !== undefined && dueOn < istDay(now)) refuse(assetErrors.asset_due_before);
    const handedTo: CustodyRow = {
      custodyId: newId(),
      assetId,
      organisationId,
      staffId,
      handedBy: viewer.userId,
      handedAt: now,
      dueOn: dueOn ?? null,
      confirmedAt: null,
      endedAt: null,
      outcome: null,
    };
    const moveId = newId();
    const after = await assetTransitions.move(tx, allowed, { now, note, condition, handedTo, moveId });
    await attachPhotos(tx, call, after, moveId, photoIds);
    return showAsset(deps, tx, call, after);
  });
}

/** The holder has it, or says why not. */
export function answerAsset(
  deps: AssetDependencies,
  call: SignedInCall,
  { hasIt, reason, ...read }: EndpointParsed<typeof answerCall>['body'],
): Promise<CustodyAnswer> {
  const { now } = call;
  return deps.platform.write(call, async (tx) => {
    const after = hasIt
      ? await assetTransitions.move(tx, await lockRead(tx, call, assetTransitions.verb.confirm, read), {
          now,
        })
      : await assetTransitions.move(tx, await lockRead(tx, call, assetTransitions.verb.dispute, read), {
          now,
          note: reason,
        });
    if (!after.custody) return refuse(assetErrors.asset_not_found);
    const [shown] = await showCustody(deps, tx, call, [ownRowOf(after, after.custody)]);
    return shown ?? refuse(assetErrors.asset_not_found);
  });
}

export function takeBackAsset(
  deps: AssetDependencies,
  call: SignedInCall,
  { condition, note, toRepair, photoIds, ...read }: EndpointParsed<typeof takeBackCall>['body'],
): Promise<AssetAnswer> {
  const { now } = call;
  return deps.platform.write(call, async (tx) => {
    const allowed = await lockRead(tx, call, assetTransitions.verb.take_back, read);
    const moveId = newId();
    const to = toRepair ? 'in_repair' : 'available';
    const after = await assetTransitions.move(tx, allowed, { now, to, note, condition, moveId });
    await attachPhotos(tx, call, after, moveId, photoIds);
    return showAsset(deps, tx, call, after);
  });
}

/** To repair and back, lost and found, retired and restored. */
export function moveAsset(
  deps: AssetDependencies,
  call: SignedInCall,
  { verb, note, ...read }: EndpointParsed<typeof moveCall>['body'],
): Promise<AssetAnswer> {
  const { now } = call;
  return deps.platform.write(call, async (tx) => {
    const allowed = await lockRead(tx, call, verb, read);
    return showAsset(deps, tx, call, await assetTransitions.move(tx, allowed, { now, note }));
  });
}
