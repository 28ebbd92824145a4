import type { FaqCategory } from '@nukkad/contract/talk/support/faq.model';
import { t } from '../../platform/words.ts';

export const topicWords: Readonly<Record<FaqCategory, string>> = {
  booking: t('officeFaq.category.booking', 'Booking'),
  visit: t('officeFaq.category.visit', 'The visit'),
  cancelling: t('officeFaq.category.cancelling', 'Cancelling'),
  payment: t('officeFaq.category.payment', 'Payments'),
  refund: t('officeFaq.category.refund', 'Refunds'),
  offer: t('officeFaq.category.offer', 'Offers'),
  account: t('officeFaq.category.account', 'Account'),
  partner: t('officeFaq.category.partner', 'For partners'),
};
