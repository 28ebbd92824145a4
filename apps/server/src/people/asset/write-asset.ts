import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { istDay } from '@nukkad/contract/kernel/time';
import type { addAsset as addCall, editAsset as editCall } from '@nukkad/contract/people/asset/asset.api';
import { assetErrors, assetEvents } from '@nukkad/contract/people/asset/asset.noun';
import { type AssetAnswer, type AssetBody, mostAssets } from '@nukkad/contract/people/asset/asset.model';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { authorize } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AssetDependencies } from './asset.interface.ts';
import { managesAssets, seesAsset } from './asset.policy.ts';
import { type AssetRow, countHeldByBusiness, insertAsset, lockAsset, saveAsset } from './asset.store.ts';
import { assetTransitions } from './asset.transitions.ts';
import { showAsset } from './read-assets.ts';
import { organisationOf } from '../../platform/viewer.ts';

function writtenOf({ name, kind, tag = '', condition, value, boughtOn, notes = '' }: AssetBody, now: Date) {
  if (boughtOn !== undefined && boughtOn > istDay(now)) refuse(assetErrors.asset_bought_later);
  return { name, kind, tag, condition, valuePaise: value ?? null, boughtOn: boughtOn ?? null, notes };
}

export function addAsset(
  deps: AssetDependencies,
  call: SignedInCall,
  body: EndpointParsed<typeof addCall>['body'],
): Promise<AssetAnswer> {
  const { viewer, now } = call;
  const row: AssetRow = {
    assetId: newId(),
    organisationId: organisationOf(viewer),
    ...writtenOf(body, now),
    status: 'available',
    createdAt: now,
    updatedAt: now,
    version: 1,
    custody: null,
  };
  return deps.platform.write(call, async (tx) => {
    const allowed = assetTransitions.allowNew(viewer, assetTransitions.verb.add, row);
    if ((await countHeldByBusiness(tx, row.organisationId)) >= mostAssets) refuse(assetErrors.asset_limit);
    await insertAsset(tx, allowed.row);
    await assetTransitions.begin(tx, allowed, { now, condition: row.condition });
    return showAsset(deps, tx, call, row);
  });
}

/** In any state: a serial number is corrected also of what is lost. */
export function editAsset(
  deps: AssetDependencies,
  call: SignedInCall,
  { assetId, version, ...body }: EndpointParsed<typeof editCall>['body'],
): Promise<AssetAnswer> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const before = await lockAsset(tx, organisationOf(viewer), assetId);
    if (!before || !seesAsset(viewer, before)) return refuse(assetErrors.asset_not_found);
    const may = managesAssets(viewer);
    authorize(before, may);
    if (before.version !== version) refuse(assetErrors.asset_moved_on, { present: before.status });
    const after = { ...before, ...writtenOf(body, now), updatedAt: now, version: version + 1 };
    await saveAsset(tx, authorize(after, may));
    await audit(tx, now, {
      ...actorOnBehalf(viewer),
      action: 'asset.edit',
      subjectKind: 'asset',
      subjectId: assetId,
    });
    const { organisationId, custody } = after;
    const staffId = custody?.staffId ?? null;
    await publish(tx, now, assetEvents.changed, { assetId, organisationId, by: viewer.userId, staffId });
    return showAsset(deps, tx, call, after);
  });
}
