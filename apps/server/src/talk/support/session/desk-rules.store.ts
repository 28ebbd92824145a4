import type { Reader } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { settingAt } from '../../../platform/snapshot/settings.ts';
import { type Desk, deskRulesOf } from './desk-hours.rules.ts';

/** The one answer to when support is open, and by which terms it works. */
export async function readDeskRules(
  { config }: Pick<Platform, 'config'>,
  reader: Reader,
  at: Date,
): Promise<Desk> {
  const { firstDay, lastDay } = config.company.hours;
  const rules = await settingAt(reader, 'support.desk', at, deskRulesOf(config.company.hours));
  return { ...rules, firstDay, lastDay };
}
