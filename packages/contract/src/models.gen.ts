// Written by `npm run lists` from the names of the files. Do not edit.
import * as bookingConfirm from './market/booking/booking.confirm.ts';
import * as seriesConfirm from './market/series/series.confirm.ts';
import * as accountModel from './identity/account/account.model.ts';
import * as accountPasskeyModel from './identity/account/passkey.model.ts';
import * as accountPasswordModel from './identity/account/password.model.ts';
import * as accountSessionModel from './identity/account/session.model.ts';
import * as partnerModel from './identity/partner/partner.model.ts';
import * as privacyModel from './identity/privacy/privacy.model.ts';
import * as privacyTermsModel from './identity/privacy/terms.model.ts';
import * as profileModel from './identity/profile/profile.model.ts';
import * as profileCardModel from './identity/profile/card.model.ts';
import * as staffModel from './identity/staff/staff.model.ts';
import * as geographyModel from './places/geography/geography.model.ts';
import * as againModel from './market/again/again.model.ts';
import * as bookingModel from './market/booking/booking.model.ts';
import * as bookingAdditionModel from './market/booking/addition.model.ts';
import * as bookingAnswerModel from './market/booking/answer.model.ts';
import * as bookingBookingMoneyModel from './market/booking/booking-money.model.ts';
import * as bookingLineModel from './market/booking/line.model.ts';
import * as bookingPayLimitsModel from './market/booking/pay-limits.model.ts';
import * as bookingRefundToModel from './market/booking/refund-to.model.ts';
import * as calendarModel from './market/calendar/calendar.model.ts';
import * as cartQuoteModel from './market/cart/quote.model.ts';
import * as catalogModel from './market/catalog/catalog.model.ts';
import * as couponModel from './market/coupon/coupon.model.ts';
import * as couponCouponTermsModel from './market/coupon/coupon-terms.model.ts';
import * as deskModel from './market/desk/desk.model.ts';
import * as disputeModel from './market/dispute/dispute.model.ts';
import * as earlierModel from './market/earlier/earlier.model.ts';
import * as enquiryModel from './market/enquiry/enquiry.model.ts';
import * as favouriteModel from './market/favourite/favourite.model.ts';
import * as fulfilmentModel from './market/fulfilment/fulfilment.model.ts';
import * as instantModel from './market/instant/instant.model.ts';
import * as leadModel from './market/lead/lead.model.ts';
import * as leadLeadRefundModel from './market/lead/lead-refund.model.ts';
import * as partnershipHoursModel from './market/partnership/hours.model.ts';
import * as portfolioModel from './market/portfolio/portfolio.model.ts';
import * as quoteModel from './market/quote/quote.model.ts';
import * as quoteComparisonModel from './market/quote/comparison.model.ts';
import * as quoteLineGroupModel from './market/quote/line-group.model.ts';
import * as quoteQuoteChangeModel from './market/quote/quote-change.model.ts';
import * as quoteQuoteLineModel from './market/quote/quote-line.model.ts';
import * as quoteQuotePaymentModel from './market/quote/quote-payment.model.ts';
import * as quoteQuoteTermModel from './market/quote/quote-term.model.ts';
import * as quoteVisitModel from './market/quote/visit.model.ts';
import * as rescheduleModel from './market/reschedule/reschedule.model.ts';
import * as reviewModel from './market/review/review.model.ts';
import * as rfqModel from './market/rfq/rfq.model.ts';
import * as rfqQuotationFileModel from './market/rfq/quotation-file.model.ts';
import * as seriesModel from './market/series/series.model.ts';
import * as stopModel from './market/stop/stop.model.ts';
import * as waitlistModel from './market/waitlist/waitlist.model.ts';
import * as advanceModel from './money/advance/advance.model.ts';
import * as cashRefundModel from './money/cash-refund/cash-refund.model.ts';
import * as creditModel from './money/credit/credit.model.ts';
import * as earningModel from './money/earning/earning.model.ts';
import * as leadCreditModel from './money/lead-credit/lead-credit.model.ts';
import * as payLaterModel from './money/pay-later/pay-later.model.ts';
import * as paymentModel from './money/payment/payment.model.ts';
import * as paymentPaymentLinkModel from './money/payment/payment-link.model.ts';
import * as paymentPostBookingModel from './money/payment/post-booking.model.ts';
import * as payoutModel from './money/payout/payout.model.ts';
import * as approvalModel from './people/approval/approval.model.ts';
import * as assetModel from './people/asset/asset.model.ts';
import * as attendanceModel from './people/attendance/attendance.model.ts';
import * as attendanceCorrectionModel from './people/attendance/correction.model.ts';
import * as attendanceExemptionModel from './people/attendance/exemption.model.ts';
import * as attendanceSettingModel from './people/attendance/setting.model.ts';
import * as dailyTaskModel from './people/daily-task/daily-task.model.ts';
import * as departmentModel from './people/department/department.model.ts';
import * as employeeModel from './people/employee/employee.model.ts';
import * as employeeEmployeeSettingModel from './people/employee/employee-setting.model.ts';
import * as employeeFileModel from './people/employee-file/employee-file.model.ts';
import * as expenseModel from './people/expense/expense.model.ts';
import * as holidayModel from './people/holiday/holiday.model.ts';
import * as leaveModel from './people/leave/leave.model.ts';
import * as leaveCompensatoryModel from './people/leave/compensatory.model.ts';
import * as leavingModel from './people/leaving/leaving.model.ts';
import * as leavingLetterModel from './people/leaving/letter.model.ts';
import * as loanModel from './people/loan/loan.model.ts';
import * as noteModel from './people/note/note.model.ts';
import * as payrollModel from './people/payroll/payroll.model.ts';
import * as payrollIncomeTaxModel from './people/payroll/income-tax.model.ts';
import * as payrollPayrollReturnModel from './people/payroll/payroll-return.model.ts';
import * as payrollPerquisiteModel from './people/payroll/perquisite.model.ts';
import * as payrollSalaryStructureModel from './people/payroll/salary-structure.model.ts';
import * as payrollTaxDepositModel from './people/payroll/tax-deposit.model.ts';
import * as reportModel from './people/report/report.model.ts';
import * as shiftModel from './people/shift/shift.model.ts';
import * as shiftShiftRequestModel from './people/shift/shift-request.model.ts';
import * as taskModel from './people/task/task.model.ts';
import * as travelModel from './people/travel/travel.model.ts';
import * as applicantNoteModel from './hiring/applicant-note/applicant-note.model.ts';
import * as applicationModel from './hiring/application/application.model.ts';
import * as candidateModel from './hiring/candidate/candidate.model.ts';
import * as candidateCandidateDocumentModel from './hiring/candidate/candidate-document.model.ts';
import * as candidateCvModel from './hiring/candidate/cv.model.ts';
import * as candidateVideoModel from './hiring/candidate/video.model.ts';
import * as candidateQuestionModel from './hiring/candidate-question/candidate-question.model.ts';
import * as demandModel from './hiring/demand/demand.model.ts';
import * as hireModel from './hiring/hire/hire.model.ts';
import * as hiringReportModel from './hiring/hiring-report/hiring-report.model.ts';
import * as interviewModel from './hiring/interview/interview.model.ts';
import * as jobModel from './hiring/job/job.model.ts';
import * as jobQuestionModel from './hiring/job/question.model.ts';
import * as jobOfferModel from './hiring/job-offer/job-offer.model.ts';
import * as samePersonModel from './hiring/same-person/same-person.model.ts';
import * as savedSearchModel from './hiring/saved-search/saved-search.model.ts';
import * as skillModel from './hiring/skill/skill.model.ts';
import * as talentPoolModel from './hiring/talent-pool/talent-pool.model.ts';
import * as workRecordModel from './hiring/work-record/work-record.model.ts';
import * as blogModel from './network/blog/blog.model.ts';
import * as blogBlogBodyModel from './network/blog/blog-body.model.ts';
import * as commentModel from './network/comment/comment.model.ts';
import * as connectionModel from './network/connection/connection.model.ts';
import * as groupModel from './network/group/group.model.ts';
import * as groupGroupInvitationModel from './network/group/group-invitation.model.ts';
import * as jobCardModel from './network/job-card/job-card.model.ts';
import * as memberModel from './network/member/member.model.ts';
import * as moderationModel from './network/moderation/moderation.model.ts';
import * as pollModel from './network/poll/poll.model.ts';
import * as postModel from './network/post/post.model.ts';
import * as postPostAttachedModel from './network/post/post-attached.model.ts';
import * as reactionModel from './network/reaction/reaction.model.ts';
import * as storyModel from './network/story/story.model.ts';
import * as chatModel from './talk/chat/chat.model.ts';
import * as newsletterModel from './talk/newsletter/newsletter.model.ts';
import * as notificationModel from './talk/notification/notification.model.ts';
import * as notificationPushModel from './talk/notification/push.model.ts';
import * as supportModel from './talk/support/support.model.ts';
import * as supportBookingReportModel from './talk/support/booking-report.model.ts';
import * as supportFaqModel from './talk/support/faq.model.ts';
import * as supportIncidentHandlingModel from './talk/support/incident-handling.model.ts';
import * as supportSessionModel from './talk/support/session.model.ts';
import * as documentModel from './files/document/document.model.ts';
import * as driveModel from './files/drive/drive.model.ts';
import * as driveDriveUploadModel from './files/drive/drive-upload.model.ts';
import * as driveDriveViewModel from './files/drive/drive-view.model.ts';
import * as driveGrantModel from './files/drive/grant.model.ts';
import * as driveRecordModel from './files/drive/record.model.ts';
import * as envelopeModel from './files/envelope/envelope.model.ts';
import * as envelopeAgreementModel from './files/envelope/agreement.model.ts';
import * as envelopeSignModel from './files/envelope/sign.model.ts';
import * as sealModel from './files/seal/seal.model.ts';
import * as shareModel from './files/share/share.model.ts';
import * as templateModel from './files/template/template.model.ts';
import * as backofficeReasonModel from './office/backoffice/reason.model.ts';
import * as configurationModel from './office/configuration/configuration.model.ts';
import * as contentModel from './office/content/content.model.ts';
import * as legalModel from './office/legal/legal.model.ts';
import * as overviewModel from './office/overview/overview.model.ts';
import * as pieceModel from './office/piece/piece.model.ts';
import * as searchModel from './office/search/search.model.ts';
import * as partyModel from './work/party/party.model.ts';
import * as paymentBookModel from './work/payment-book/payment-book.model.ts';
import * as paymentBookPartyPaperModel from './work/payment-book/party-paper.model.ts';
import * as projectModel from './work/project/project.model.ts';
import * as projectProjectPlanModel from './work/project/project-plan.model.ts';
import * as projectCostModel from './work/project-cost/project-cost.model.ts';
import * as projectFileModel from './work/project-file/project-file.model.ts';
import * as scopeChangeModel from './work/scope-change/scope-change.model.ts';
import * as subTaskModel from './work/sub-task/sub-task.model.ts';
import * as bookingBookingListQuery from './market/booking/booking-list.query.ts';
import * as calendarQuery from './market/calendar/calendar.query.ts';
import * as catalogCategoryListQuery from './market/catalog/category-list.query.ts';
import * as fulfilmentPartnerBookingsQuery from './market/fulfilment/partner-bookings.query.ts';
import * as earningEarningListQuery from './money/earning/earning-list.query.ts';
import * as earningPeriodQuery from './money/earning/period.query.ts';

