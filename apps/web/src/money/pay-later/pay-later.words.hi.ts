import type { payLaterErrors } from '@nukkad/contract/money/pay-later/pay-later.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const payLaterWords = {
  'payLater.title': 'बाद में चुकाएँ',
  'payLater.about': 'आपकी सीमा, और कितना कब देना है।',
  'payLater.choice': '{{left}} में से {{sum}}। काम के {{days}} दिन बाद तक चुकाएँ।',
  'payLater.left': 'अभी बाद में चुका सकते हैं',
  'payLater.used': '{{limit}} की सीमा में से {{used}} इस्तेमाल हुआ',
  'payLater.how': 'बुक करते समय "बाद में चुकाएँ" चुनें। पैसा काम के {{days}} दिन बाद तक देना है।',
  'payLater.booked': 'काम के बाद देना है',
  'payLater.due': '{{day}} तक देना है',
  'payLater.overdue': '{{day}} से बक़ाया',
  'payLater.settled': 'कुछ देना बाक़ी नहीं',
  'payLater.list': 'बाद में चुकाई जाने वाली बुकिंग',
  'payLater.notYet': 'जल्द मिलेगा',
  'payLater.notYet.words': 'पूरी करके चुकाने वाली बुकिंग: {{count}}। फिर आप बाद में चुका सकेंगे।',
  'payLater.closed': 'अभी उपलब्ध नहीं',
  'payLater.closed.words': 'कोई सवाल हो तो सहायता टीम से बात करें।',
  'payLater.charge': 'रद्दीकरण शुल्क बाक़ी है। उसके चुकने पर आप फिर बाद में चुका सकेंगे।',
  'payLater.stopped': 'बक़ाया चुकाने के बाद आप फिर बाद में चुका सकेंगे।',
  'payLater.go': 'सेवाएँ देखें',
  'checkout.bookLater': 'बुक करें, {{sum}} बाद में चुकाएँ',
  'checkout.notLater': 'बुक हो गया, पर बाद में नहीं चुका सके। बुकिंग में भुगतान करें।',
};

/** What one confirms of paying later. */
export const payLaterChangesWords = {
  'changed.dueDays': 'विज़िट के बाद चुकाने के दिन',
} as const;

type Said = 'pay_later_closed' | 'pay_later_too_small' | 'pay_later_too_late';

export const payLaterRefusals = refusalsInHindi<Said & keyof typeof payLaterErrors>({
  pay_later_closed: 'अभी बाद में नहीं चुका सकते। भुगतान का दूसरा तरीका चुनें।',
  pay_later_too_small: 'इतनी रक़म बाद में नहीं चुका सकते। भुगतान का दूसरा तरीका चुनें।',
  pay_later_too_late: 'यह बुकिंग अब भुगतान का इंतज़ार नहीं कर रही।',
});
