import { settingAt } from '../../platform/snapshot/settings.ts';
import type { ContentDependencies } from './content.interface.ts';
import { type PageFacts, defaultPromises } from './pages/page-facts.ts';

/** The rules of each domain as they count at `now` in a city (`''`: in general). */
export async function readPageFacts(
  { db, config, booking, cart, ledger, privacy, support }: ContentDependencies,
  now: Date,
  cityCode: string,
): Promise<PageFacts> {
  const [bookings, { fees }, books, notice, promises, supportHours] = await Promise.all([
    booking.rules(db, now, { cityCode, categoryId: '' }),
    cart.rules(db, now, cityCode),
    ledger.rules(db, now),
    privacy.readNotice(db, now),
    settingAt(db, 'content.promises', now, defaultPromises),
    support.hours(db, now),
  ]);
  return {
    brand: config.BRAND_NAME,
    site: config.publicOrigin,
    company: config.company,
    supportHours,
    booking: bookings,
    fees,
    ledger: books,
    promises,
    answersWithinDays: notice.grievanceOfficer.answersWithinDays,
  };
}
