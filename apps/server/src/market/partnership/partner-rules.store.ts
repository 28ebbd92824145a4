import type { Reader } from '../../platform/db/database.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import { type PartnerRules, defaultPartnerRules } from './partnership.rules.ts';

export const readPartnerRules = (reader: Reader, at: Date): Promise<PartnerRules> =>
  settingAt(reader, 'partner.rules', at, defaultPartnerRules);
