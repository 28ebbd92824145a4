import type { CreditKind } from '@nukkad/contract/money/credit/credit.model';
import { t } from '../../platform/words.ts';

export const creditKindWords: Readonly<Record<CreditKind, string>> = {
  absence: t('credit.kind.absence', 'The professional did not come'),
  goodwill: t('credit.kind.goodwill', 'Given by support'),
  refund: t('credit.kind.refund', 'Returned from a booking'),
  used: t('credit.kind.used', 'Used for a booking'),
  expired: t('credit.kind.expired', 'Not used in time'),
};
