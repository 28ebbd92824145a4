// Written by `npm run lists` from the names of the files. Do not edit.
import type { AnyEvent } from './kernel/event.ts';
import { accountEvents } from './identity/account/account.events.ts';
import { partnerEvents } from './identity/partner/partner.events.ts';
import { privacyEvents } from './identity/privacy/privacy.events.ts';
import { profileEvents } from './identity/profile/profile.events.ts';
import { staffEvents } from './identity/staff/staff.events.ts';
import { geographyEvents } from './places/geography/geography.events.ts';
import { bookingEvents } from './market/booking/booking.events.ts';
import { catalogEvents } from './market/catalog/catalog.events.ts';
import { couponEvents } from './market/coupon/coupon.events.ts';
import { enquiryEvents } from './market/enquiry/enquiry.events.ts';
import { leadEvents } from './market/lead/lead.events.ts';
import { leadRefundEvents } from './market/lead/lead-refund.events.ts';
import { reviewEvents } from './market/review/review.events.ts';
import { rfqEvents } from './market/rfq/rfq.events.ts';
import { scheduleEvents } from './market/schedule/schedule.events.ts';
import { slotWaitEvents } from './market/schedule/slot-wait.events.ts';
import { seriesEvents } from './market/series/series.events.ts';
import { waitlistEvents } from './market/waitlist/waitlist.events.ts';
import { advanceEvents } from './money/advance/advance.events.ts';
import { cashRefundEvents } from './money/cash-refund/cash-refund.events.ts';
import { creditEvents } from './money/credit/credit.events.ts';
import { invoiceEvents } from './money/invoice/invoice.events.ts';
import { leadCreditEvents } from './money/lead-credit/lead-credit.events.ts';
import { milestonePaymentEvents } from './money/milestone-payment/milestone-payment.events.ts';
import { payLaterEvents } from './money/pay-later/pay-later.events.ts';
import { paymentEvents } from './money/payment/payment.events.ts';
import { purchaseEvents } from './money/payment/purchase.events.ts';
import { payoutEvents } from './money/payout/payout.events.ts';
import { approvalEvents } from './people/approval/approval.events.ts';
import { assetEvents } from './people/asset/asset.events.ts';
import { attendanceEvents } from './people/attendance/attendance.events.ts';
import { employeeFileEvents } from './people/employee-file/employee-file.events.ts';
import { expenseEvents } from './people/expense/expense.events.ts';
import { leavingEvents } from './people/leaving/leaving.events.ts';
import { loanEvents } from './people/loan/loan.events.ts';
import { payrollEvents } from './people/payroll/payroll.events.ts';
import { shiftEvents } from './people/shift/shift.events.ts';
import { taskEvents } from './people/task/task.events.ts';
import { chatEvents } from './talk/chat/chat.events.ts';
import { newsletterEvents } from './talk/newsletter/newsletter.events.ts';
import { notificationEvents } from './talk/notification/notification.events.ts';
import { supportEvents } from './talk/support/support.events.ts';
import { configurationEvents } from './office/configuration/configuration.events.ts';
import { listExportEvents } from './office/list-export/list-export.events.ts';
import { partyPaperEvents } from './work/payment-book/party-paper.events.ts';
import { projectEvents } from './work/project/project.events.ts';
import { milestoneEvents } from './work/project/milestone.events.ts';
import { scopeChangeEvents } from './work/scope-change/scope-change.events.ts';
import { subTaskEvents } from './work/sub-task/sub-task.events.ts';

export const events: readonly AnyEvent[] = [
  accountEvents,
  partnerEvents,
  privacyEvents,
  profileEvents,
  staffEvents,
  geographyEvents,
  bookingEvents,
  catalogEvents,
  couponEvents,
  enquiryEvents,
  leadEvents,
  leadRefundEvents,
  reviewEvents,
  rfqEvents,
  scheduleEvents,
  slotWaitEvents,
  seriesEvents,
  waitlistEvents,
  advanceEvents,
  cashRefundEvents,
  creditEvents,
  invoiceEvents,
  leadCreditEvents,
  milestonePaymentEvents,
  payLaterEvents,
  paymentEvents,
  purchaseEvents,
  payoutEvents,
  approvalEvents,
  assetEvents,
  attendanceEvents,
  employeeFileEvents,
  expenseEvents,
  leavingEvents,
  loanEvents,
  payrollEvents,
  shiftEvents,
  taskEvents,
  chatEvents,
  newsletterEvents,
  notificationEvents,
  supportEvents,
  configurationEvents,
  listExportEvents,
  partyPaperEvents,
  projectEvents,
  milestoneEvents,
  scopeChangeEvents,
  subTaskEvents,
].flatMap((declared) => Object.values<AnyEvent>(declared));
