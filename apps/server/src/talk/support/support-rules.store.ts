import type { Reader } from '../../platform/db/database.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import { type SupportRules, defaultSupportRules } from './support.rules.ts';

export const readSupportRules = (reader: Reader, at: Date): Promise<SupportRules> =>
  settingAt(reader, 'support.rules', at, defaultSupportRules);
