import type { OfficePurchaseRefund } from '@nukkad/contract/money/payment/office-purchase-refund.api';
import { t } from '../../platform/words.ts';

export const whose = ({ payerName, companyName }: OfficePurchaseRefund): string => payerName || companyName;

export const refundStatusWords: Readonly<Record<OfficePurchaseRefund['status'], string>> = {
  pending: t('purchaseRefund.pending', 'Waiting to be sent'),
  sent: t('purchaseRefund.sent', 'Sent'),
  processed: t('purchaseRefund.processed', 'Refunded'),
  stuck: t('purchaseRefund.stuck', 'Needs attention'),
};
export const refundColours: Readonly<Record<OfficePurchaseRefund['status'], string>> = {
  pending: 'haldi',
  sent: 'neel',
  processed: 'peepal',
  stuck: 'sindoor',
};
export const purchaseKindWords: Readonly<Record<OfficePurchaseRefund['kind'], string>> = {
  advance: t('purchaseRefund.advance', 'Advance'),
  lead_pack: t('purchaseRefund.leadPack', 'Credits for leads'),
  milestone: t('purchaseRefund.milestone', 'Milestone'),
};
export const causeWords: Readonly<Record<OfficePurchaseRefund['cause'], string>> = {
  late: t('purchaseRefund.late', 'No longer due'),
  second: t('purchaseRefund.second', 'Paid twice'),
  granted: t('purchaseRefund.granted', 'Refund granted'),
};
