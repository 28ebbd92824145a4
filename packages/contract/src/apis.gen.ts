// Written by `npm run lists` from the names of the files. Do not edit.
import * as accountApi from './identity/account/account.api.ts';
import * as accountDeactivationApi from './identity/account/deactivation.api.ts';
import * as accountPasskeyApi from './identity/account/passkey.api.ts';
import * as accountPasswordApi from './identity/account/password.api.ts';
import * as accountPeopleApi from './identity/account/people.api.ts';
import * as accountReferralApi from './identity/account/referral.api.ts';
import * as accountSessionApi from './identity/account/session.api.ts';
import * as accountSignInApi from './identity/account/sign-in.api.ts';
import * as accountStepUpApi from './identity/account/step-up.api.ts';
import * as partnerFeatureApi from './identity/partner/feature.api.ts';
import * as privacyApi from './identity/privacy/privacy.api.ts';
import * as privacyTermsApi from './identity/privacy/terms.api.ts';
import * as profileApi from './identity/profile/profile.api.ts';
import * as profileCardApi from './identity/profile/card.api.ts';
import * as profileProfileItemApi from './identity/profile/profile-item.api.ts';
import * as staffApi from './identity/staff/staff.api.ts';
import * as geographyApi from './places/geography/geography.api.ts';
import * as againApi from './market/again/again.api.ts';
import * as bookingApi from './market/booking/booking.api.ts';
import * as calendarApi from './market/calendar/calendar.api.ts';
import * as cartPreviewApi from './market/cart/preview.api.ts';
import * as catalogApi from './market/catalog/catalog.api.ts';
import * as catalogCatalogAdminApi from './market/catalog/catalog-admin.api.ts';
import * as catalogCityPriceApi from './market/catalog/city-price.api.ts';
import * as catalogMasterApi from './market/catalog/master.api.ts';
import * as catalogPartnerServiceApi from './market/catalog/partner-service.api.ts';
import * as catalogSuggestApi from './market/catalog/suggest.api.ts';
import * as couponApi from './market/coupon/coupon.api.ts';
import * as couponCouponAdminApi from './market/coupon/coupon-admin.api.ts';
import * as couponOffersOfPartnersApi from './market/coupon/offers-of-partners.api.ts';
import * as couponPartnerOfferApi from './market/coupon/partner-offer.api.ts';
import * as deskApi from './market/desk/desk.api.ts';
import * as deskDeskMovesApi from './market/desk/desk-moves.api.ts';
import * as deskDeskRefundApi from './market/desk/desk-refund.api.ts';
import * as disputeApi from './market/dispute/dispute.api.ts';
import * as disputeDisputeOfficeApi from './market/dispute/dispute-office.api.ts';
import * as earlierApi from './market/earlier/earlier.api.ts';
import * as enquiryApi from './market/enquiry/enquiry.api.ts';
import * as favouriteApi from './market/favourite/favourite.api.ts';
import * as fulfilmentApi from './market/fulfilment/fulfilment.api.ts';
import * as giveBackApi from './market/give-back/give-back.api.ts';
import * as instantApi from './market/instant/instant.api.ts';
import * as leadApi from './market/lead/lead.api.ts';
import * as leadLeadRefundApi from './market/lead/lead-refund.api.ts';
import * as leadLeadWorkApi from './market/lead/lead-work.api.ts';
import * as noShowApi from './market/no-show/no-show.api.ts';
import * as partnershipApi from './market/partnership/partnership.api.ts';
import * as partnershipHoursApi from './market/partnership/hours.api.ts';
import * as partnershipLogoApi from './market/partnership/logo.api.ts';
import * as partnershipOfficePartnerApi from './market/partnership/office-partner.api.ts';
import * as partnershipReviewApi from './market/partnership/review.api.ts';
import * as portfolioApi from './market/portfolio/portfolio.api.ts';
import * as portfolioPortfolioOfficeApi from './market/portfolio/portfolio-office.api.ts';
import * as quoteApi from './market/quote/quote.api.ts';
import * as quoteAgreementApi from './market/quote/agreement.api.ts';
import * as quoteAwardApi from './market/quote/award.api.ts';
import * as quoteChainApi from './market/quote/chain.api.ts';
import * as quoteChoiceApi from './market/quote/choice.api.ts';
import * as quoteEstimateShareApi from './market/quote/estimate-share.api.ts';
import * as quoteProjectVisitApi from './market/quote/project-visit.api.ts';
import * as quoteQuoteTemplateApi from './market/quote/quote-template.api.ts';
import * as rescheduleApi from './market/reschedule/reschedule.api.ts';
import * as reviewApi from './market/review/review.api.ts';
import * as reviewPartnerPageApi from './market/review/partner-page.api.ts';
import * as reviewReviewOfficeApi from './market/review/review-office.api.ts';
import * as rfqApi from './market/rfq/rfq.api.ts';
import * as rfqOfficeRfqApi from './market/rfq/office-rfq.api.ts';
import * as rfqQuotationFileApi from './market/rfq/quotation-file.api.ts';
import * as scheduleSlotWaitApi from './market/schedule/slot-wait.api.ts';
import * as scheduleSlotApi from './market/schedule/slot.api.ts';
import * as seriesApi from './market/series/series.api.ts';
import * as stopApi from './market/stop/stop.api.ts';
import * as waitlistApi from './market/waitlist/waitlist.api.ts';
import * as waitlistWaitlistOfficeApi from './market/waitlist/waitlist-office.api.ts';
import * as advanceApi from './money/advance/advance.api.ts';
import * as cashRefundApi from './money/cash-refund/cash-refund.api.ts';
import * as cashRefundOfficeCashRefundApi from './money/cash-refund/office-cash-refund.api.ts';
import * as creditApi from './money/credit/credit.api.ts';
import * as creditOfficeCreditApi from './money/credit/office-credit.api.ts';
import * as earningApi from './money/earning/earning.api.ts';
import * as invoiceBookingGstApi from './money/invoice/booking-gst.api.ts';
import * as invoiceInvoiceShareApi from './money/invoice/invoice-share.api.ts';
import * as invoicePurchaseInvoiceApi from './money/invoice/purchase-invoice.api.ts';
import * as leadCreditApi from './money/lead-credit/lead-credit.api.ts';
import * as ledgerOfficeLedgerApi from './money/ledger/office-ledger.api.ts';
import * as milestonePaymentApi from './money/milestone-payment/milestone-payment.api.ts';
import * as payLaterApi from './money/pay-later/pay-later.api.ts';
import * as payLaterOfficePayLaterApi from './money/pay-later/office-pay-later.api.ts';
import * as paymentApi from './money/payment/payment.api.ts';
import * as paymentOfficePaymentApi from './money/payment/office-payment.api.ts';
import * as paymentOfficePurchaseRefundApi from './money/payment/office-purchase-refund.api.ts';
import * as paymentPaymentLinkApi from './money/payment/payment-link.api.ts';
import * as paymentPostBookingApi from './money/payment/post-booking.api.ts';
import * as payoutApi from './money/payout/payout.api.ts';
import * as payoutPayoutAdminApi from './money/payout/payout-admin.api.ts';
import * as approvalApi from './people/approval/approval.api.ts';
import * as assetApi from './people/asset/asset.api.ts';
import * as attendanceApi from './people/attendance/attendance.api.ts';
import * as dailyTaskApi from './people/daily-task/daily-task.api.ts';
import * as departmentApi from './people/department/department.api.ts';
import * as employeeApi from './people/employee/employee.api.ts';
import * as employeeFileApi from './people/employee-file/employee-file.api.ts';
import * as expenseApi from './people/expense/expense.api.ts';
import * as expenseEmployeePaymentApi from './people/expense/employee-payment.api.ts';
import * as holidayApi from './people/holiday/holiday.api.ts';
import * as leaveApi from './people/leave/leave.api.ts';
import * as leaveCompensatoryApi from './people/leave/compensatory.api.ts';
import * as leavingApi from './people/leaving/leaving.api.ts';
import * as leavingLetterDocumentApi from './people/leaving/letter-document.api.ts';
import * as leavingLetterApi from './people/leaving/letter.api.ts';
import * as loanApi from './people/loan/loan.api.ts';
import * as noteApi from './people/note/note.api.ts';
import * as payrollApi from './people/payroll/payroll.api.ts';
import * as payrollIncomeTaxApi from './people/payroll/income-tax.api.ts';
import * as payrollPerquisiteApi from './people/payroll/perquisite.api.ts';
import * as payrollSalaryStructureApi from './people/payroll/salary-structure.api.ts';
import * as payrollTaxDepositApi from './people/payroll/tax-deposit.api.ts';
import * as reportApi from './people/report/report.api.ts';
import * as shiftApi from './people/shift/shift.api.ts';
import * as shiftShiftRequestApi from './people/shift/shift-request.api.ts';
import * as taskApi from './people/task/task.api.ts';
import * as taskTaskPartsApi from './people/task/task-parts.api.ts';
import * as travelApi from './people/travel/travel.api.ts';
import * as applicantNoteApi from './hiring/applicant-note/applicant-note.api.ts';
import * as applicationApi from './hiring/application/application.api.ts';
import * as candidateApi from './hiring/candidate/candidate.api.ts';
import * as candidateCandidateDocumentApi from './hiring/candidate/candidate-document.api.ts';
import * as candidateCvApi from './hiring/candidate/cv.api.ts';
import * as candidateVideoApi from './hiring/candidate/video.api.ts';
import * as candidateQuestionApi from './hiring/candidate-question/candidate-question.api.ts';
import * as demandApi from './hiring/demand/demand.api.ts';
import * as hireApi from './hiring/hire/hire.api.ts';
import * as hiringReportApi from './hiring/hiring-report/hiring-report.api.ts';
import * as interviewApi from './hiring/interview/interview.api.ts';
import * as jobApi from './hiring/job/job.api.ts';
import * as jobJobOfficeApi from './hiring/job/job-office.api.ts';
import * as jobFeedApi from './hiring/job-feed/job-feed.api.ts';
import * as jobOfferApi from './hiring/job-offer/job-offer.api.ts';
import * as jobOfferOfferDocumentApi from './hiring/job-offer/offer-document.api.ts';
import * as samePersonApi from './hiring/same-person/same-person.api.ts';
import * as savedSearchApi from './hiring/saved-search/saved-search.api.ts';
import * as skillApi from './hiring/skill/skill.api.ts';
import * as skillSkillOfficeApi from './hiring/skill/skill-office.api.ts';
import * as talentPoolApi from './hiring/talent-pool/talent-pool.api.ts';
import * as workRecordApi from './hiring/work-record/work-record.api.ts';
import * as blogApi from './network/blog/blog.api.ts';
import * as commentApi from './network/comment/comment.api.ts';
import * as connectionApi from './network/connection/connection.api.ts';
import * as groupApi from './network/group/group.api.ts';
import * as groupGroupInvitationApi from './network/group/group-invitation.api.ts';
import * as jobCardApi from './network/job-card/job-card.api.ts';
import * as memberApi from './network/member/member.api.ts';
import * as moderationApi from './network/moderation/moderation.api.ts';
import * as moderationModerationOfficeApi from './network/moderation/moderation-office.api.ts';
import * as pollApi from './network/poll/poll.api.ts';
import * as postApi from './network/post/post.api.ts';
import * as postGroupPostApi from './network/post/group-post.api.ts';
import * as postPostAttachedApi from './network/post/post-attached.api.ts';
import * as reactionApi from './network/reaction/reaction.api.ts';
import * as storyApi from './network/story/story.api.ts';
import * as chatApi from './talk/chat/chat.api.ts';
import * as newsletterApi from './talk/newsletter/newsletter.api.ts';
import * as newsletterNewsletterOfficeApi from './talk/newsletter/newsletter-office.api.ts';
import * as notificationApi from './talk/notification/notification.api.ts';
import * as notificationNoticeDeskApi from './talk/notification/notice-desk.api.ts';
import * as supportApi from './talk/support/support.api.ts';
import * as supportBookingReportApi from './talk/support/booking-report.api.ts';
import * as supportDeskFiguresApi from './talk/support/desk-figures.api.ts';
import * as supportFaqOfficeApi from './talk/support/faq-office.api.ts';
import * as supportFaqApi from './talk/support/faq.api.ts';
import * as supportIncidentHandlingApi from './talk/support/incident-handling.api.ts';
import * as supportIncidentApi from './talk/support/incident.api.ts';
import * as supportReplyOfficeApi from './talk/support/reply-office.api.ts';
import * as supportServiceRequestApi from './talk/support/service-request.api.ts';
import * as supportSessionOfficeApi from './talk/support/session-office.api.ts';
import * as supportSessionApi from './talk/support/session.api.ts';
import * as supportVideoOfficeApi from './talk/support/video-office.api.ts';
import * as supportVideoApi from './talk/support/video.api.ts';
import * as documentApi from './files/document/document.api.ts';
import * as driveApi from './files/drive/drive.api.ts';
import * as driveDriveUploadApi from './files/drive/drive-upload.api.ts';
import * as driveDriveViewApi from './files/drive/drive-view.api.ts';
import * as driveGrantApi from './files/drive/grant.api.ts';
import * as driveRecordApi from './files/drive/record.api.ts';
import * as envelopeApi from './files/envelope/envelope.api.ts';
import * as envelopeEsignApi from './files/envelope/esign.api.ts';
import * as envelopeSignApi from './files/envelope/sign.api.ts';
import * as sealApi from './files/seal/seal.api.ts';
import * as shareApi from './files/share/share.api.ts';
import * as templateApi from './files/template/template.api.ts';
import * as backofficeAuditApi from './office/backoffice/audit.api.ts';
import * as backofficeExportApi from './office/backoffice/export.api.ts';
import * as backofficeLiveApi from './office/backoffice/live.api.ts';
import * as backofficeSignInApi from './office/backoffice/sign-in.api.ts';
import * as configurationApi from './office/configuration/configuration.api.ts';
import * as contentApi from './office/content/content.api.ts';
import * as legalApi from './office/legal/legal.api.ts';
import * as listExportApi from './office/list-export/list-export.api.ts';
import * as overviewApi from './office/overview/overview.api.ts';
import * as pieceApi from './office/piece/piece.api.ts';
import * as piecePieceOfficeApi from './office/piece/piece-office.api.ts';
import * as searchApi from './office/search/search.api.ts';
import * as settingsApi from './office/settings/settings.api.ts';
import * as settingsDictionaryApi from './office/settings/dictionary.api.ts';
import * as partyApi from './work/party/party.api.ts';
import * as paymentBookApi from './work/payment-book/payment-book.api.ts';
import * as paymentBookPartyPaperApi from './work/payment-book/party-paper.api.ts';
import * as projectApi from './work/project/project.api.ts';
import * as projectClientProjectApi from './work/project/client-project.api.ts';
import * as projectMilestoneDisputeOfficeApi from './work/project/milestone-dispute-office.api.ts';
import * as projectMilestoneDisputeApi from './work/project/milestone-dispute.api.ts';
import * as projectProjectPlanApi from './work/project/project-plan.api.ts';
import * as projectCostApi from './work/project-cost/project-cost.api.ts';
import * as projectFileApi from './work/project-file/project-file.api.ts';
import * as scopeChangeApi from './work/scope-change/scope-change.api.ts';
import * as scopeChangeScopeChangeDocumentApi from './work/scope-change/scope-change-document.api.ts';
import * as subTaskApi from './work/sub-task/sub-task.api.ts';

