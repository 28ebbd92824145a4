import type { SettingChange } from '@nukkad/contract/office/configuration/configuration.model';
import {
  confirmsSettingChange,
  seenOfSettingChange,
} from '@nukkad/contract/office/configuration/configuration.api';
import { configurationErrors } from '@nukkad/contract/office/configuration/configuration.noun';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ConfigurationDependencies } from './configuration.interface.ts';
import { presentOne } from './present-changes.ts';
import { settingChangeTransitions } from './setting-change.transitions.ts';

type Call = SignedInCall<{
  body: { why: string; seen: Seen<typeof confirmsSettingChange> };
  params: { changeId: string };
}>;

/** Before it begins; what has begun is followed by another change. */
export async function withdrawSettingChange(
  deps: ConfigurationDependencies,
  call: Call,
): Promise<SettingChange> {
  const { viewer, now, input } = call;
  const { why, seen } = input.body;
  const row = await deps.platform.write(call, async (tx) => {
    const allowed = await settingChangeTransitions.lockTo(
      tx,
      viewer,
      settingChangeTransitions.verb.withdraw,
      input.params.changeId,
    );
    const { status, validFrom } = allowed.row;
    if (status === 'Set' && validFrom <= now)
      return refuse(configurationErrors.setting_change_moved_on, { present: status });
    confirmSeen(confirmsSettingChange, seen, seenOfSettingChange(allowed.row));
    const changes = { decidedById: viewer.userId, decidedAt: now, decideWhy: why };
    return settingChangeTransitions.move(tx, allowed, { now, changes, why });
  });
  deps.platform.pages.clear();
  return presentOne(deps, row, { viewer, now });
}
