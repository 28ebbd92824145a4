import { type FaqCategory, faqCategories } from '@nukkad/contract/talk/support/faq.model';
import type { Translate } from '../../../platform/i18n/i18n.ts';

const words: Readonly<Record<FaqCategory, (t: Translate) => string>> = {
  booking: (t) => t('faq.booking', 'Booking'),
  visit: (t) => t('faq.visit', 'The visit'),
  cancelling: (t) => t('faq.cancelling', 'Cancelling'),
  payment: (t) => t('faq.payment', 'Payments'),
  refund: (t) => t('faq.refund', 'Refunds'),
  offer: (t) => t('faq.offer', 'Offers'),
  account: (t) => t('faq.account', 'Your account'),
  partner: (t) => t('faq.partner', 'For partners'),
};

export const categoryWords = (t: Translate, category: FaqCategory): string => words[category](t);

export const isFaqCategory = (category: string | null): category is FaqCategory =>
  faqCategories.some((one) => one === category);
