import { configurationEvents } from '@nukkad/contract/office/configuration/configuration.noun';
import type { SettingPreview } from '@nukkad/contract/office/configuration/configuration.model';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { settingSentences } from '@nukkad/contract/office/configuration/setting.sentences';
import { authorize } from '../../../platform/authorize.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { refuse } from '../../../platform/refusal.ts';
import { scopeOf, settingsFor } from '../../../platform/snapshot/settings.ts';
import type { ConfigurationDependencies } from '../configuration.interface.ts';
import { rulesOfKey, settingOf } from '../setting-of.ts';
import { type WantedSetting, wrongFields, wrongOrder } from '../wanted-setting.rules.ts';
import { presentPreview } from './preview.presenter.ts';
import { type PreviewRow, insertPreview } from './preview.store.ts';
import { emptyTally } from './tally.rules.ts';

/** 400 for a city or a category that does not exist. */
async function refuseUnknownPlace(
  { platform: { db }, geography, catalog }: ConfigurationDependencies,
  { cityCode, categoryId }: WantedSetting,
): Promise<void> {
  const [city, known] = await Promise.all([
    cityCode === null ? null : geography.cityByCode(db, cityCode),
    categoryId === null ? null : catalog.knownCategories(db, [categoryId]),
  ]);
  if (cityCode !== null && !city)
    refuse(kernelErrors.invalid_request, { fields: { cityCode: settingSentences.unknownCity } });
  if (categoryId !== null && !known?.has(categoryId))
    refuse(kernelErrors.invalid_request, { fields: { categoryId: settingSentences.unknownCategory } });
}

const daysBack = 30;
const dayMs = 86_400_000;

type Call = SignedInCall<{ body: WantedSetting; params: { settingId: string } }>;

/** 400 where the value or the place is impossible, by the setting's own bounds and beside the other parts of its key. */
export async function refuseWrong(
  deps: ConfigurationDependencies,
  settingId: string,
  wanted: WantedSetting,
  now: Date,
): Promise<void> {
  const setting = settingOf(settingId);
  const fields = wrongFields(setting, wanted);
  if (fields) refuse(kernelErrors.invalid_request, { fields });
  await refuseUnknownPlace(deps, wanted);
  const { key, part } = setting;
  const place = { cityCode: wanted.cityCode ?? '', categoryId: wanted.categoryId ?? '' };
  const tried = { scope: scopeOf(place), part, value: wanted.value };
  const settings = await settingsFor(deps.platform.db);
  const rules = rulesOfKey(deps.platform, settings, key, { at: now, place, tried });
  const order = wrongOrder(key, part, rules);
  if (order) refuse(kernelErrors.invalid_request, { fields: order });
}

/** Kept as a row and reckoned behind the call: a busy month has hundreds of thousands of visits. */
export async function requestPreview(deps: ConfigurationDependencies, call: Call): Promise<SettingPreview> {
  const { viewer, now, input } = call;
  const { settingId } = input.params;
  const { cityCode, categoryId, value } = input.body;
  await refuseWrong(deps, settingId, input.body, now);
  const { key, part } = settingOf(settingId);
  const since = new Date(now.getTime() - daysBack * dayMs);
  const total = await deps.booking.pastVisits.count(deps.platform.db, {
    cityCode,
    categoryId,
    since,
    until: now,
  });
  const row: PreviewRow = {
    previewId: newId(),
    key,
    part,
    cityCode,
    categoryId,
    value,
    status: 'Counting',
    askedById: viewer.userId,
    askedAt: now,
    since,
    reachedAt: null,
    reachedId: null,
    total,
    looked: 0,
    tally: emptyTally,
  };
  await deps.platform.write(call, async (tx) => {
    await insertPreview(tx, authorize(row, viewer.role === 'Admin'));
    await publish(tx, now, configurationEvents.previewRequested, { previewId: row.previewId });
  });
  return presentPreview(deps, row);
}
