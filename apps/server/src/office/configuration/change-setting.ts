import { settingSentences } from '@nukkad/contract/office/configuration/setting.sentences';
import type { SettingChange } from '@nukkad/contract/office/configuration/configuration.model';
import {
  confirmsSettingEffect,
  seenOfSettingEffect,
} from '@nukkad/contract/office/configuration/configuration.api';
import { configurationErrors } from '@nukkad/contract/office/configuration/configuration.noun';
import { writeSetting } from '@nukkad/contract/office/configuration/setting.kinds';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { istDay, istInstant } from '@nukkad/contract/kernel/time';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import { settingsFor } from '../../platform/snapshot/settings.ts';
import type { ConfigurationDependencies } from './configuration.interface.ts';
import { presentOne } from './present-changes.ts';
import { effectOf } from './preview/preview.presenter.ts';
import { findPreview } from './preview/preview.store.ts';
import { refuseWrong } from './preview/request-preview.ts';
import { type SettingChangeRow, insertChange, lockSetting } from './setting-change.store.ts';
import { settingChangeTransitions } from './setting-change.transitions.ts';
import { settingOf, valueAt } from './setting-of.ts';
import type { WantedSetting } from './wanted-setting.rules.ts';

interface Body extends WantedSetting {
  readonly fromDay: string;
  readonly previewId: string;
  readonly why: string;
  readonly seen: Seen<typeof confirmsSettingEffect>;
}
type Call = SignedInCall<{ body: Body; params: { settingId: string } }>;

/** What the screen showed, with the value that holds at the place now: a colleague may have changed it meanwhile. */
async function shownNow(deps: ConfigurationDependencies, tx: Tx, call: Call) {
  const { input, now, viewer } = call;
  const { cityCode, categoryId, value, previewId } = input.body;
  const setting = settingOf(input.params.settingId);
  const row = await findPreview(tx, previewId);
  const isOfThis =
    row?.status === 'Done' &&
    row.askedById === viewer.userId &&
    row.key === setting.key &&
    row.part === setting.part &&
    row.cityCode === cityCode &&
    row.categoryId === categoryId &&
    JSON.stringify(row.value) === JSON.stringify(value);
  if (!row || !isOfThis) return refuse(configurationErrors.setting_preview_stale);
  const place = { cityCode: cityCode ?? '', categoryId: categoryId ?? '' };
  const before = writeSetting(
    setting.kind,
    valueAt(deps.platform, await settingsFor(tx), setting, now, place),
  );
  return seenOfSettingEffect({ ...effectOf(row), before });
}

function rowOf({ input, now, viewer }: Call): SettingChangeRow {
  const { cityCode, categoryId, value, fromDay, previewId, why } = input.body;
  const { key, part, kind, money } = settingOf(input.params.settingId);
  return {
    changeId: newId(),
    key,
    part,
    cityCode,
    categoryId,
    fromDay,
    validFrom: fromDay === istDay(now) ? now : istInstant(fromDay),
    value,
    written: value === null ? '' : writeSetting(kind, value),
    why,
    status: money ? 'Waiting' : 'Set',
    version: 1,
    previewId,
    money,
    proposedById: viewer.userId,
    proposedAt: now,
    decidedById: null,
    decidedAt: null,
    decideWhy: '',
  };
}

/** A change from a day on, or from now on. One that moves money holds for no one until another Admin has approved it. */
export async function changeSetting(deps: ConfigurationDependencies, call: Call): Promise<SettingChange> {
  const { viewer, now, input } = call;
  const { settingId } = input.params;
  if (input.body.fromDay < istDay(now))
    refuse(kernelErrors.invalid_request, { fields: { fromDay: settingSentences.dayGone } });
  await refuseWrong(deps, settingId, input.body, now);
  const row = await deps.platform.write(call, async (tx) => {
    await lockSetting(tx, settingId);
    const wanted = rowOf(call);
    const allowed = settingChangeTransitions.allowNew(
      viewer,
      wanted.money ? settingChangeTransitions.verb.propose : settingChangeTransitions.verb.set,
      wanted,
    );
    confirmSeen(confirmsSettingEffect, input.body.seen, await shownNow(deps, tx, call));
    await insertChange(tx, allowed.row);
    await settingChangeTransitions.begin(tx, allowed, { now, why: wanted.why });
    return wanted;
  });
  deps.platform.pages.clear();
  return presentOne(deps, row, { viewer, now });
}
