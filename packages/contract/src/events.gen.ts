// Written by `npm run lists` from the names of the files. Do not edit.
import type { AnyEvent } from './kernel/event.ts';
import { accountEvents } from './identity/account/account.noun.ts';
import { partnerEvents } from './identity/partner/partner.noun.ts';
import { privacyEvents } from './identity/privacy/privacy.noun.ts';
import { profileEvents } from './identity/profile/profile.noun.ts';
import { staffEvents } from './identity/staff/staff.noun.ts';
import { geographyEvents } from './places/geography/geography.noun.ts';
import { catalogEvents } from './market/catalog/catalog.noun.ts';
import { couponEvents } from './market/coupon/coupon.noun.ts';
import { enquiryEvents } from './market/enquiry/enquiry.noun.ts';
import { leadRefundEvents } from './market/lead/lead-refund.noun.ts';
import { reviewEvents } from './market/review/review.noun.ts';
import { rfqEvents } from './market/rfq/rfq.noun.ts';
import { scheduleEvents } from './market/schedule/schedule.noun.ts';
import { slotWaitEvents } from './market/schedule/schedule.noun.ts';
import { seriesEvents } from './market/series/series.noun.ts';
import { waitlistEvents } from './market/waitlist/waitlist.noun.ts';
import { advanceEvents } from './money/advance/advance.noun.ts';
import { cashRefundEvents } from './money/cash-refund/cash-refund.noun.ts';
import { creditEvents } from './money/credit/credit.noun.ts';
import { invoiceEvents } from './money/invoice/invoice.noun.ts';
import { leadCreditEvents } from './money/lead-credit/lead-credit.noun.ts';
import { milestonePaymentEvents } from './money/milestone-payment/milestone-payment.noun.ts';
import { payLaterEvents } from './money/pay-later/pay-later.noun.ts';
import { paymentEvents } from './money/payment/payment.noun.ts';
import { purchaseEvents } from './money/payment/purchase.noun.ts';
import { payoutEvents } from './money/payout/payout.noun.ts';
import { assetEvents } from './people/asset/asset.noun.ts';
import { attendanceEvents } from './people/attendance/attendance.noun.ts';
import { employeeFileEvents } from './people/employee-file/employee-file.noun.ts';
import { expenseEvents } from './people/expense/expense.noun.ts';
import { leavingEvents } from './people/leaving/leaving.noun.ts';
import { loanEvents } from './people/loan/loan.noun.ts';
import { payrollEvents } from './people/payroll/payroll.noun.ts';
import { shiftEvents } from './people/shift/shift.noun.ts';
import { taskEvents } from './people/task/task.noun.ts';
import { applicantNoteEvents } from './hiring/applicant-note/applicant-note.noun.ts';
import { applicationEvents } from './hiring/application/application.noun.ts';
import { candidateQuestionEvents } from './hiring/candidate-question/candidate-question.noun.ts';
import { demandEvents } from './hiring/demand/demand.noun.ts';
import { hireEvents } from './hiring/hire/hire.noun.ts';
import { interviewEvents } from './hiring/interview/interview.noun.ts';
import { jobEvents } from './hiring/job/job.noun.ts';
import { jobOfferEvents } from './hiring/job-offer/job-offer.noun.ts';
import { savedSearchEvents } from './hiring/saved-search/saved-search.noun.ts';
import { blogEvents } from './network/blog/blog.noun.ts';
import { commentEvents } from './network/comment/comment.noun.ts';
import { connectionEvents } from './network/connection/connection.noun.ts';
import { groupEvents } from './network/group/group.noun.ts';
import { groupInvitationEvents } from './network/group/group-invitation.noun.ts';
import { groupMembershipEvents } from './network/group/group-membership.noun.ts';
import { groupRequestEvents } from './network/group/group-membership.noun.ts';
import { groupNewsEvents } from './network/group/group-membership.noun.ts';
import { jobCardEvents } from './network/job-card/job-card.noun.ts';
import { moderationEvents } from './network/moderation/moderation.noun.ts';
import { pollEvents } from './network/poll/poll.noun.ts';
import { pollVoterEvents } from './network/poll/poll.noun.ts';
import { postEvents } from './network/post/post.noun.ts';
import { feedEvents } from './network/post/post.noun.ts';
import { groupPostEvents } from './network/post/post.noun.ts';
import { reactionEvents } from './network/reaction/reaction.noun.ts';
import { storyEvents } from './network/story/story.noun.ts';
import { chatEvents } from './talk/chat/chat.noun.ts';
import { newsletterEvents } from './talk/newsletter/newsletter.noun.ts';
import { notificationEvents } from './talk/notification/notification.noun.ts';
import { supportEvents } from './talk/support/support.noun.ts';
import { documentEvents } from './files/document/document.noun.ts';
import { driveEvents } from './files/drive/drive.noun.ts';
import { grantEvents } from './files/drive/grant.noun.ts';
import { envelopeEvents } from './files/envelope/envelope.noun.ts';
import { shareEvents } from './files/share/share.noun.ts';
import { configurationEvents } from './office/configuration/configuration.noun.ts';
import { listExportEvents } from './office/list-export/list-export.noun.ts';
import { pieceEvents } from './office/piece/piece.noun.ts';
import { partyPaperEvents } from './work/payment-book/party-paper.noun.ts';
import { projectEvents } from './work/project/project.noun.ts';
import { milestoneEvents } from './work/project/milestone.noun.ts';
import { scopeChangeEvents } from './work/scope-change/scope-change.noun.ts';
import { subTaskEvents } from './work/sub-task/sub-task.noun.ts';
import { bookingEvents } from './market/booking/booking.events.ts';
import { leadEvents } from './market/lead/lead.events.ts';
import { approvalEvents } from './people/approval/approval.events.ts';

export const events: readonly AnyEvent[] = [
  accountEvents,
  partnerEvents,
  privacyEvents,
  profileEvents,
  staffEvents,
  geographyEvents,
  catalogEvents,
  couponEvents,
  enquiryEvents,
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
  assetEvents,
  attendanceEvents,
  employeeFileEvents,
  expenseEvents,
  leavingEvents,
  loanEvents,
  payrollEvents,
  shiftEvents,
  taskEvents,
  applicantNoteEvents,
  applicationEvents,
  candidateQuestionEvents,
  demandEvents,
  hireEvents,
  interviewEvents,
  jobEvents,
  jobOfferEvents,
  savedSearchEvents,
  blogEvents,
  commentEvents,
  connectionEvents,
  groupEvents,
  groupInvitationEvents,
  groupMembershipEvents,
  groupRequestEvents,
  groupNewsEvents,
  jobCardEvents,
  moderationEvents,
  pollEvents,
  pollVoterEvents,
  postEvents,
  feedEvents,
  groupPostEvents,
  reactionEvents,
  storyEvents,
  chatEvents,
  newsletterEvents,
  notificationEvents,
  supportEvents,
  documentEvents,
  driveEvents,
  grantEvents,
  envelopeEvents,
  shareEvents,
  configurationEvents,
  listExportEvents,
  pieceEvents,
  partyPaperEvents,
  projectEvents,
  milestoneEvents,
  scopeChangeEvents,
  subTaskEvents,
  bookingEvents,
  leadEvents,
  approvalEvents,
].flatMap((declared) => Object.values<AnyEvent>(declared));
