import type { Reader } from '../db/database.ts';
import { settingAt } from '../snapshot/settings.ts';
import { type HousekeepingRules, housekeepingDefaults } from './housekeeping.rules.ts';

export const getHousekeepingRules = (reader: Reader, now: Date): Promise<HousekeepingRules> =>
  settingAt(reader, 'platform.housekeeping', now, housekeepingDefaults);
