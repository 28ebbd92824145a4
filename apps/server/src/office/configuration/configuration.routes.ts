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
  route(api.listSettingsToday, (call) => listSettingsToday(deps, call.now)),
  route(api.readSetting, (call) => readSetting(deps, call.input.params.settingId, call.now)),
  route(api.listSettingChanges, (call) =>
    listSettingChanges(
      deps,
      { ...call.input.query, settingId: call.input.params.settingId },
      { viewer: call.viewer, now: call.now },
    ),
  ),
  route(api.requestSettingPreview, (call) => requestPreview(deps, call)),
  route(api.readSettingPreview, (call) => readPreview(deps, call.input.params.previewId)),
  route(api.changeSetting, (call) => changeSetting(deps, call)),
  route(api.decideSettingChange, (call) => decideSettingChange(deps, call)),
  route(api.withdrawSettingChange, (call) => withdrawSettingChange(deps, call)),
];
