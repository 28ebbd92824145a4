import type { Reader } from '../../../platform/db/database.ts';
import { settingAt } from '../../../platform/snapshot/settings.ts';
import { type DisputeRules, defaultDisputeRules } from './dispute.rules.ts';

export const getDisputeRules = (reader: Reader, now: Date, cityCode: string): Promise<DisputeRules> =>
  settingAt(reader, 'dispute.rules', now, defaultDisputeRules, { cityCode });
