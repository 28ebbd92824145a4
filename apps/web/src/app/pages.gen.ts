// Written by `npm run lists` from the names of the files. Do not edit.
import type { DomainPages } from '../platform/domain-pages.ts';
import { accountPages } from '../identity/account/account.pages.ts';
import { privacyPages } from '../identity/privacy/privacy.pages.ts';
import { profilePages } from '../identity/profile/profile.pages.ts';
import { staffPages } from '../identity/staff/staff.pages.ts';
import { againPages } from '../market/again/again.pages.ts';
import { bookingPages } from '../market/booking/booking.pages.ts';
import { cartPages } from '../market/cart/cart.pages.ts';
import { catalogPages } from '../market/catalog/catalog.pages.ts';
import { couponPages } from '../market/coupon/coupon.pages.ts';
import { enquiryPages } from '../market/enquiry/enquiry.pages.ts';
import { favouritePages } from '../market/favourite/favourite.pages.ts';
import { fulfilmentPages } from '../market/fulfilment/fulfilment.pages.ts';
import { leadPages } from '../market/lead/lead.pages.ts';
import { partnershipPages } from '../market/partnership/partnership.pages.ts';
import { portfolioPages } from '../market/portfolio/portfolio.pages.ts';
import { quotePages } from '../market/quote/quote.pages.ts';
import { reviewPages } from '../market/review/review.pages.ts';
import { rfqPages } from '../market/rfq/rfq.pages.ts';
import { seriesPages } from '../market/series/series.pages.ts';
import { cashRefundPages } from '../money/cash-refund/cash-refund.pages.ts';
import { creditPages } from '../money/credit/credit.pages.ts';
import { earningPages } from '../money/earning/earning.pages.ts';
import { leadCreditPages } from '../money/lead-credit/lead-credit.pages.ts';
import { payLaterPages } from '../money/pay-later/pay-later.pages.ts';
import { paymentPages } from '../money/payment/payment.pages.ts';
import { payoutPages } from '../money/payout/payout.pages.ts';
import { approvalPages } from '../people/approval/approval.pages.ts';
import { assetPages } from '../people/asset/asset.pages.ts';
import { attendancePages } from '../people/attendance/attendance.pages.ts';
import { dailyTaskPages } from '../people/daily-task/daily-task.pages.ts';
import { departmentPages } from '../people/department/department.pages.ts';
import { employeePages } from '../people/employee/employee.pages.ts';
import { expensePages } from '../people/expense/expense.pages.ts';
import { leavePages } from '../people/leave/leave.pages.ts';
import { leavingPages } from '../people/leaving/leaving.pages.ts';
import { loanPages } from '../people/loan/loan.pages.ts';
import { payrollPages } from '../people/payroll/payroll.pages.ts';
import { reportPages } from '../people/report/report.pages.ts';
import { shiftPages } from '../people/shift/shift.pages.ts';
import { taskPages } from '../people/task/task.pages.ts';
import { travelPages } from '../people/travel/travel.pages.ts';
import { applicationPages } from '../hiring/application/application.pages.ts';
import { candidatePages } from '../hiring/candidate/candidate.pages.ts';
import { findPages } from '../hiring/candidate/find.pages.ts';
import { candidateQuestionPages } from '../hiring/candidate-question/candidate-question.pages.ts';
import { hirePages } from '../hiring/hire/hire.pages.ts';
import { hiringReportPages } from '../hiring/hiring-report/hiring-report.pages.ts';
import { interviewPages } from '../hiring/interview/interview.pages.ts';
import { jobPages } from '../hiring/job/job.pages.ts';
import { jobFeedPages } from '../hiring/job-feed/job-feed.pages.ts';
import { savedSearchPages } from '../hiring/saved-search/saved-search.pages.ts';
import { talentPoolPages } from '../hiring/talent-pool/talent-pool.pages.ts';
import { workRecordPages } from '../hiring/work-record/work-record.pages.ts';
import { blogPages } from '../network/blog/blog.pages.ts';
import { connectionPages } from '../network/connection/connection.pages.ts';
import { groupPages } from '../network/group/group.pages.ts';
import { jobCardPages } from '../network/job-card/job-card.pages.ts';
import { moderationPages } from '../network/moderation/moderation.pages.ts';
import { pollPages } from '../network/poll/poll.pages.ts';
import { postPages } from '../network/post/post.pages.ts';
import { storyPages } from '../network/story/story.pages.ts';
import { chatPages } from '../talk/chat/chat.pages.ts';
import { notificationPages } from '../talk/notification/notification.pages.ts';
import { supportPages } from '../talk/support/support.pages.ts';
import { documentPages } from '../files/document/document.pages.ts';
import { drivePages } from '../files/drive/drive.pages.ts';
import { driveViewPages } from '../files/drive/drive-view.pages.ts';
import { envelopePages } from '../files/envelope/envelope.pages.ts';
import { templatePages } from '../files/template/template.pages.ts';
import { listExportPages } from '../office/list-export/list-export.pages.ts';
import { partyPages } from '../work/party/party.pages.ts';
import { paymentBookPages } from '../work/payment-book/payment-book.pages.ts';
import { projectPages } from '../work/project/project.pages.ts';

export const domainPages: readonly DomainPages[] = [
  accountPages,
  privacyPages,
  profilePages,
  staffPages,
  againPages,
  bookingPages,
  cartPages,
  catalogPages,
  couponPages,
  enquiryPages,
  favouritePages,
  fulfilmentPages,
  leadPages,
  partnershipPages,
  portfolioPages,
  quotePages,
  reviewPages,
  rfqPages,
  seriesPages,
  cashRefundPages,
  creditPages,
  earningPages,
  leadCreditPages,
  payLaterPages,
  paymentPages,
  payoutPages,
  approvalPages,
  assetPages,
  attendancePages,
  dailyTaskPages,
  departmentPages,
  employeePages,
  expensePages,
  leavePages,
  leavingPages,
  loanPages,
  payrollPages,
  reportPages,
  shiftPages,
  taskPages,
  travelPages,
  applicationPages,
  candidatePages,
  findPages,
  candidateQuestionPages,
  hirePages,
  hiringReportPages,
  interviewPages,
  jobPages,
  jobFeedPages,
  savedSearchPages,
  talentPoolPages,
  workRecordPages,
  blogPages,
  connectionPages,
  groupPages,
  jobCardPages,
  moderationPages,
  pollPages,
  postPages,
  storyPages,
  chatPages,
  notificationPages,
  supportPages,
  documentPages,
  drivePages,
  driveViewPages,
  envelopePages,
  templatePages,
  listExportPages,
  partyPages,
  paymentBookPages,
  projectPages,
];
