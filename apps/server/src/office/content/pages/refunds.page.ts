import type { Group, PageWords } from './page-words.model.ts';
import type { Lang, PageFacts } from './page-facts.ts';
import { inRupees } from '../../../platform/spoken.rules.ts';
import { hours, kilometres, minutes, pick } from './page-words.ts';

/** The bounds of the fee as `cancellationFee` applies them. */
function cancelling({ booking }: PageFacts, lang: Lang): Group {
  const say = pick(lang);
  const before = minutes(lang, booking.freeUntilMinutesBefore);
  const after = minutes(lang, booking.freeMinutesAfterBooking);
  const fee = `${booking.feePercent}%`;
  const [floor, cap] = [inRupees(booking.feeFloorPaise), inRupees(booking.feeCapPaise)];
  return {
    groupId: 'cancelling',
    title: say('Cancelling a booking', 'बुकिंग रद्द करना'),
    paragraphs: [
      say('You can cancel until the work begins. It is free:', 'काम शुरू होने तक आप रद्द कर सकते हैं। मुफ़्त है:'),
    ],
    points: [
      say(`up to ${before} before the start`, `शुरू होने से ${before} पहले तक`),
      ...(booking.freeMinutesAfterBooking > 0
        ? [say(`within ${after} of booking`, `बुक करने के ${after} के भीतर`)]
        : []),
      say('until a professional is assigned', 'जब तक कोई कारीगर तय न हो'),
      say(
        `Otherwise the cancellation charge is ${fee} of the price, at least ${floor} and at most ${cap}, and never more than the price itself.`,
        `वरना रद्दीकरण शुल्क दाम का ${fee} है, कम से कम ${floor} और ज़्यादा से ज़्यादा ${cap}, पर दाम से ज़्यादा कभी नहीं।`,
      ),
      say(
        'The booking shows the exact charge and your refund before you confirm.',
        'रद्द करने से पहले बुकिंग सही शुल्क और रिफ़ंड दिखाती है।',
      ),
    ],
  };
}

function refunds({ promises, booking }: PageFacts, lang: Lang): Group {
  const say = pick(lang);
  const span = `${promises.refundDaysFrom}–${promises.refundDaysTo}`;
  return {
    groupId: 'refunds',
    title: say('Refunds', 'रिफ़ंड'),
    paragraphs: [
      say(
        `We refund your original payment method. We start the refund right away; banks take ${span} working days.`,
        `रिफ़ंड उसी माध्यम से मिलता है जिससे आपने भुगतान किया था। हम इसे तुरंत शुरू करते हैं; बैंक को ${span} कामकाजी दिन लगते हैं।`,
      ),
    ],
    points: [
      say(
        'You cancel: we refund what you paid, less any cancellation charge above.',
        'आप रद्द करते हैं: ऊपर का शुल्क (अगर लगा) काटकर पूरा पैसा लौटता है।',
      ),
      say(
        `No partner is found by ${minutes(lang, booking.noticeMinutes)} before the start: you get a full refund.`,
        `शुरू होने से ${minutes(lang, booking.noticeMinutes)} पहले तक कोई पार्टनर न मिले: पूरा रिफ़ंड मिलता है।`,
      ),
      say(
        `A payment fails or is not finished within ${minutes(lang, booking.payMinutes)}: the booking ends without a charge, and any money taken is refunded in full.`,
        `भुगतान विफल हो या ${minutes(lang, booking.payMinutes)} में पूरा न हो: बुकिंग बिना शुल्क समाप्त होती है, और कटा हुआ पैसा पूरा लौटता है।`,
      ),
    ],
  };
}

function somethingWrong({ booking }: PageFacts, lang: Lang): Group {
  const say = pick(lang);
  const late = hours(lang, booking.closeAfterHours);
  return {
    groupId: 'something-wrong',
    title: say('Something went wrong with the work', 'काम में कुछ गड़बड़ हुई'),
    paragraphs: [
      say(
        `Tell us within ${late} of the work through “Contact us” and name the booking. A booking closes ${late} after it is done and paid.`,
        `काम के ${late} के भीतर “संपर्क करें” से बताएँ और बुकिंग का नंबर लिखें। काम और भुगतान के ${late} बाद बुकिंग बंद होती है।`,
      ),
    ],
    points: [],
  };
}

function feesInPrice({ fees }: PageFacts, lang: Lang): Group {
  const say = pick(lang);
  return {
    groupId: 'fees',
    title: say('Fees in the price', 'दाम में शामिल शुल्क'),
    paragraphs: [
      say('Your cart lists each of these before you pay.', 'भुगतान से पहले कार्ट हर शुल्क दिखाता है।'),
      say(
        'The sums here are before tax. Every price shown for a service includes its tax.',
        'यहाँ की रकम टैक्स से पहले की है। हर सेवा का दिखाया गया दाम टैक्स सहित है।',
      ),
    ],
    points: feePoints(fees, lang),
  };
}

/** Refunds and cancellation, as the E-Commerce Rules 2020 (rules 5 and 6) want them told before a purchase. */
export const refundsPage: PageWords = (facts, lang) => {
  const say = pick(lang);
  return {
    title: say('Refunds and cancellation', 'रिफ़ंड और रद्द करना'),
    lead: say(
      'What cancelling costs, and when you get your refund.',
      'रद्द करने पर क्या लगता है, और रिफ़ंड कब मिलता है।',
    ),
    groups: [
      cancelling(facts, lang),
      refunds(facts, lang),
      somethingWrong(facts, lang),
      feesInPrice(facts, lang),
    ],
  };
};

/** Convenience fee by the price of the services, distance fee, busy hours. */
function feePoints(fees: PageFacts['fees'], lang: Lang): string[] {
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
