import * as api from '@nukkad/contract/office/settings/settings.api';
import { type Route, openRoute } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { readDictionary, readHorizonDays } from './read-settings.ts';
import { suggestHindi } from './suggest-hindi.ts';
import { presentDictionary, presentSettings } from './settings.presenter.ts';

export function settingsRoutes(platform: Platform): readonly Route[] {
  return [
    openRoute(api.getAppSettings, async (call) =>
      presentSettings(platform.config, await readHorizonDays(platform, call.now)),
    ),
    openRoute(api.getDictionary, async (call) =>
      presentDictionary(await readDictionary(platform, call.input.query.lang)),
    ),
    openRoute(api.transliterate, async (call) => ({
      suggestions: await suggestHindi(platform, call.input.query.text),
    })),
  ];
}
