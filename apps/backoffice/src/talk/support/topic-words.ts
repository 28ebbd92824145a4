import type { OfficeIncident } from '@nukkad/contract/talk/support/incident.api';
import { t } from '../../platform/words.ts';

export const topicWords: Readonly<Record<OfficeIncident['topic'], string>> = {
  booking: t('support.topic.booking', 'Booking'),
  payment: t('support.topic.payment', 'Payment or refund'),
  account: t('support.topic.account', 'Account'),
  subscription: t('support.topic.subscription', 'Subscription'),
  partner: t('support.topic.partner', 'Partner'),
  complaint: t('support.topic.complaint', 'Complaint'),
  services: t('support.topic.services', 'Service request'),
  other: t('support.topic.other', 'Other'),
};
