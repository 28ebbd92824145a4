import type { Reader } from '../../../platform/db/database.ts';
import { settingAt } from '../../../platform/snapshot/settings.ts';
import { type DeskRules, defaultDeskRules } from './session.rules.ts';

export const readDeskRules = (reader: Reader, at: Date): Promise<DeskRules> =>
  settingAt(reader, 'support.desk', at, defaultDeskRules);
