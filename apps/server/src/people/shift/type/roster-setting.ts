import { shiftErrors } from '@nukkad/contract/people/shift/shift.noun';
import type { RosterRules, RosterSetting } from '@nukkad/contract/people/shift/shift.model';
import { actorOnBehalf, audit } from '../../../platform/audit.ts';
import { authorize } from '../../../platform/authorize.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type Viewer, organisationOf } from '../../../platform/viewer.ts';
import { builtInRosterRules } from '../law/limits.rules.ts';
import type { ShiftDependencies } from '../shift.interface.ts';
import { mayPlan } from '../shift.policy.ts';
import { findSetting, lockSetting, saveSetting } from './roster-setting.store.ts';

/** What counts in an organisation. */
export const rosterRulesOf = async (reader: Reader, organisationId: string): Promise<RosterRules> =>
  (await findSetting(reader, organisationId))?.rules ?? builtInRosterRules;

export const readSetting = async (reader: Reader, viewer: Viewer): Promise<RosterSetting> =>
  (await findSetting(reader, organisationOf(viewer))) ?? { version: 0, rules: builtInRosterRules };

export function setRules(
  { platform }: ShiftDependencies,
  call: SignedInCall,
  { version, rules }: { readonly version: number; readonly rules: RosterRules },
): Promise<RosterSetting> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  const setting = authorize({ organisationId, rules, version: version + 1 }, mayPlan(viewer));
  if (rules.mostWeeklyMinutes < rules.weeklyMinutes) refuse(shiftErrors.roster_setting_overtime);
  return platform.write(call, async (tx) => {
    if ((await lockSetting(tx, organisationId)) !== version) refuse(shiftErrors.roster_setting_changed);
    await saveSetting(tx, setting, now);
    const subject = { subjectKind: 'roster_setting', subjectId: organisationId };
    await audit(tx, now, { ...actorOnBehalf(viewer), action: 'roster.set_rules', ...subject });
    return { version: setting.version, rules };
  });
}
