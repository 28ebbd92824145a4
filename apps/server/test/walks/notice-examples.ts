import { deviceNames } from '../../src/identity/account/device/device.rules.ts';
import { statusTexts } from '../../src/identity/account/notice/account-words.ts';
import { memberTexts } from '../../src/identity/staff/staff-words.ts';
import { featureTexts, partnerTexts } from '../../src/market/partnership/status/partner-words.ts';
import { envelopeExamples } from '../files/envelope-notices.ts';
import { hiringExamples } from '../hiring/notice-examples.ts';
import { money } from '../money/money-examples.ts';
import { networkExamples } from '../network/notice-examples.ts';
import { peopleExamples } from '../people/notice-examples.ts';
import { documentExamples } from './document-examples.ts';

export const link = 'https://nukkad.example/there';
const tapRepair = { en: 'Tap repair', hi: 'नल मरम्मत' };

const price = {
  priceId: 'p',
  serviceId: 's',
  cityCode: 'c',
  serviceName: 'X',
  serviceNameHi: 'नल की मरम्मत',
  cityName: 'Y',
  pricePaise: 1_23_45_600,
};
const fromBank = { kind: 'bank', bankName: 'एचडीएफ़सी बैंक', accountHint: '1234' };
const payout = { amountPaise: 12_34_500, bankName: 'एचडीएफ़सी बैंक', accountLast4: '1234' };
const failed = { ...payout, status: 'FAILED', isAccountRefused: false, providerPayoutId: 'pout_1' };
const failedPayouts = [failed, { ...failed, isAccountRefused: true }, { ...failed, providerPayoutId: null }];
const cashRefund = { bookingNumber: 'NK12', status: 'Paid', amountPaise: 12_34_500, ...fromBank };
const reviewed = {
  visit: { bookingNumber: 'NK12' },
  row: { bookingId: 'b', stars: 4, status: 'Shown', hiddenReason: '' },
};
/** Payments that go back, of each kind and cause. */
const goingBack = (['advance', 'lead_pack', 'milestone'] as const).flatMap((kind) =>
  (['late', 'second', 'granted'] as const).map((cause) => ({ kind, cause, amountPaise: 1_23_45_600 })),
);
/** A price of the team, as it is told to partners. */
export const prices = {
  'set until further notice': { ...price, news: 'set' as const, fromDay: '2027-01-01', toDay: null },
  'set for some days': { ...price, news: 'set' as const, fromDay: '2027-01-01', toDay: '2027-01-31' },
  'ended with a day': { ...price, news: 'ended' as const, fromDay: '2027-01-01', toDay: '2027-01-31' },
  'ended without a day': { ...price, news: 'ended' as const, fromDay: '2027-01-01', toDay: null },
};

export const startsAt = new Date('2026-11-21T11:00:00Z');

const aQuote = {
  companyName: 'C1',
  number: 'NK12',
  total: '₹4,130',
  link,
  agreement: { advancePaise: 1_000_00, payBy: startsAt },
};
const aNewVersion = { ...aQuote, isAgain: true };
const booking = {
  bookingNumber: 'NK12',
  startsAt,
  locality: 'इंदिरानगर',
  reasonCode: 'other',
  projectId: null,
};
const asked = { booking, proposal: { startsAt, answerBefore: startsAt } };
const stopped = { booking, stop: { billPaise: 500_00, answerBefore: startsAt } };
const ended = { booking: { ...booking, status: 'Refunded' }, money: money.kept, amountPaise: 500_00 };
const enquired = { service: { en: 'Tap repair', hi: 'नल मरम्मत' }, area: 'है', companyName: 'C1', link };
const askedFor = {
  work: { en: 'Painting', hi: 'पेंटिंग' },
  area: 'है',
  isOpen: true,
  wasWanted: true,
  formerNumber: null,
  link,
};
const incident = { incidentNumber: 'NS-1', message: 'है', topic: 'है', fullName: 'है', answers: [] };
const milestoneFacts = { title: 'है', name: 'है', until: { en: '5 Dec', hi: '5 दिसंबर' }, link };
const milestoneOf = { project: { title: 'है' }, milestone: { title: 'है', amountPaise: 1_23_45_600 } };
/** What each notice looked up, by its consumer and event. Those that always say the same need none. */