export const apis: readonly Record<string, unknown>[] = [
  accountApi,
  accountDeactivationApi,
  accountPasskeyApi,
  accountPasswordApi,
  accountPeopleApi,
  accountReferralApi,
  accountSessionApi,
  accountSignInApi,
  accountStepUpApi,
  partnerFeatureApi,
  privacyApi,
  privacyTermsApi,
  profileApi,
  profileCardApi,
  profileProfileItemApi,
  staffApi,
  geographyApi,
  againApi,
  bookingApi,
  calendarApi,
  cartPreviewApi,
  catalogApi,
  catalogCatalogAdminApi,
  catalogCityPriceApi,
  catalogMasterApi,
  catalogPartnerServiceApi,
  catalogSuggestApi,
  couponApi,
  couponCouponAdminApi,
  couponOffersOfPartnersApi,
  couponPartnerOfferApi,
  deskApi,
  deskDeskMovesApi,
  deskDeskRefundApi,
  disputeApi,
  disputeDisputeOfficeApi,
  earlierApi,
  enquiryApi,
  favouriteApi,
  fulfilmentApi,
  giveBackApi,
  instantApi,
  leadApi,
  leadLeadRefundApi,
  leadLeadWorkApi,
  noShowApi,
  partnershipApi,
  partnershipHoursApi,
  partnershipLogoApi,
  partnershipOfficePartnerApi,
  partnershipReviewApi,
  portfolioApi,
  portfolioPortfolioOfficeApi,
  quoteApi,
  quoteAgreementApi,
  quoteAwardApi,
  quoteChainApi,
  quoteChoiceApi,
  quoteEstimateShareApi,
  quoteProjectVisitApi,
  quoteQuoteTemplateApi,
  rescheduleApi,
  reviewApi,
  reviewPartnerPageApi,
  reviewReviewOfficeApi,
  rfqApi,
  rfqOfficeRfqApi,
  rfqQuotationFileApi,
  scheduleSlotWaitApi,
  scheduleSlotApi,
  seriesApi,
  stopApi,
  waitlistApi,
  waitlistWaitlistOfficeApi,
  advanceApi,
  cashRefundApi,
  cashRefundOfficeCashRefundApi,
  creditApi,
  creditOfficeCreditApi,
  earningApi,
  invoiceBookingGstApi,
  invoiceInvoiceShareApi,
  invoicePurchaseInvoiceApi,
  leadCreditApi,
  ledgerOfficeLedgerApi,
  milestonePaymentApi,
  payLaterApi,
  payLaterOfficePayLaterApi,
  paymentApi,
  paymentOfficePaymentApi,
  paymentOfficePurchaseRefundApi,
  paymentPaymentLinkApi,
  paymentPostBookingApi,
  payoutApi,
  payoutPayoutAdminApi,
  approvalApi,
  assetApi,
  attendanceApi,
  dailyTaskApi,
  departmentApi,
  employeeApi,
  employeeFileApi,
  expenseApi,
  expenseEmployeePaymentApi,
  holidayApi,
  leaveApi,
  leaveCompensatoryApi,
  leavingApi,
  leavingLetterDocumentApi,
  leavingLetterApi,
  loanApi,
  noteApi,
  payrollApi,
  payrollIncomeTaxApi,
  payrollPerquisiteApi,
  payrollSalaryStructureApi,
  payrollTaxDepositApi,
  reportApi,
  shiftApi,
  shiftShiftRequestApi,
  taskApi,
  taskTaskPartsApi,
  travelApi,
  applicantNoteApi,
  applicationApi,
  candidateApi,
  candidateCandidateDocumentApi,
  candidateCvApi,
  candidateVideoApi,
  candidateQuestionApi,
  demandApi,
  hireApi,
  hiringReportApi,
  interviewApi,
  jobApi,
  jobJobOfficeApi,
  jobFeedApi,
  jobOfferApi,
  jobOfferOfferDocumentApi,
  samePersonApi,
  savedSearchApi,
  skillApi,
  skillSkillOfficeApi,
  talentPoolApi,
  workRecordApi,
  blogApi,
  commentApi,
  connectionApi,
  groupApi,
  groupGroupInvitationApi,
  jobCardApi,
  memberApi,
  moderationApi,
  moderationModerationOfficeApi,
  pollApi,
  postApi,
  postGroupPostApi,
  postPostAttachedApi,
  reactionApi,
  storyApi,
  chatApi,
  newsletterApi,
  newsletterNewsletterOfficeApi,
  notificationApi,
  notificationNoticeDeskApi,
  supportApi,
  supportBookingReportApi,
  supportDeskFiguresApi,
  supportFaqOfficeApi,
  supportFaqApi,
  supportIncidentHandlingApi,
  supportIncidentApi,
  supportReplyOfficeApi,
  supportServiceRequestApi,
  supportSessionOfficeApi,
  supportSessionApi,
  supportVideoOfficeApi,
  supportVideoApi,
  documentApi,
  driveApi,
  driveDriveUploadApi,
  driveDriveViewApi,
  driveGrantApi,
  driveRecordApi,
  envelopeApi,
  envelopeEsignApi,
  envelopeSignApi,
  sealApi,
  shareApi,
  templateApi,
  backofficeAuditApi,
  backofficeExportApi,
  backofficeLiveApi,
  backofficeSignInApi,
  configurationApi,
  contentApi,
  legalApi,
  listExportApi,
  overviewApi,
  pieceApi,
  piecePieceOfficeApi,
  searchApi,
  settingsApi,
  settingsDictionaryApi,
  partyApi,
  paymentBookApi,
  paymentBookPartyPaperApi,
  projectApi,
  projectClientProjectApi,
  projectMilestoneDisputeOfficeApi,
  projectMilestoneDisputeApi,
  projectProjectPlanApi,
  projectCostApi,
  projectFileApi,
  scopeChangeApi,
  scopeChangeScopeChangeDocumentApi,
  subTaskApi,
];
