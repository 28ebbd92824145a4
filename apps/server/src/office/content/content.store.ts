import { getBookingRules } from '../../market/booking/index.ts';
import { getPriceRules } from '../../market/cart/index.ts';
import { readLedgerRules } from '../../money/ledger/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { settingAt } from '../../platform/db/dated-setting.ts';
import { readNotice } from '../../identity/privacy/index.ts';
import { type PageFacts, defaultPromises } from './pages/page-facts.ts';

/** The rules of each domain as they count at `now` in a city (`''`: in general). */
export async function readPageFacts(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  now: Date,
  cityCode: string,
): Promise<PageFacts> {
  const [booking, { fees }, ledger, notice, promises] = await Promise.all([
    getBookingRules(db, now, cityCode),
    getPriceRules(db, now, cityCode),
    readLedgerRules(db, now),
    readNotice(db, now),
    settingAt(db, 'content.promises', now, defaultPromises),
  ]);
  return {
    brand: config.BRAND_NAME,
    site: config.publicOrigin,
    company: config.company,
    booking,
    fees,
    ledger,
    promises,
    answersWithinDays: notice.grievanceOfficer.answersWithinDays,
    noticeVersion: notice.version,
  };
}
