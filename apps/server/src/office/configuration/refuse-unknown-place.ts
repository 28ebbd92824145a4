import { settingSentences } from '@nukkad/contract/office/configuration/setting.sentences';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { refuse } from '../../platform/refusal.ts';
import type { ConfigurationDependencies } from './configuration.interface.ts';
import type { WantedSetting } from './wanted-setting.rules.ts';

/** 400 for a city or a category that does not exist. */
export async function refuseUnknownPlace(
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
