// Written by `npm run lists` from the names of the files. Do not edit.
import type { OfficeRow } from '../platform/nav-row.ts';
import { accountNav } from '../identity/account/account.nav.ts';
import { catalogNav } from '../market/catalog/catalog.nav.ts';
import { cityPriceNav } from '../market/city-price/city-price.nav.ts';
import { couponNav } from '../market/coupon/coupon.nav.ts';
import { deskNav } from '../market/desk/desk.nav.ts';
import { disputeNav } from '../market/dispute/dispute.nav.ts';
import { leadNav } from '../market/lead/lead.nav.ts';
import { partnershipNav } from '../market/partnership/partnership.nav.ts';
import { reviewNav } from '../market/review/review.nav.ts';
import { rfqNav } from '../market/rfq/rfq.nav.ts';
import { waitlistNav } from '../market/waitlist/waitlist.nav.ts';
import { cashRefundNav } from '../money/cash-refund/cash-refund.nav.ts';
import { paymentNav } from '../money/payment/payment.nav.ts';
import { payoutNav } from '../money/payout/payout.nav.ts';
import { purchaseRefundNav } from '../money/purchase-refund/purchase-refund.nav.ts';
import { hiringReportNav } from '../hiring/hiring-report/hiring-report.nav.ts';
import { jobNav } from '../hiring/job/job.nav.ts';
import { skillNav } from '../hiring/skill/skill.nav.ts';
import { moderationNav } from '../network/moderation/moderation.nav.ts';
import { newsletterNav } from '../talk/newsletter/newsletter.nav.ts';
import { supportNav } from '../talk/support/support.nav.ts';
import { talksNav } from '../talk/support/desk/talks.nav.ts';
import { faqNav } from '../talk/support/faq/faq.nav.ts';
import { replyNav } from '../talk/support/reply/reply.nav.ts';
import { videoNav } from '../talk/support/video/video.nav.ts';
import { auditNav } from '../office/audit/audit.nav.ts';
import { configurationNav } from '../office/configuration/configuration.nav.ts';
import { listExportNav } from '../office/list-export/list-export.nav.ts';
import { overviewNav } from '../office/overview/overview.nav.ts';
import { pieceNav } from '../office/piece/piece.nav.ts';
import { searchNav } from '../office/search/search.nav.ts';
import { settingsNav } from '../office/settings/settings.nav.ts';
import { milestoneDisputeNav } from '../work/milestone-dispute/milestone-dispute.nav.ts';

export const navTable: readonly OfficeRow[] = [
  ...accountNav,
  ...catalogNav,
  ...cityPriceNav,
  ...couponNav,
  ...deskNav,
  ...disputeNav,
  ...leadNav,
  ...partnershipNav,
  ...reviewNav,
  ...rfqNav,
  ...waitlistNav,
  ...cashRefundNav,
  ...paymentNav,
  ...payoutNav,
  ...purchaseRefundNav,
  ...hiringReportNav,
  ...jobNav,
  ...skillNav,
  ...moderationNav,
  ...newsletterNav,
  ...supportNav,
  ...talksNav,
  ...faqNav,
  ...replyNav,
  ...videoNav,
  ...auditNav,
  ...configurationNav,
  ...listExportNav,
  ...overviewNav,
  ...pieceNav,
  ...searchNav,
  ...settingsNav,
  ...milestoneDisputeNav,
];
