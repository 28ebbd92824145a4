import type { SettingChange } from '@nukkad/contract/office/configuration/configuration.model';
import {
  confirmsSettingChange,
  seenOfSettingChange,
} from '@nukkad/contract/office/configuration/configuration.api';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { ConfigurationDependencies } from './configuration.interface.ts';
import { presentOne } from './present-changes.ts';
import { settingChangeTransitions } from './setting-change.transitions.ts';

type Call = SignedInCall<{
  body: { approve: boolean; why: string; seen: Seen<typeof confirmsSettingChange> };
  params: { changeId: string };
}>;

/** A second Admin's yes or no. What held until now stays what held: an approved change begins now at the earliest. */
export async function decideSettingChange(
  deps: ConfigurationDependencies,
  call: Call,
): Promise<SettingChange> {
  const { viewer, now, input } = call;
  const { approve, why, seen } = input.body;
  const row = await deps.platform.write(call, async (tx) => {
    const { changeId } = input.params;
    const verb = approve ? 'approve' : 'refuse';
    const allowed = await settingChangeTransitions.lockTo(tx, viewer, verb, changeId);
    confirmSeen(confirmsSettingChange, seen, seenOfSettingChange(allowed.row));
    const { validFrom } = allowed.row;
    const changes = {
      decidedById: viewer.userId,
      decidedAt: now,
      decideWhy: why,
      ...(approve && validFrom < now && { validFrom: now }),
    };
    return settingChangeTransitions.move(tx, allowed, { now, changes, why });
  });
  deps.platform.pages.clear();
  return presentOne(deps, row, { viewer, now });
}
