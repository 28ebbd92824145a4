import * as api from '@nukkad/contract/office/settings/settings.api';
import { type Route, openRoute } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { readDictionary, readHorizonDays } from './read-settings.ts';
import { suggestHindi } from './suggest-hindi.ts';
import { presentDictionary, presentSettings } from './settings.presenter.ts';

export function settingsRoutes(platform: Platform): readonly Route[] {
  return [
    openRoute(api.getAppSettings, async ({ now }) =>
      presentSettings(platform.config, await readHorizonDays(platform, now)),
    ),
    openRoute(api.getDictionary, async ({ input }) =>
      presentDictionary(await readDictionary(platform, input.query.lang)),
    ),
    openRoute(api.transliterate, async ({ input }) => ({
      suggestions: await suggestHindi(platform, input.query.text),
    })),
  ];
}
