import type { Reader } from '../../platform/db/database.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import { type PayoutRules, defaultRules } from './payout.rules.ts';

export const getPayoutRules = (reader: Reader, at: Date): Promise<PayoutRules> =>
  settingAt(reader, 'payout.rules', at, defaultRules);
