import type { LeadRefundStatus } from '@nukkad/contract/market/lead/lead-refund.noun';
import type { LeadClaimReason } from '@nukkad/contract/market/lead/lead-refund.model';
import { t } from '../../platform/words.ts';

export const claimStatusWords: Readonly<Record<LeadRefundStatus, string>> = {
  Waiting: t('leadClaims.waiting', 'To decide'),
  Returned: t('leadClaims.returned', 'Credits returned'),
  Refused: t('leadClaims.refused', 'Rejected'),
  Withdrawn: t('leadClaims.withdrawn', 'Taken back'),
};

export const claimReasonWords: Readonly<Record<LeadClaimReason, string>> = {
  wrong_number: t('leadClaims.wrong_number', 'Number is wrong or not in use'),
  unreachable: t('leadClaims.unreachable', 'No one answers'),
  not_the_customer: t('leadClaims.not_the_customer', 'Person never asked for this'),
  duplicate: t('leadClaims.duplicate', 'Same as another lead'),
};
