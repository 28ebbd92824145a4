import * as api from '@nukkad/contract/office/configuration/configuration.api';
import { type Route, route } from '../../platform/http/route.ts';
import { changeSetting } from './change-setting.ts';
import type { ConfigurationDependencies } from './configuration.interface.ts';
import { decideSettingChange } from './decide-setting-change.ts';
import { listSettingChanges } from './list-setting-changes.ts';
import { readPreview } from './preview/read-preview.ts';
import { requestPreview } from './preview/request-preview.ts';
import { listSettingsToday, readSetting } from './read-settings.ts';
import { withdrawSettingChange } from './withdraw-setting-change.ts';

export const configurationRoutes = (deps: ConfigurationDependencies): readonly Route[] => [
  route(api.listSettingsToday, ({ now }) => listSettingsToday(deps, now)),
  route(api.readSetting, ({ input: { params }, now }) => readSetting(deps, params.settingId, now)),
  route(api.listSettingChanges, ({ input: { params, query }, viewer, now }) =>
    listSettingChanges(deps, { ...query, settingId: params.settingId }, { viewer, now }),
  ),
  route(api.requestSettingPreview, (call) => requestPreview(deps, call)),
  route(api.readSettingPreview, ({ input: { params } }) => readPreview(deps, params.previewId)),
  route(api.changeSetting, (call) => changeSetting(deps, call)),
  route(api.decideSettingChange, (call) => decideSettingChange(deps, call)),
  route(api.withdrawSettingChange, (call) => withdrawSettingChange(deps, call)),
];
