import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { dictionaryRoutes } from './dictionary/dictionary.routes.ts';
import type { SettingsDependencies } from './settings.interface.ts';
import { settingsRoutes } from './settings.routes.ts';

/** What the web app asks once when it starts: public settings, and the words of its language. */
export function createSettingsDomain(deps: SettingsDependencies): Domain {
  return { name: 'settings', routes: [...settingsRoutes(deps.platform), ...dictionaryRoutes(deps)] };
}

export const settings = domain({
  needs: ['account'],
  create: createSettingsDomain,
});
