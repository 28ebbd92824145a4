import type { Reader } from '../../platform/db/database.ts';
import { settingAt, settingsAt } from '../../platform/db/dated-setting.ts';
import { type BookingRules, defaultRules } from './booking.rules.ts';

export const getBookingRules = (reader: Reader, now: Date, cityCode: string): Promise<BookingRules> =>
  settingAt(reader, 'booking.rules', now, defaultRules, cityCode);

/** By city, of all cities in one statement. */
export const listBookingRules = (reader: Reader, now: Date): Promise<(cityCode: string) => BookingRules> =>
  settingsAt(reader, 'booking.rules', now, defaultRules);
