// Written by `npm run lists` from the names of the files. Do not edit.
import { accountActs } from './identity/account/account.acts.ts';
import { partnerActs } from './identity/partner/partner.acts.ts';
import { privacyActs } from './identity/privacy/privacy.acts.ts';
import { profileActs } from './identity/profile/profile.acts.ts';
import { staffActs } from './identity/staff/staff.acts.ts';
import { bookingActs } from './market/booking/booking.acts.ts';
import { catalogActs } from './market/catalog/catalog.acts.ts';
import { couponActs } from './market/coupon/coupon.acts.ts';
import { deskActs } from './market/desk/desk.acts.ts';
import { disputeActs } from './market/dispute/dispute.acts.ts';
import { earlierActs } from './market/earlier/earlier.acts.ts';
import { enquiryActs } from './market/enquiry/enquiry.acts.ts';
import { leadActs } from './market/lead/lead.acts.ts';
import { leadRefundActs } from './market/lead/lead-refund.acts.ts';
import { portfolioActs } from './market/portfolio/portfolio.acts.ts';
import { reviewActs } from './market/review/review.acts.ts';
import { rfqActs } from './market/rfq/rfq.acts.ts';
import { seriesActs } from './market/series/series.acts.ts';
import { cashRefundActs } from './money/cash-refund/cash-refund.acts.ts';
import { creditActs } from './money/credit/credit.acts.ts';
import { invoiceActs } from './money/invoice/invoice.acts.ts';
import { payLaterActs } from './money/pay-later/pay-later.acts.ts';
import { paymentActs } from './money/payment/payment.acts.ts';
import { officePaymentActs } from './money/payment/office-payment.acts.ts';
import { payoutActs } from './money/payout/payout.acts.ts';
import { approvalActs } from './people/approval/approval.acts.ts';
import { assetActs } from './people/asset/asset.acts.ts';
import { attendanceActs } from './people/attendance/attendance.acts.ts';
import { departmentActs } from './people/department/department.acts.ts';
import { employeeActs } from './people/employee/employee.acts.ts';
import { employeeFileActs } from './people/employee-file/employee-file.acts.ts';
import { expenseActs } from './people/expense/expense.acts.ts';
import { holidayActs } from './people/holiday/holiday.acts.ts';
import { leaveActs } from './people/leave/leave.acts.ts';
import { leavingActs } from './people/leaving/leaving.acts.ts';
import { loanActs } from './people/loan/loan.acts.ts';
import { noteActs } from './people/note/note.acts.ts';
import { payrollActs } from './people/payroll/payroll.acts.ts';
import { incomeTaxActs } from './people/payroll/income-tax.acts.ts';
import { shiftActs } from './people/shift/shift.acts.ts';
import { taskActs } from './people/task/task.acts.ts';
import { travelActs } from './people/travel/travel.acts.ts';
import { newsletterActs } from './talk/newsletter/newsletter.acts.ts';
import { notificationActs } from './talk/notification/notification.acts.ts';
import { supportActs } from './talk/support/support.acts.ts';
import { faqActs } from './talk/support/faq.acts.ts';
import { replyActs } from './talk/support/reply.acts.ts';
import { sessionActs } from './talk/support/session.acts.ts';
import { videoActs } from './talk/support/video.acts.ts';
import { documentActs } from './files/document/document.acts.ts';
import { adminActs } from './office/backoffice/admin.acts.ts';
import { exportActs } from './office/backoffice/export.acts.ts';
import { configurationActs } from './office/configuration/configuration.acts.ts';
import { listExportActs } from './office/list-export/list-export.acts.ts';
import { dictionaryActs } from './office/settings/dictionary.acts.ts';
import { partyActs } from './work/party/party.acts.ts';
import { paymentBookActs } from './work/payment-book/payment-book.acts.ts';
import { projectActs } from './work/project/project.acts.ts';
import { projectCostActs } from './work/project-cost/project-cost.acts.ts';
import { projectFileActs } from './work/project-file/project-file.acts.ts';
import { scopeChangeActs } from './work/scope-change/scope-change.acts.ts';
import { subTaskActs } from './work/sub-task/sub-task.acts.ts';

export const acts = [
  ...accountActs,
  ...partnerActs,
  ...privacyActs,
  ...profileActs,
  ...staffActs,
  ...bookingActs,
  ...catalogActs,
  ...couponActs,
  ...deskActs,
  ...disputeActs,
  ...earlierActs,
  ...enquiryActs,
  ...leadActs,
  ...leadRefundActs,
  ...portfolioActs,
  ...reviewActs,
  ...rfqActs,
  ...seriesActs,
  ...cashRefundActs,
  ...creditActs,
  ...invoiceActs,
  ...payLaterActs,
  ...paymentActs,
  ...officePaymentActs,
  ...payoutActs,
  ...approvalActs,
  ...assetActs,
  ...attendanceActs,
  ...departmentActs,
  ...employeeActs,
  ...employeeFileActs,
  ...expenseActs,
  ...holidayActs,
  ...leaveActs,
  ...leavingActs,
  ...loanActs,
  ...noteActs,
  ...payrollActs,
  ...incomeTaxActs,
  ...shiftActs,
  ...taskActs,
  ...travelActs,
  ...newsletterActs,
  ...notificationActs,
  ...supportActs,
  ...faqActs,
  ...replyActs,
  ...sessionActs,
  ...videoActs,
  ...documentActs,
  ...adminActs,
  ...exportActs,
  ...configurationActs,
  ...listExportActs,
  ...dictionaryActs,
  ...partyActs,
  ...paymentBookActs,
  ...projectActs,
  ...projectCostActs,
  ...projectFileActs,
  ...scopeChangeActs,
  ...subTaskActs,
] as const;
