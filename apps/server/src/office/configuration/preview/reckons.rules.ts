import type { SettingPreview } from '@nukkad/contract/office/configuration/configuration.model';
import type { CataloguedSetting } from '@nukkad/contract/office/configuration/setting.catalogue';

/** Whether the effect of a setting can be reckoned from past visits; else they can only be counted. */
export const reckonsOf = (_setting: Pick<CataloguedSetting, 'settingId'>): SettingPreview['reckons'] => 'counts';
