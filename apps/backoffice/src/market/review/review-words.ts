import type { OfficeReview } from '@nukkad/contract/market/review/review-office.api';
import type { ReportReason } from '@nukkad/contract/market/review/review.model';
import { t } from '../../platform/words.ts';

export const reasonWords: Readonly<Record<ReportReason, string>> = {
  abusive: t('visitReview.reason.abusive', 'Abusive or hateful'),
  false: t('visitReview.reason.false', 'Not true'),
  private: t('visitReview.reason.private', 'Private details'),
  spam: t('visitReview.reason.spam', 'Advertising or spam'),
  other: t('visitReview.reason.other', 'Something else'),
};

/** The side that wrote it, by its name. */
export const writtenBy = ({ side, customerName, companyName }: OfficeReview): string =>
  side === 'customer' ? customerName || t('common.noName', 'No name') : companyName;
