import type { TravelSetting } from '@nukkad/contract/people/travel/travel.model';
import { travelErrors } from '@nukkad/contract/people/travel/travel.noun';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { authorize } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { findTravelSetting, saveTravelSetting } from './travel-setting.store.ts';
import type { TravelDependencies } from './travel.interface.ts';
import { mayChangeTravel } from './travel.policy.ts';

export async function getTravelSetting(
  { platform }: TravelDependencies,
  { viewer }: SignedInCall,
): Promise<TravelSetting> {
  const row = await findTravelSetting(platform.db, viewer.organisationId ?? '');
  const can = { change: mayChangeTravel(viewer) };
  return { perDiem: row?.perDiemPaise ?? 0, version: row?.version ?? 0, can };
}

export function changeTravelSetting(
  { platform }: TravelDependencies,
  call: SignedInCall,
  { perDiem, version }: { readonly perDiem: number; readonly version: number },
): Promise<TravelSetting> {
  const { viewer, now } = call;
  const organisationId = viewer.organisationId ?? '';
  return platform.write(call, async (tx) => {
    const after = { organisationId, perDiemPaise: perDiem, updatedAt: now, version: version + 1 };
    const row = authorize(after, mayChangeTravel(viewer));
    const before = await findTravelSetting(tx, organisationId);
    if ((before?.version ?? 0) !== version) refuse(travelErrors.travel_setting_changed);
    const saved = await saveTravelSetting(tx, row);
    if (!saved) refuse(travelErrors.travel_setting_changed);
    await audit(tx, now, {
      ...actorOnBehalf(viewer),
      action: 'travel_setting.edit',
      subjectKind: 'organisation',
      subjectId: organisationId,
      detail: { perDiem },
    });
    return { perDiem, version: row.version, can: { change: mayChangeTravel(viewer) } };
  });
}
