import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { dictionaryRoutes } from './dictionary/dictionary.routes.ts';
import { settingsRoutes } from './settings.routes.ts';

/** What the web app asks once when it starts: public settings, and the words of its language. */
export function createSettingsDomain(platform: Platform): Domain {
  return { name: 'settings', routes: [...settingsRoutes(platform), ...dictionaryRoutes(platform)] };
}
