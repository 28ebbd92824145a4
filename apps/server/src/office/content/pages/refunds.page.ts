import type { Group, LegalWords } from './page-words.model.ts';
import type { Lang } from './page-facts.ts';
import { pick } from './page-words.ts';

/** The bounds of the fee as 'cancellationFee' applies them. */
function cancelling(lang: Lang): Group {
  const say = pick(lang);
  return {
    groupId: 'cancelling',
    title: say('Cancelling a booking', 'बुकिंग रद्द करना'),
    paragraphs: [
      say('You can cancel until the work begins. It is free:', 'काम शुरू होने तक आप रद्द कर सकते हैं। मुफ़्त है:'),
    ],
    points: [
      say('up to {freeBefore} before the start', 'शुरू होने से {freeBefore} पहले तक'),
      say('within {freeAfterBooking} of booking', 'बुक करने के {freeAfterBooking} के भीतर'),
      say('until a professional is assigned', 'जब तक कोई कारीगर तय न हो'),
      say(
        'Otherwise the cancellation charge is {feePercent} of the price, at least {feeFloor} and at most {feeCap}, and never more than the price itself.',
        'वरना रद्दीकरण शुल्क दाम का {feePercent} है, कम से कम {feeFloor} और ज़्यादा से ज़्यादा {feeCap}, पर दाम से ज़्यादा कभी नहीं।',
      ),
      say(
        'The booking shows the exact charge and your refund before you confirm.',
        'रद्द करने से पहले बुकिंग सही शुल्क और रिफ़ंड दिखाती है।',
      ),
    ],
  };
}

function refunds(lang: Lang): Group {
  const say = pick(lang);
  return {
    groupId: 'refunds',
    title: say('Refunds', 'रिफ़ंड'),
    paragraphs: [
      say(
        'We refund your original payment method. We start the refund right away; banks take {refundDays} working days.',
        'रिफ़ंड उसी माध्यम से मिलता है जिससे आपने भुगतान किया था। हम इसे तुरंत शुरू करते हैं; बैंक को {refundDays} कामकाजी दिन लगते हैं।',
      ),
    ],
    points: [
      say(
        'You cancel: we refund what you paid, less any cancellation charge above.',
        'आप रद्द करते हैं: ऊपर का शुल्क (अगर लगा) काटकर पूरा पैसा लौटता है।',
      ),
      say(
        'No partner is found by {noticeBefore} before the start: you get a full refund.',
        'शुरू होने से {noticeBefore} पहले तक कोई पार्टनर न मिले: पूरा रिफ़ंड मिलता है।',
      ),
      say(
        'A payment fails or is not finished within {payIn}: the booking ends without a charge, and any money taken is refunded in full.',
        'भुगतान विफल हो या {payIn} में पूरा न हो: बुकिंग बिना शुल्क समाप्त होती है, और कटा हुआ पैसा पूरा लौटता है।',
      ),
    ],
  };
}

function somethingWrong(lang: Lang): Group {
  const say = pick(lang);
  return {
    groupId: 'something-wrong',
    title: say('Something went wrong with the work', 'काम में कुछ गड़बड़ हुई'),
    paragraphs: [
      say(
        'Tell us within {closeAfter} of the work through “Contact us” and name the booking. A booking closes {closeAfter} after it is done and paid.',
        'काम के {closeAfter} के भीतर “संपर्क करें” से बताएँ और बुकिंग का नंबर लिखें। काम और भुगतान के {closeAfter} बाद बुकिंग बंद होती है।',
      ),
    ],
    points: [],
  };
}

function feesInPrice(lang: Lang): Group {
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
    points: ['{fees}'],
  };
}

/** Refunds and cancellation, as the E-Commerce Rules 2020 (rules 5 and 6) want them told before a purchase. */
export const refundsPage: LegalWords = (lang) => {
  const say = pick(lang);
  return {
    title: say('Refunds and cancellation', 'रिफ़ंड और रद्द करना'),
    lead: say(
      'What cancelling costs, and when you get your refund.',
      'रद्द करने पर क्या लगता है, और रिफ़ंड कब मिलता है।',
    ),
    groups: [cancelling(lang), refunds(lang), somethingWrong(lang), feesInPrice(lang)],
  };
};
