// Written by `npm run lists` from the names of the files. Do not edit.
import { accountActs } from './identity/account/account.noun.ts';
import { partnerActs } from './identity/partner/partner.noun.ts';
import { privacyActs } from './identity/privacy/privacy.noun.ts';
import { profileActs } from './identity/profile/profile.noun.ts';
import { staffActs } from './identity/staff/staff.noun.ts';
import { bookingActs } from './market/booking/booking.noun.ts';
import { catalogActs } from './market/catalog/catalog.noun.ts';
import { couponActs } from './market/coupon/coupon.noun.ts';
import { deskActs } from './market/desk/desk.noun.ts';
import { disputeActs } from './market/dispute/dispute.noun.ts';
import { earlierActs } from './market/earlier/earlier.noun.ts';
import { enquiryActs } from './market/enquiry/enquiry.noun.ts';
import { leadActs } from './market/lead/lead.noun.ts';
import { leadRefundActs } from './market/lead/lead-refund.noun.ts';
import { portfolioActs } from './market/portfolio/portfolio.noun.ts';
import { reviewActs } from './market/review/review.noun.ts';
import { rfqActs } from './market/rfq/rfq.noun.ts';
import { seriesActs } from './market/series/series.noun.ts';
import { cashRefundActs } from './money/cash-refund/cash-refund.noun.ts';
import { creditActs } from './money/credit/credit.noun.ts';
import { invoiceActs } from './money/invoice/invoice.noun.ts';
import { payLaterActs } from './money/pay-later/pay-later.noun.ts';
import { paymentActs } from './money/payment/payment.noun.ts';
import { officePaymentActs } from './money/payment/payment.noun.ts';
import { payoutActs } from './money/payout/payout.noun.ts';
import { approvalActs } from './people/approval/approval.noun.ts';
import { assetActs } from './people/asset/asset.noun.ts';
import { attendanceActs } from './people/attendance/attendance.noun.ts';
import { departmentActs } from './people/department/department.noun.ts';
import { employeeActs } from './people/employee/employee.noun.ts';
import { employeeFileActs } from './people/employee-file/employee-file.noun.ts';
import { expenseActs } from './people/expense/expense.noun.ts';
import { holidayActs } from './people/holiday/holiday.noun.ts';
import { leaveActs } from './people/leave/leave.noun.ts';
import { leavingActs } from './people/leaving/leaving.noun.ts';
import { loanActs } from './people/loan/loan.noun.ts';
import { noteActs } from './people/note/note.noun.ts';
import { payrollActs } from './people/payroll/payroll.noun.ts';
import { incomeTaxActs } from './people/payroll/income-tax.noun.ts';
import { shiftActs } from './people/shift/shift.noun.ts';
import { taskActs } from './people/task/task.noun.ts';
import { travelActs } from './people/travel/travel.noun.ts';
import { applicantNoteActs } from './hiring/applicant-note/applicant-note.noun.ts';
import { applicationActs } from './hiring/application/application.noun.ts';
import { candidateActs } from './hiring/candidate/candidate.noun.ts';
import { candidateQuestionActs } from './hiring/candidate-question/candidate-question.noun.ts';
import { hireActs } from './hiring/hire/hire.noun.ts';
import { interviewActs } from './hiring/interview/interview.noun.ts';
import { jobActs } from './hiring/job/job.noun.ts';
import { jobFeedActs } from './hiring/job-feed/job-feed.noun.ts';
import { jobOfferActs } from './hiring/job-offer/job-offer.noun.ts';
import { samePersonActs } from './hiring/same-person/same-person.noun.ts';
import { savedSearchActs } from './hiring/saved-search/saved-search.noun.ts';
import { skillActs } from './hiring/skill/skill.noun.ts';
import { talentPoolActs } from './hiring/talent-pool/talent-pool.noun.ts';
import { workRecordActs } from './hiring/work-record/work-record.noun.ts';
import { blogActs } from './network/blog/blog.noun.ts';
import { commentActs } from './network/comment/comment.noun.ts';
import { connectionActs } from './network/connection/connection.noun.ts';
import { groupActs } from './network/group/group.noun.ts';
import { groupInvitationActs } from './network/group/group-invitation.noun.ts';
import { groupMembershipActs } from './network/group/group-membership.noun.ts';
import { jobCardActs } from './network/job-card/job-card.noun.ts';
import { memberActs } from './network/member/member.noun.ts';
import { moderationActs } from './network/moderation/moderation.noun.ts';
import { pollActs } from './network/poll/poll.noun.ts';
import { postActs } from './network/post/post.noun.ts';
import { storyActs } from './network/story/story.noun.ts';
import { newsletterActs } from './talk/newsletter/newsletter.noun.ts';
import { notificationActs } from './talk/notification/notification.noun.ts';
import { supportActs } from './talk/support/support.noun.ts';
import { faqActs } from './talk/support/support.noun.ts';
import { replyActs } from './talk/support/support.noun.ts';
import { videoActs } from './talk/support/support.noun.ts';
import { sessionActs } from './talk/support/session.noun.ts';
import { documentActs } from './files/document/document.noun.ts';
import { driveActs } from './files/drive/drive.noun.ts';
import { grantActs } from './files/drive/grant.noun.ts';
import { envelopeActs } from './files/envelope/envelope.noun.ts';
import { shareActs } from './files/share/share.noun.ts';
import { templateActs } from './files/template/template.noun.ts';
import { adminActs } from './office/backoffice/backoffice.noun.ts';
import { exportActs } from './office/backoffice/backoffice.noun.ts';
import { configurationActs } from './office/configuration/configuration.noun.ts';
import { listExportActs } from './office/list-export/list-export.noun.ts';
import { pieceActs } from './office/piece/piece.noun.ts';
import { dictionaryActs } from './office/settings/dictionary.noun.ts';
import { partyActs } from './work/party/party.noun.ts';
import { paymentBookActs } from './work/payment-book/payment-book.noun.ts';
import { projectActs } from './work/project/project.noun.ts';
import { projectCostActs } from './work/project-cost/project-cost.noun.ts';
import { projectFileActs } from './work/project-file/project-file.noun.ts';
import { scopeChangeActs } from './work/scope-change/scope-change.noun.ts';
import { subTaskActs } from './work/sub-task/sub-task.noun.ts';

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
  ...applicantNoteActs,
  ...applicationActs,
  ...candidateActs,
  ...candidateQuestionActs,
  ...hireActs,
  ...interviewActs,
  ...jobActs,
  ...jobFeedActs,
  ...jobOfferActs,
  ...samePersonActs,
  ...savedSearchActs,
  ...skillActs,
  ...talentPoolActs,
  ...workRecordActs,
  ...blogActs,
  ...commentActs,
  ...connectionActs,
  ...groupActs,
  ...groupInvitationActs,
  ...groupMembershipActs,
  ...jobCardActs,
  ...memberActs,
  ...moderationActs,
  ...pollActs,
  ...postActs,
  ...storyActs,
  ...newsletterActs,
  ...notificationActs,
  ...supportActs,
  ...faqActs,
  ...replyActs,
  ...videoActs,
  ...sessionActs,
  ...documentActs,
  ...driveActs,
  ...grantActs,
  ...envelopeActs,
  ...shareActs,
  ...templateActs,
  ...adminActs,
  ...exportActs,
  ...configurationActs,
  ...listExportActs,
  ...pieceActs,
  ...dictionaryActs,
  ...partyActs,
  ...paymentBookActs,
  ...projectActs,
  ...projectCostActs,
  ...projectFileActs,
  ...scopeChangeActs,
  ...subTaskActs,
] as const;
