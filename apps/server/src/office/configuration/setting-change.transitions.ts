/** How changes of settings move: their table is `setting-change.noun.ts`, the order `platform/lifecycle/transitions.ts`. */
import { configurationErrors } from '@nukkad/contract/office/configuration/configuration.noun';
import { settingChangeLifecycle } from '@nukkad/contract/office/configuration/setting-change.noun';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { mayActor } from '@nukkad/contract/kernel/lifecycle';
import { logOf } from '../../platform/lifecycle/log-of.ts';
import { nextRow } from '../../platform/lifecycle/next-row.ts';
import type { Moved } from '../../platform/lifecycle/transition-spec.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { changeCapacities } from './configuration.policy.ts';
import { type SettingChangeRow, lockChange, saveChange } from './setting-change.store.ts';

const acts = {
  set: 'setting.set',
  propose: 'setting.proposed',
  approve: 'setting.approved',
  refuse: 'setting.refused',
  withdraw: 'setting.withdrawn',
} as const;

interface ChangeMove {
  readonly changes?: Partial<Pick<SettingChangeRow, 'validFrom' | 'decidedById' | 'decidedAt' | 'decideWhy'>>;
  /** For the audit log. */
  readonly why: string;
}

type ChangeMoved = Moved<typeof settingChangeLifecycle, SettingChangeRow, Viewer, ChangeMove>;

export const settingChangeTransitions = transitions({
  table: settingChangeLifecycle,
  notFound: configurationErrors.setting_change_not_found,
  movedOn: configurationErrors.setting_change_moved_on,
  forbidden: ({ role }: Viewer, _, verb) =>
    role === 'Admin' && mayActor(settingChangeLifecycle, verb, 'Another Admin')
      ? configurationErrors.own_setting_change
      : kernelErrors.forbidden,
  lock: lockChange,
  sees: ({ role }: Viewer) => role === 'Admin',
  capacities: changeCapacities,
  next: nextRow<SettingChangeRow, ChangeMove>,
  save: saveChange,
  logged: logOf(settingChangeLifecycle, acts, 'changeId', {
    kind: 'setting_change',
    detail: ({ after, detail: { why } }: ChangeMoved) => ({
      setting: `${after.key}.${after.part}`,
      newValue: after.written,
      cityCode: after.cityCode,
      categoryId: after.categoryId,
      fromDay: after.fromDay,
      why,
    }),
  }),
});
