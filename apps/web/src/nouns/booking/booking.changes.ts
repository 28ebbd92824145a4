import type { ChangeNames } from '../../ui/state/change-names.ts';

/** What the fields are called that one confirms of a booking. */
export const bookingChanges: ChangeNames = {
  startsAt: (t) => t('changed.startsAt', 'Time'),
  newStartsAt: (t) => t('changed.newStartsAt', 'New time'),
  mustAgree: (t) => t('changed.mustAgree', 'The other side must agree'),
  address: (t) => t('changed.address', 'Address'),
  locality: (t) => t('changed.locality', 'Area'),
  lines: (t) => t('changed.lines', 'Services'),
  partner: (t) => t('changed.partner', 'Partner'),
  partnerName: (t) => t('changed.partner', 'Partner'),
  professional: (t) => t('changed.professional', 'Professional'),
  otherStartsAt: (t) => t('changed.otherStartsAt', 'Time of the other job'),
  otherLocality: (t) => t('changed.otherLocality', 'Area of the other job'),
  otherProfessional: (t) => t('changed.otherProfessional', 'Professional of the other job'),
  offers: (t) => t('changed.offers', 'Offers'),
  discount: (t) => t('changed.discount', 'Discount'),
  carriedCharge: (t) => t('changed.carriedCharge', 'Earlier cancellation charge'),
  total: (t) => t('changed.total', 'Total'),
  amountDue: (t) => t('changed.amountDue', 'Amount to pay'),
  fee: (t) => t('changed.fee', 'Cancellation charge'),
  credit: (t) => t('changed.credit', 'Credit'),
  penalty: (t) => t('changed.penalty', 'Penalty'),
  refund: (t) => t('changed.refund', 'Refund'),
  serviceName: (t) => t('changed.serviceName', 'Service'),
  minutes: (t) => t('changed.minutes', 'Extra time'),
};