export const examples: Readonly<Record<string, readonly unknown[]>> = {
  ...envelopeExamples,
  ...hiringExamples,
  ...networkExamples,
  ...peopleExamples,
  'project.tell_client milestone.submitted': [milestoneFacts],
  'project.tell_client milestone.reminded': [milestoneFacts],
  'project.tell_client milestone.accepted': [milestoneOf],
  'project.tell_partner milestone.accepted': [milestoneOf],
  'project.tell_partner milestone.sent_back': [milestoneOf],
  'project.tell_partner milestone.disputed': [milestoneOf],
  'project.tell_partner milestone.dispute_ended': [milestoneOf],
  'project.tell_client milestone.dispute_answered': [milestoneOf],
  'project.tell_client milestone.dispute_ended': [milestoneOf],
  'scope_change.tell_client scope_change.proposed': [{ title: 'है' }],
  'scope_change.tell_partner scope_change.accepted': [{ title: 'है' }],
  'scope_change.tell_partner scope_change.rejected': [{ title: 'है' }],
  'sub_task.tell_assignee sub_task.assigned': [{ title: 'है', name: 'है' }],
  'project_reminder.tell project_reminder.due': [{ words: 'है', name: 'है' }],
  'account.tell_new_device account.new_device': Object.values(deviceNames),
  'account.tell_status account.status_changed': Object.keys(statusTexts).map((verb) => ({ verb })),
  'account.tell_leaving account.leaving_asked': ['2027-01-31'],
  'booking.notice booking.accepted': [{ booking, companyName: 'है' }],
  'booking.notice booking.assigned': [{ code: '123456', bookingNumber: 'NK12' }],
  'booking.notice booking.completed': [null, 500_00].map((endedAtPaise) => ({ booking, endedAtPaise })),
  'booking.tell_partner booking.completed': [{ booking, billPaise: 500_00 }],
  'booking.notice booking.stop_asked': [stopped],
  'booking.tell_partner booking.stop_asked': [stopped],
  'booking.notice booking.stop_withdrawn': [booking],
  'booking.tell_partner booking.stop_withdrawn': [booking],
  'booking.notice booking.taken_back': [booking],
  'booking.tell_former_partner booking.taken_back': [booking],
  'booking.tell_former_professional booking.taken_back': [booking],
  'booking.notice booking.refused': [booking],
  'booking.notice booking.time_proposed': [asked],
  'booking.notice booking.earlier_offered': [{ booking, offer: asked.proposal }],
  'booking.notice booking.rescheduled': [0, 100_00].map((feePaise) => ({ booking, feePaise })),
  'booking.notice booking.time_declined': [booking],
  'booking.tell_partner booking.time_proposed': [asked],
  'booking.tell_partner booking.rescheduled': [booking],
  'booking.tell_partner booking.time_declined': [booking],
  'booking.tell_former_partner booking.rescheduled': [booking],
  'booking.tell_professional booking.rescheduled': [booking],
  'booking.tell_former_professional booking.rescheduled': [booking],
  'review.ask_customer review.asked': [false, true].map((isReminder) => ({
    visit: { bookingNumber: 'NK12' },
    facts: { bookingId: 'b', isReminder },
  })),
  'review.ask_partner review.asked': [{ visit: { bookingNumber: 'NK12' }, facts: { bookingId: 'b' } }],
  'review.tell_partner review.shown': [reviewed],
  'review.tell_customer review.shown': [reviewed],
  'review.tell_customer review.replied': [reviewed],
  'review.tell_author review.hidden': [
    { ...reviewed, row: { ...reviewed.row, status: 'Hidden', hiddenReason: 'इसमें गाली है' } },
  ],
  'review.tell_author review.photo_hidden': [
    { visit: reviewed.visit, photo: { hiddenReason: 'इसमें चेहरा है' } },
  ],
  'review.tell_author review.restored': [reviewed],
  'booking.notice booking.professional_absent': [{ booking, creditPaise: 100_00 }],
  'booking.tell_former_partner booking.professional_absent': [{ booking, penaltyPaise: 500_00 }],
  'booking.tell_former_professional booking.professional_absent': [booking],
  'booking.notice booking.given_back': [booking],
  'booking.tell_former_partner booking.given_back': [{ booking, penaltyPaise: 100_00 }],
  'booking.tell_former_professional booking.given_back': [booking],
  'booking.notice booking.addition_asked': [
    { booking, addition: { name: 'पंखे की मरम्मत', pricePaise: 1_23_45_600 } },
  ],
  'booking.notice booking.cancelled': [
    ended,
    { ...ended, booking: { ...booking, reasonCode: 'payment_expired' } },
    { ...ended, booking: { ...booking, reasonCode: 'no_show' } },
    ...['emergency', 'professional_absent', 'project_cancelled'].map((reasonCode) => ({
      ...ended,
      booking: { ...booking, projectId: 'a project', reasonCode },
      calledOff: true,
    })),
  ],
  'booking.notice booking.rejected': [ended],
  'booking.notice booking.refunded': [ended],
  'booking.notice booking.dispute_answered': [null, 'rework', 'refund'].map((offer) => ({
    booking,
    facts: { offer },
  })),
  'booking.notice booking.resolved': [null, '2027-01-31T10:00:00Z'].map((chooseBefore) => ({
    booking,
    facts: { chooseBefore },
  })),
  'booking.tell_partner booking.disputed': [{ booking, facts: { answerBefore: '2027-01-31T10:00:00Z' } }],
  'booking.tell_partner booking.remedy_declined': [booking],
  'booking.tell_partner booking.resolved': ['rework', 'dismissed'].map((outcome) => ({
    booking,
    facts: { outcome },
  })),
  'booking.tell_partner booking.refunded': ['partner', 'platform'].map((bornBy) => ({
    booking,
    facts: { granted: { amountPaise: 500_00, bornBy } },
  })),
  'booking.notice payment.captured': [ended],
  'booking.notice payment.surplus_captured': [{ ...ended, money: money.causes }],
  'booking.tell_partner booking.offered': [null, startsAt].map((arriveBefore) => ({
    booking: { ...booking, arriveBefore },
    acceptBefore: startsAt,
  })),
  'booking.notice booking.visit_planned': [booking],
  'booking.tell_partner booking.cancelled': [{ booking }, { booking, calledOff: true }],
  'booking.tell_former_partner booking.refused': [booking],
  'booking.tell_professional booking.assigned': [booking],
  'booking.tell_former_professional booking.assigned': [booking],
  'booking.tell_professional booking.cancelled': [{ booking }, { booking, calledOff: true }],
  'booking.tell_professional booking.addition_answered': [true, false].map((approved) => ({
    booking,
    approved,
    name: 'पंखे की मरम्मत',
  })),
  'booking.notice series.visit_made': [booking],
  'booking.tell_partner series.visit_made': [booking],
  'booking.notice series.visit_not_free': [{ booking, startsAt }],
  'booking.tell_partner series.paused': [{ booking, from: '2026-12-01', until: '2026-12-20' }],
  'booking.tell_partner series.resumed': [booking],
  'booking.notice series.ended': [booking],
  'booking.tell_partner series.ended': [booking],
  'coupon.tell_partner coupon.asked': [
    { title: 'Quiet days', titleHi: 'ख़ाली दिन', partnerPercent: 50, link },
  ],
  'enquiry.tell_partner enquiry.made': [enquired],
  'enquiry.tell_partner enquiry.asked': [enquired],
  'enquiry.tell_customer enquiry.answered': [enquired],
  'purchase.tell_returning purchase.refund_asked': goingBack,
  'purchase.tell_returned purchase.returned': goingBack,
  'lead_credit.tell_bought lead_credit.bought': [{ credits: 120 }],
  'lead_credit.tell_returned lead_credit.returned': [{ credits: 20 }],
  'lead_credit.tell_expiring lead_credit.expiring': [{ credits: 30, at: '2026-12-07T04:00:00.000Z' }],
  'quotation.tell_partner lead.told': [askedFor, { ...askedFor, formerNumber: 'NK12' }],
  'quotation.tell_customer rfq.delivered': [{ number: 'NK13', formerNumber: 'NK12', link }],
  'quotation.tell_partner lead.called_off': [askedFor],
  'quote.tell_customer lead.quoted': [aQuote, aNewVersion],
  'quote.tell_partner lead.quoted': [aNewVersion],
  'quote.tell_customer lead.quote_accepted': [aQuote],
  'quote.tell_customer lead.quote_signed': [aQuote],
  'quote.tell_customer lead.advance_due': [aQuote],
  'quote.tell_customer lead.dropped': [aQuote],
  'quote.tell_partner lead.countered': [aQuote],
  'quote.tell_partner lead.lines_awarded': [aQuote],
  'quote.tell_partner lead.quote_accepted': [aQuote],
  'quote.tell_partner lead.quote_signed': [aQuote],
  'quote.tell_partner lead.quote_refused': [aQuote],
  'quote.tell_partner lead.agreed': [aQuote],
  'quote.tell_partner lead.booked': [aQuote],
  'quote.tell_partner lead.visits_placed': [aQuote],
  'quote.tell_partner lead.dropped': [aQuote],
  'quote.tell_partner lead.passed_over': [aQuote, { ...aQuote, isSplit: true }, { ...aQuote, total: '' }],
  'quotation.tell_customer lead.interested': [{ companyName: 'C1', number: 'NK12', link }],
  'quotation.tell_customer lead.unlocked': [{ companyName: 'C1', number: 'NK12', link }],
  'quotation.tell_partner lead.answered_details': [askedFor],
  'quotation.tell_partner lead_refund.refused': [{}],
  'quotation.tell_customer lead.asked_details': [{ companyName: 'C1', number: 'NK12', link }],
  'quotation.tell_customer lead.work_accepted': [{ companyName: 'C1', number: 'NK12', link }],
  'quotation.tell_customer lead.withdrawn': [{ companyName: 'C1', number: 'NK12', link }],
  'quotation.tell_customer rfq.expired': [{ number: 'NK12', link }],
  'quotation.tell_customer rfq.lapsed': [{ number: 'NK12', link }],
  'chat.tell_message chat.message_sent': [{ who: 'आशा', about: { en: 'NK12', hi: 'NK12' }, link }],
  'pay_later.tell_soon pay_later.due_soon': [{ sum: '₹1,500', day: '2026-12-07', number: 'NK12' }],
  'pay_later.tell_today pay_later.due_today': [{ sum: '₹1,500', day: '2026-12-07', number: 'NK12' }],
  'pay_later.tell_overdue pay_later.overdue': [{ sum: '₹1,500', day: '2026-12-07', number: 'NK12' }],
  'credit.tell_expiring credit.expiring': [{ amountPaise: 100_00, at: '2026-12-07T04:00:00.000Z' }],
  'credit.tell credit.given': (['absence', 'refund'] as const).map((kind) => ({ kind, amountPaise: 100_00 })),
  'cash_refund.ask cash_refund.asked': [cashRefund],
  'cash_refund.ask_again cash_refund.sent_back': [cashRefund],
  'cash_refund.tell_paid cash_refund.paid': [
    cashRefund,
    { ...cashRefund, kind: 'upi', accountHint: '98•••@' },
  ],
  'cash_refund.tell_failed cash_refund.failed': [cashRefund],
  'payout.tell payout.paid': [payout],
  'payout.tell payout.failed': failedPayouts,
  'payroll.tell_employees payroll.confirmed': [{ month: '2026-11-01', staffId: null }],
  'payroll.tell_checked payroll.checked': [{ month: '2026-11-01' }],
  'salary.tell_paid salary.paid': [{ month: '2026-11-01', isSettlement: false }],
  'salary.tell_failed salary.failed': [{ month: '2026-11-01', name: 'रवि' }],
  'drive.tell_granted drive.granted': [{ from: 'रवि', thing: 'बजट', link }],
  'share.tell_asked share.asked_again': [{ name: 'रवि', thing: { en: 'House plan', hi: 'मकान का नक्शा' } }],
  'invoice.sms_share invoice.shared': [{ bookingNumber: 'NK12', link }],
  'invoice.mail_share invoice.shared': [{ bookingNumber: 'NK12', link }],
  'payment.tell_link payment.link_sent': [{ bookingNumber: 'NK12', amountPaise: 500_00, link }],
  'partnership.tell_owner partner.status_changed': Object.keys(partnerTexts),
  'partnership.tell_change partner.change_decided': ['Approved', 'Rejected'],
  'partnership.tell_feature partner.features_changed': Object.keys(featureTexts),
  ...documentExamples,
  'partnership.tell_city_price partner.city_price_changed': Object.values(prices),
  'staff.tell_invited staff.invited': ['लक्ष्मी होम'],
  'staff.tell_owner staff.joined': ['रवि'],
  'staff.tell_owner staff.moved': ['रवि'],
  'staff.tell_member staff.moved': [memberTexts.activated('लक्ष्मी होम'), memberTexts.deactivated('लक्ष्मी होम')],
  'staff.tell_member staff.access_changed': [memberTexts.access('लक्ष्मी होम')],
  'newsletter.mail_confirmation newsletter.asked': [{ subscriberId: 's', mailedAt: startsAt }],
  'newsletter.mail_welcome newsletter.confirmed': [{ subscriberId: 's' }],
  'party_paper.mail party_paper.sent': [
    {
      title: { en: 'Tax invoice', hi: 'टैक्स इनवॉइस' },
      number: 'INV/2627/00001',
      sum: '₹90,000',
      from: 'मीरा इंटीरियर्स',
      contact: '98450 12345',
      link,
      until: { en: '27 Dec', hi: '27 दिस॰' },
    },
  ],
  'support.mail_receipt support.incident_opened': [{ row: incident, answersWithinDays: 3 }],
  'support.mail_answer support.incident_answered': [{ row: incident, answer: 'है' }],
  'support.tell_resolved support.incident_resolved': [{ incidentNumber: 'NS-1', userId: 'u' }],
  'support.tell_unread support.session_unread': [{ link }],
  'support.mail_transcript support.session_ended': [
    {
      lines: [{ at: '2026-11-20T05:00:00.000Z', side: 'other', text: 'है', documents: [], deleted: 'no' }],
      rate: { en: '', hi: '' },
    },
  ],
  'slot_wait.tell slot_wait.opened': [{ service: tapRepair, day: '2026-11-24', link }],
  'waitlist.tell waitlist.served': [{ service: tapRepair, place: 'मैसूर', link }],
};
