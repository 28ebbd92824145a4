/** How changes of settings move: their table is `setting-change.noun.ts`, the order `platform/lifecycle/transitions.ts`. */
import {
  type configurationActs,
  configurationErrors,
} from '@nukkad/contract/office/configuration/configuration.noun';
import { settingChangeLifecycle } from '@nukkad/contract/office/configuration/setting-change.noun';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { mayActor } from '@nukkad/contract/kernel/lifecycle';
import { actorOf, machineActor } from '../../platform/audit.ts';
import { nextRow } from '../../platform/lifecycle/next-row.ts';
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
} as const satisfies Record<keyof typeof settingChangeLifecycle.moves, (typeof configurationActs)[number]>;

interface ChangeMove {
  readonly changes?: Partial<Pick<SettingChangeRow, 'validFrom' | 'decidedById' | 'decidedAt' | 'decideWhy'>>;
  /** For the audit log. */
  readonly why: string;
}

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
  logged: ({ verb, after, by, detail: { why } }) => ({
    ...(by.who ? actorOf(by.who) : machineActor),
    action: acts[verb],
    subjectKind: 'setting_change',
    subjectId: after.changeId,
    detail: {
      setting: `${after.key}.${after.part}`,
      newValue: after.written,
      cityCode: after.cityCode,
      categoryId: after.categoryId,
      fromDay: after.fromDay,
      why,
    },
  }),
});
