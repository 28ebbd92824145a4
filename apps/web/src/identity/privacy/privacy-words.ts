import type { KeptReason, OpenMatter, Purpose } from '@nukkad/contract/identity/privacy/privacy.model';
import type { Translate } from '../../platform/i18n/i18n.ts';

interface PurposeWords {
  readonly title: string;
  readonly about: string;
}

export const purposeWords = (t: Translate): Record<Purpose, PurposeWords> => ({
  analytics: {
    title: t('privacy.analytics', 'How you use the app'),
    about: t(
      'privacy.analytics.about',
      'Which pages are opened and where people get stuck. No names, numbers or addresses.',
    ),
  },
  offers: {
    title: t('privacy.offers', 'News and offers'),
    about: t('privacy.offers.about', 'An occasional message about a new service or a lower price.'),
  },
});

export const matterWords = (t: Translate): Record<OpenMatter, string> => ({
  booking_open: t('privacy.open.booking', 'You have a booking that isn’t finished or paid.'),
  work_open: t('privacy.open.work', 'You or your business has unfinished jobs.'),
  refund_open: t('privacy.open.refund', 'A refund to you is still on its way.'),
  debt_open: t('privacy.open.debt', 'You have a booking to pay later.'),
  payout_open: t('privacy.open.payout', 'Your business still has an unsettled balance with us.'),
  organisation_staffed: t(
    'privacy.open.staff',
    'Your business still has team members. Deactivate them first.',
  ),
});

export const reasonWords = (t: Translate): Record<KeptReason, string> => ({
  tax: t('privacy.why.tax', 'Tax law: invoices, with the name on them (CGST Act, section 36)'),
  accounts: t(
    'privacy.why.accounts',
    'Company law: services and amounts, without your name and address (Companies Act, section 128)',
  ),
  evidence: t('privacy.why.evidence', 'Proof of what was agreed and done, without your name'),
  partner: t('privacy.why.partner', 'The business name on the invoices it issued'),
});

/** Headings of the copy. A key without a heading here is shown as it is written in the copy. */
export const keptTitles = (t: Translate): Readonly<Record<string, string>> => ({
  Invoices: t('privacy.kept.invoices', 'Invoices'),
  Bookings: t('privacy.kept.bookings', 'Bookings'),
  'Booked services': t('privacy.kept.lines', 'Booked services'),
  'Added services': t('privacy.kept.additions', 'Added services'),
  'What you did in bookings': t('privacy.kept.events', 'What happened in your bookings'),
  'Offers you answered': t('privacy.kept.offers', 'Requests you answered'),
  'Payment orders': t('privacy.kept.orders', 'Payment orders'),
  Payments: t('privacy.kept.payments', 'Payments'),
  Refunds: t('privacy.kept.refunds', 'Refunds'),
  'Accounts of your bookings': t('privacy.kept.ledger', 'Accounts of your bookings'),
  'Cancellation charges': t('privacy.kept.charges', 'Cancellation charges'),
  Consents: t('privacy.kept.consents', 'Your consents'),
  'Account deletion': t('privacy.kept.erasure', 'Record of the deletion'),
  'What you did': t('privacy.kept.audit', 'Log of changes'),
  'Your business': t('privacy.kept.company', 'Your business'),
});
