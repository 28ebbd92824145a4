import type { IncidentTopic } from '@nukkad/contract/talk/support/support.model';
import type { Translate } from '../../platform/i18n/i18n.ts';

const words: Readonly<Record<IncidentTopic, (t: Translate) => string>> = {
  booking: (t) => t('support.topic.booking', 'A booking'),
  payment: (t) => t('support.topic.payment', 'A payment or refund'),
  account: (t) => t('support.topic.account', 'My account'),
  subscription: (t) => t('support.topic.subscription', 'My subscription'),
  partner: (t) => t('support.topic.partner', 'Working as a partner'),
  complaint: (t) => t('support.topic.complaint', 'A complaint'),
  services: (t) => t('support.topic.services', 'Looking for a service'),
  other: (t) => t('support.topic.other', 'Something else'),
};

export const topicWords = (t: Translate, topic: IncidentTopic): string => words[topic](t);
