import { leavingErrors } from '@nukkad/contract/people/leaving/leaving.noun';
import { type LeavingSetting, usualNoticeDays } from '@nukkad/contract/people/leaving/leaving.model';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { authorize } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Viewer, organisationOf } from '../../platform/viewer.ts';
import type { LeavingDependencies } from './leaving.interface.ts';
import { maySetNotice } from './leaving.policy.ts';
import { type SettingRow, findSetting, saveSetting } from './leaving.store.ts';

const present = (viewer: Viewer, row: SettingRow | null): LeavingSetting => ({
  noticeDays: row?.noticeDays ?? usualNoticeDays,
  version: row?.version ?? 0,
  can: { edit: maySetNotice(viewer) },
});

export const readSetting = async (
  { platform: { db } }: LeavingDependencies,
  { viewer }: SignedInCall,
): Promise<LeavingSetting> => present(viewer, await findSetting(db, organisationOf(viewer)));

/** The first writing makes it. */
export function editSetting(
  { platform }: LeavingDependencies,
  call: SignedInCall,
  { noticeDays, version }: { readonly noticeDays: number; readonly version: number },
): Promise<LeavingSetting> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  return platform.write(call, async (tx) => {
    const after: SettingRow = { organisationId, noticeDays, version: version + 1 };
    const row = authorize<SettingRow, boolean>(after, maySetNotice(viewer));
    const before = await findSetting(tx, organisationId);
    const isAsRead = (before?.version ?? 0) === version;
    const saved = isAsRead && (await saveSetting(tx, row, now));
    if (!saved) refuse(leavingErrors.leaving_setting_changed);
    await audit(tx, now, {
      ...actorOnBehalf(viewer),
      action: 'leaving_setting.set',
      subjectKind: 'organisation',
      subjectId: organisationId,
    });
    return present(viewer, row);
  });
}