export const modelModules: readonly Record<string, unknown>[] = [
  bookingConfirm,
  seriesConfirm,
  accountModel,
  accountPasskeyModel,
  accountPasswordModel,
  accountSessionModel,
  partnerModel,
  privacyModel,
  privacyTermsModel,
  profileModel,
  profileCardModel,
  staffModel,
  geographyModel,
  againModel,
  bookingModel,
  bookingAdditionModel,
  bookingAnswerModel,
  bookingBookingMoneyModel,
  bookingLineModel,
  bookingPayLimitsModel,
  bookingRefundToModel,
  calendarModel,
  cartQuoteModel,
  catalogModel,
  couponModel,
  couponCouponTermsModel,
  deskModel,
  disputeModel,
  earlierModel,
  enquiryModel,
  favouriteModel,
  fulfilmentModel,
  instantModel,
  leadModel,
  leadLeadRefundModel,
  partnershipHoursModel,
  portfolioModel,
  quoteModel,
  quoteComparisonModel,
  quoteLineGroupModel,
  quoteQuoteChangeModel,
  quoteQuoteLineModel,
  quoteQuotePaymentModel,
  quoteQuoteTermModel,
  quoteVisitModel,
  rescheduleModel,
  reviewModel,
  rfqModel,
  rfqQuotationFileModel,
  seriesModel,
  stopModel,
  waitlistModel,
  advanceModel,
  cashRefundModel,
  creditModel,
  earningModel,
  leadCreditModel,
  payLaterModel,
  paymentModel,
  paymentPaymentLinkModel,
  paymentPostBookingModel,
  payoutModel,
  approvalModel,
  assetModel,
  attendanceModel,
  attendanceCorrectionModel,
  attendanceExemptionModel,
  attendanceSettingModel,
  dailyTaskModel,
  departmentModel,
  employeeModel,
  employeeEmployeeSettingModel,
  employeeFileModel,
  expenseModel,
  holidayModel,
  leaveModel,
  leaveCompensatoryModel,
  leavingModel,
  leavingLetterModel,
  loanModel,
  noteModel,
  payrollModel,
  payrollIncomeTaxModel,
  payrollPayrollReturnModel,
  payrollPerquisiteModel,
  payrollSalaryStructureModel,
  payrollTaxDepositModel,
  reportModel,
  shiftModel,
  shiftShiftRequestModel,
  taskModel,
  travelModel,
  applicantNoteModel,
  applicationModel,
  candidateModel,
  candidateCandidateDocumentModel,
  candidateCvModel,
  candidateVideoModel,
  candidateQuestionModel,
  demandModel,
  hireModel,
  hiringReportModel,
  interviewModel,
  jobModel,
  jobQuestionModel,
  jobOfferModel,
  samePersonModel,
  savedSearchModel,
  skillModel,
  talentPoolModel,
  workRecordModel,
  blogModel,
  blogBlogBodyModel,
  commentModel,
  connectionModel,
  groupModel,
  groupGroupInvitationModel,
  jobCardModel,
  memberModel,
  moderationModel,
  pollModel,
  postModel,
  postPostAttachedModel,
  reactionModel,
  storyModel,
  chatModel,
  newsletterModel,
  notificationModel,
  notificationPushModel,
  supportModel,
  supportBookingReportModel,
  supportFaqModel,
  supportIncidentHandlingModel,
  supportSessionModel,
  documentModel,
  driveModel,
  driveDriveUploadModel,
  driveDriveViewModel,
  driveGrantModel,
  driveRecordModel,
  envelopeModel,
  envelopeAgreementModel,
  envelopeSignModel,
  sealModel,
  shareModel,
  templateModel,
  backofficeReasonModel,
  configurationModel,
  contentModel,
  legalModel,
  overviewModel,
  pieceModel,
  searchModel,
  partyModel,
  paymentBookModel,
  paymentBookPartyPaperModel,
  projectModel,
  projectProjectPlanModel,
  projectCostModel,
  projectFileModel,
  scopeChangeModel,
  subTaskModel,
  bookingBookingListQuery,
  calendarQuery,
  catalogCategoryListQuery,
  fulfilmentPartnerBookingsQuery,
  earningEarningListQuery,
  earningPeriodQuery,
];
