import type { SettingChange } from '@nukkad/contract/office/configuration/configuration.model';
import type { CataloguedSetting } from '@nukkad/contract/office/configuration/setting.catalogue';
import { t } from '../../platform/words.ts';
import { valueWords } from './setting-value.ts';

/** The city and the category, or that it is everywhere. */
export const placeWords = ({
  cityName,
  categoryName,
}: {
  readonly cityName: string | null;
  readonly categoryName: string | null;
}): string =>
  [cityName, categoryName].filter(Boolean).join(' · ') || t('configuration.everywhere', 'Everywhere');

/** "12.5% · Pune" */
export const changeWords = ({ kind }: CataloguedSetting, change: SettingChange): string => {
  const value =
    change.value === null ? t('configuration.asElsewhere', 'As elsewhere') : valueWords(kind, change.value);
  return `${value} · ${placeWords(change)}`;
};
