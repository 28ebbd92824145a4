import { inRupees } from '../../platform/spoken.rules.ts';
import type { ReadFaqFigures } from '../../talk/support/index.ts';
import type { ContentDependencies } from './content.interface.ts';
import { readPageFacts } from './content.store.ts';
import { hoursInWords, days, hours, minutes } from './pages/page-words.ts';

/** The figures of common questions, from the same facts as the pages of words. */
export const readFaqFigures =
  (parts: ContentDependencies): ReadFaqFigures =>
  async (now, lang) => {
    const { brand, company, supportHours, booking, ledger, promises, answersWithinDays } =
      await readPageFacts(parts, now, '');
    return {
      brand,
      phone: company.phone,
      supportHours: hoursInWords(supportHours, lang),
      freeBefore: minutes(lang, booking.freeUntilMinutesBefore),
      freeAfterBooking: minutes(lang, booking.freeMinutesAfterBooking),
      feePercent: `${booking.feePercent}%`,
      feeFloor: inRupees(booking.feeFloorPaise),
      feeCap: inRupees(booking.feeCapPaise),
      payIn: minutes(lang, booking.payMinutes),
      acceptIn: minutes(lang, booking.acceptMinutes),
      noticeBefore: minutes(lang, booking.noticeMinutes),
      startEarly: minutes(lang, booking.startEarlyMinutes),
      closeAfter: hours(lang, booking.closeAfterHours),
      changes: String(booking.reschedules),
      refundDays: `${promises.refundDaysFrom}–${promises.refundDaysTo}`,
      commission: `${ledger.commissionPercent}%`,
      answerDays: days(lang, answersWithinDays),
    };
  };
