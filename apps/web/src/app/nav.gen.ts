// Written by `npm run lists` from the names of the files. Do not edit.
import type { NavRow } from '../platform/nav-items.ts';
import { accountNav } from '../identity/account/account.nav.ts';
import { privacyNav } from '../identity/privacy/privacy.nav.ts';
import { profileNav } from '../identity/profile/profile.nav.ts';
import { staffNav } from '../identity/staff/staff.nav.ts';
import { bookingNav } from '../market/booking/booking.nav.ts';
import { catalogNav } from '../market/catalog/catalog.nav.ts';
import { couponNav } from '../market/coupon/coupon.nav.ts';
import { enquiryNav } from '../market/enquiry/enquiry.nav.ts';
import { favouriteNav } from '../market/favourite/favourite.nav.ts';
import { fulfilmentNav } from '../market/fulfilment/fulfilment.nav.ts';
import { leadNav } from '../market/lead/lead.nav.ts';
import { partnershipNav } from '../market/partnership/partnership.nav.ts';
import { portfolioNav } from '../market/portfolio/portfolio.nav.ts';
import { reviewNav } from '../market/review/review.nav.ts';
import { rfqNav } from '../market/rfq/rfq.nav.ts';
import { seriesNav } from '../market/series/series.nav.ts';
import { creditNav } from '../money/credit/credit.nav.ts';
import { earningNav } from '../money/earning/earning.nav.ts';
import { leadCreditNav } from '../money/lead-credit/lead-credit.nav.ts';
import { payLaterNav } from '../money/pay-later/pay-later.nav.ts';
import { paymentNav } from '../money/payment/payment.nav.ts';
import { approvalNav } from '../people/approval/approval.nav.ts';
import { assetNav } from '../people/asset/asset.nav.ts';
import { attendanceNav } from '../people/attendance/attendance.nav.ts';
import { dailyTaskNav } from '../people/daily-task/daily-task.nav.ts';
import { departmentNav } from '../people/department/department.nav.ts';
import { employeeNav } from '../people/employee/employee.nav.ts';
import { expenseNav } from '../people/expense/expense.nav.ts';
import { leaveNav } from '../people/leave/leave.nav.ts';
import { leavingNav } from '../people/leaving/leaving.nav.ts';
import { loanNav } from '../people/loan/loan.nav.ts';
import { payrollNav } from '../people/payroll/payroll.nav.ts';
import { reportNav } from '../people/report/report.nav.ts';
import { shiftNav } from '../people/shift/shift.nav.ts';
import { taskNav } from '../people/task/task.nav.ts';
import { travelNav } from '../people/travel/travel.nav.ts';
import { applicationNav } from '../hiring/application/application.nav.ts';
import { candidateNav } from '../hiring/candidate/candidate.nav.ts';
import { findNav } from '../hiring/candidate/find.nav.ts';
import { candidateQuestionNav } from '../hiring/candidate-question/candidate-question.nav.ts';
import { hireNav } from '../hiring/hire/hire.nav.ts';
import { hiringReportNav } from '../hiring/hiring-report/hiring-report.nav.ts';
import { interviewNav } from '../hiring/interview/interview.nav.ts';
import { jobNav } from '../hiring/job/job.nav.ts';
import { jobFeedNav } from '../hiring/job-feed/job-feed.nav.ts';
import { savedSearchNav } from '../hiring/saved-search/saved-search.nav.ts';
import { talentPoolNav } from '../hiring/talent-pool/talent-pool.nav.ts';
import { workRecordNav } from '../hiring/work-record/work-record.nav.ts';
import { connectionNav } from '../network/connection/connection.nav.ts';
import { postNav } from '../network/post/post.nav.ts';
import { chatNav } from '../talk/chat/chat.nav.ts';
import { notificationNav } from '../talk/notification/notification.nav.ts';
import { driveNav } from '../files/drive/drive.nav.ts';
import { envelopeNav } from '../files/envelope/envelope.nav.ts';
import { templateNav } from '../files/template/template.nav.ts';
import { listExportNav } from '../office/list-export/list-export.nav.ts';
import { partyNav } from '../work/party/party.nav.ts';
import { paymentBookNav } from '../work/payment-book/payment-book.nav.ts';
import { projectNav } from '../work/project/project.nav.ts';

export const domainNav: readonly NavRow[] = [
  ...accountNav,
  ...privacyNav,
  ...profileNav,
  ...staffNav,
  ...bookingNav,
  ...catalogNav,
  ...couponNav,
  ...enquiryNav,
  ...favouriteNav,
  ...fulfilmentNav,
  ...leadNav,
  ...partnershipNav,
  ...portfolioNav,
  ...reviewNav,
  ...rfqNav,
  ...seriesNav,
  ...creditNav,
  ...earningNav,
  ...leadCreditNav,
  ...payLaterNav,
  ...paymentNav,
  ...approvalNav,
  ...assetNav,
  ...attendanceNav,
  ...dailyTaskNav,
  ...departmentNav,
  ...employeeNav,
  ...expenseNav,
  ...leaveNav,
  ...leavingNav,
  ...loanNav,
  ...payrollNav,
  ...reportNav,
  ...shiftNav,
  ...taskNav,
  ...travelNav,
  ...applicationNav,
  ...candidateNav,
  ...findNav,
  ...candidateQuestionNav,
  ...hireNav,
  ...hiringReportNav,
  ...interviewNav,
  ...jobNav,
  ...jobFeedNav,
  ...savedSearchNav,
  ...talentPoolNav,
  ...workRecordNav,
  ...connectionNav,
  ...postNav,
  ...chatNav,
  ...notificationNav,
  ...driveNav,
  ...envelopeNav,
  ...templateNav,
  ...listExportNav,
  ...partyNav,
  ...paymentBookNav,
  ...projectNav,
];
