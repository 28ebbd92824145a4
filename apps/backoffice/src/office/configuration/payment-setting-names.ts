import { t } from '../../platform/words.ts';

/** Rules of payments and of their refunds. */
export const paymentSettingNames = {
  'payment.rules.orderMinutes': t('setting.payment.rules.orderMinutes', 'How long a payment stays open'),
  'payment.rules.linkHours': t('setting.payment.rules.linkHours', 'How long a payment link works'),
  'payment.rules.linkSendMinutes': t(
    'setting.payment.rules.linkSendMinutes',
    'Wait before a payment link is sent again',
  ),
  'payment.rules.linkSendsMost': t('setting.payment.rules.linkSendsMost', 'Times a payment link is sent'),
  'payment.rules.purchaseGraceMinutes': t(
    'setting.payment.rules.purchaseGraceMinutes',
    'A payment still counts this long after its time',
  ),
  'payment.rules.refundTryMinutes': t(
    'setting.payment.rules.refundTryMinutes',
    'Wait before a failed refund is tried again',
  ),
  'payment.rules.refundTriesMost': t('setting.payment.rules.refundTriesMost', 'Times a refund is tried'),
  'payment.rules.partPercent': t('setting.payment.rules.partPercent', 'Smallest part payment'),
  'payment.rules.partFloorPaise': t(
    'setting.payment.rules.partFloorPaise',
    'Smallest part payment in rupees',
  ),
  'payment.rules.webhookOldestMinutes': t(
    'setting.payment.rules.webhookOldestMinutes',
    'Oldest payment message accepted',
  ),
  'payment.rules.webhookAheadMinutes': t(
    'setting.payment.rules.webhookAheadMinutes',
    'Clock difference of payment messages',
  ),
} as const;
