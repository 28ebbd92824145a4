/** Figures of the rules by the names that words may have in braces, as one language says them. */
import type { Figures } from '@nukkad/contract/office/legal/legal.rules';
import { inRupees } from '../../../platform/spoken.rules.ts';
import type { Lang, PageFacts } from './page-facts.ts';
import { days, hours, hoursInWords, kilometres, minutes, pick } from './page-words.ts';

/** Those that common questions name as well. */
export const commonFigures = (facts: PageFacts, lang: Lang) => {
  const { brand, company, supportHours, booking, ledger, promises, answersWithinDays } = facts;
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

/** Those of legal pages. A window that is not given now leaves its line out; fees are a line each. */
export function legalFigures(facts: PageFacts, lang: Lang): Figures {
  const { site, company, booking, ledger, promises, fees } = facts;
  const { name, email, phone } = company.grievanceOfficer;
  const common = commonFigures(facts, lang);
  return {
    ...common,
    freeAfterBooking: booking.freeMinutesAfterBooking > 0 ? common.freeAfterBooking : null,
    site,
    company: company.name,
    address: company.address,
    email: company.email,
    officer: name,
    officerEmail: email,
    officerPhone: phone,
    acknowledgedIn: hours(lang, promises.acknowledgeHours),
    commissionGst: `${ledger.commissionGstPercent}%`,
    projectCommission: `${ledger.projectCommissionPercent}%`,
    partnerShare: `${ledger.cancellationFeePartnerPercent}%`,
    fees: feeLines(fees, lang),
  };
}

/** Convenience fee by the price of the services, distance fee, busy hours: one line each. */
function feeLines(fees: PageFacts['fees'], lang: Lang): string[] {
  const say = pick(lang);
  const steps = fees.convenience.map(({ below, fee }) =>
    below === null
      ? say(`Convenience fee otherwise: ${inRupees(fee)}`, `सुविधा शुल्क बाक़ी पर: ${inRupees(fee)}`)
      : say(
          `Convenience fee below ${inRupees(below)}: ${inRupees(fee)}`,
          `सुविधा शुल्क ${inRupees(below)} से कम पर: ${inRupees(fee)}`,
        ),
  );
  const free = kilometres(fees.freeMetres, lang);
  return [
    ...steps,
    say(
      `Distance fee: free up to ${free}, then ${inRupees(fees.perStartedKm)} for each started km, at most ${inRupees(fees.distanceCap)}`,
      `दूरी शुल्क: ${free} तक मुफ़्त, फिर हर किमी पर ${inRupees(fees.perStartedKm)}, ज़्यादा से ज़्यादा ${inRupees(fees.distanceCap)}`,
    ),
    say(
      `Busy hours: ${fees.primeTimePercent}% of the price of the services`,
      `व्यस्त समय: सेवाओं के दाम का ${fees.primeTimePercent}%`,
    ),
  ];
}
