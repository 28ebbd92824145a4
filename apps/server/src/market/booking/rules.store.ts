import type { Reader } from '../../platform/db/database.ts';
import { settingAt } from '../../platform/db/dated-setting.ts';
import { type BookingRules, defaultRules } from './booking.rules.ts';

export const getBookingRules = (reader: Reader, now: Date, cityCode: string): Promise<BookingRules> =>
  settingAt(reader, 'booking.rules', now, defaultRules, cityCode);
