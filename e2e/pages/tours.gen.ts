// Written by `npm run lists` from the names of the files. Do not edit.
import { accountTours } from './identity/account.tours.ts';
import { awardTours } from './market/award.tours.ts';
import { bookingTours } from './market/booking.tours.ts';
import { cartTours } from './market/cart.tours.ts';
import { disputeTours } from './market/dispute.tours.ts';
import { enquiryTours } from './market/enquiry.tours.ts';
import { favouriteTours } from './market/favourite.tours.ts';
import { fulfilmentTours } from './market/fulfilment.tours.ts';
import { instantTours } from './market/instant.tours.ts';
import { leadTours } from './market/lead.tours.ts';
import { partnerOfferTours } from './market/partner-offer.tours.ts';
import { partnershipTours } from './market/partnership.tours.ts';
import { portfolioTours } from './market/portfolio.tours.ts';
import { quoteTours } from './market/quote.tours.ts';
import { reviewTours } from './market/review.tours.ts';
import { rfqTours } from './market/rfq.tours.ts';
import { seriesTours } from './market/series.tours.ts';
import { stopTours } from './market/stop.tours.ts';
import { cashRefundTours } from './money/cash-refund.tours.ts';
import { earningTours } from './money/earning.tours.ts';
import { payLaterTours } from './money/pay-later.tours.ts';
import { paymentTours } from './money/payment.tours.ts';
import { payoutTours } from './money/payout.tours.ts';
import { assetTours } from './people/asset.tours.ts';
import { attendanceTours } from './people/attendance.tours.ts';
import { employeeFileTours } from './people/employee-file.tours.ts';
import { expenseTours } from './people/expense.tours.ts';
import { leaveTours } from './people/leave.tours.ts';
import { leavingTours } from './people/leaving.tours.ts';
import { loanTours } from './people/loan.tours.ts';
import { payrollTours } from './people/payroll.tours.ts';
import { reportTours } from './people/report.tours.ts';
import { shiftTours } from './people/shift.tours.ts';
import { taskTours } from './people/task.tours.ts';
import { travelTours } from './people/travel.tours.ts';
import { figuresTours } from './hiring/figures.tours.ts';
import { findWorkTours } from './hiring/find-work.tours.ts';
import { hireTours } from './hiring/hire.tours.ts';
import { interviewTours } from './hiring/interview.tours.ts';
import { jobTours } from './hiring/job.tours.ts';
import { skillTours } from './hiring/skill.tours.ts';
import { talentPoolTours } from './hiring/talent-pool.tours.ts';
import { workRecordTours } from './hiring/work-record.tours.ts';
import { blogTours } from './network/blog.tours.ts';
import { connectionTours } from './network/connection.tours.ts';
import { groupTours } from './network/group.tours.ts';
import { jobCardTours } from './network/job-card.tours.ts';
import { moderationTours } from './network/moderation.tours.ts';
import { pollTours } from './network/poll.tours.ts';
import { postAttachedTours } from './network/post-attached.tours.ts';
import { postTours } from './network/post.tours.ts';
import { storyTours } from './network/story.tours.ts';
import { chatTours } from './talk/chat.tours.ts';
import { newsletterTours } from './talk/newsletter.tours.ts';
import { notificationTours } from './talk/notification.tours.ts';
import { supportTours } from './talk/support.tours.ts';
import { documentTours } from './files/document.tours.ts';
import { driveViewTours } from './files/drive-view.tours.ts';
import { driveTours } from './files/drive.tours.ts';
import { envelopeTours } from './files/envelope.tours.ts';
import { signTours } from './files/sign.tours.ts';
import { templateTours } from './files/template.tours.ts';
import { backofficeTours } from './office/backoffice.tours.ts';
import { configurationTours } from './office/configuration.tours.ts';
import { contentTours } from './office/content.tours.ts';
import { listExportTours } from './office/list-export.tours.ts';
import { pieceTours } from './office/piece.tours.ts';
import { milestoneDisputeTours } from './work/milestone-dispute.tours.ts';
import { partyTours } from './work/party.tours.ts';
import { projectTours } from './work/project.tours.ts';

export const tours = {
  ...accountTours,
  ...awardTours,
  ...bookingTours,
  ...cartTours,
  ...disputeTours,
  ...enquiryTours,
  ...favouriteTours,
  ...fulfilmentTours,
  ...instantTours,
  ...leadTours,
  ...partnerOfferTours,
  ...partnershipTours,
  ...portfolioTours,
  ...quoteTours,
  ...reviewTours,
  ...rfqTours,
  ...seriesTours,
  ...stopTours,
  ...cashRefundTours,
  ...earningTours,
  ...payLaterTours,
  ...paymentTours,
  ...payoutTours,
  ...assetTours,
  ...attendanceTours,
  ...employeeFileTours,
  ...expenseTours,
  ...leaveTours,
  ...leavingTours,
  ...loanTours,
  ...payrollTours,
  ...reportTours,
  ...shiftTours,
  ...taskTours,
  ...travelTours,
  ...figuresTours,
  ...findWorkTours,
  ...hireTours,
  ...interviewTours,
  ...jobTours,
  ...skillTours,
  ...talentPoolTours,
  ...workRecordTours,
  ...blogTours,
  ...connectionTours,
  ...groupTours,
  ...jobCardTours,
  ...moderationTours,
  ...pollTours,
  ...postAttachedTours,
  ...postTours,
  ...storyTours,
  ...chatTours,
  ...newsletterTours,
  ...notificationTours,
  ...supportTours,
  ...documentTours,
  ...driveViewTours,
  ...driveTours,
  ...envelopeTours,
  ...signTours,
  ...templateTours,
  ...backofficeTours,
  ...configurationTours,
  ...contentTours,
  ...listExportTours,
  ...pieceTours,
  ...milestoneDisputeTours,
  ...partyTours,
  ...projectTours,
} as const;

export const toursByDomain: Readonly<Record<string, object>> = {
  'identity/account': accountTours,
  'market/award': awardTours,
  'market/booking': bookingTours,
  'market/cart': cartTours,
  'market/dispute': disputeTours,
  'market/enquiry': enquiryTours,
  'market/favourite': favouriteTours,
  'market/fulfilment': fulfilmentTours,
  'market/instant': instantTours,
  'market/lead': leadTours,
  'market/partner-offer': partnerOfferTours,
  'market/partnership': partnershipTours,
  'market/portfolio': portfolioTours,
  'market/quote': quoteTours,
  'market/review': reviewTours,
  'market/rfq': rfqTours,
  'market/series': seriesTours,
  'market/stop': stopTours,
  'money/cash-refund': cashRefundTours,
  'money/earning': earningTours,
  'money/pay-later': payLaterTours,
  'money/payment': paymentTours,
  'money/payout': payoutTours,
  'people/asset': assetTours,
  'people/attendance': attendanceTours,
  'people/employee-file': employeeFileTours,
  'people/expense': expenseTours,
  'people/leave': leaveTours,
  'people/leaving': leavingTours,
  'people/loan': loanTours,
  'people/payroll': payrollTours,
  'people/report': reportTours,
  'people/shift': shiftTours,
  'people/task': taskTours,
  'people/travel': travelTours,
  'hiring/figures': figuresTours,
  'hiring/find-work': findWorkTours,
  'hiring/hire': hireTours,
  'hiring/interview': interviewTours,
  'hiring/job': jobTours,
  'hiring/skill': skillTours,
  'hiring/talent-pool': talentPoolTours,
  'hiring/work-record': workRecordTours,
  'network/blog': blogTours,
  'network/connection': connectionTours,
  'network/group': groupTours,
  'network/job-card': jobCardTours,
  'network/moderation': moderationTours,
  'network/poll': pollTours,
  'network/post-attached': postAttachedTours,
  'network/post': postTours,
  'network/story': storyTours,
  'talk/chat': chatTours,
  'talk/newsletter': newsletterTours,
  'talk/notification': notificationTours,
  'talk/support': supportTours,
  'files/document': documentTours,
  'files/drive-view': driveViewTours,
  'files/drive': driveTours,
  'files/envelope': envelopeTours,
  'files/sign': signTours,
  'files/template': templateTours,
  'office/backoffice': backofficeTours,
  'office/configuration': configurationTours,
  'office/content': contentTours,
  'office/list-export': listExportTours,
  'office/piece': pieceTours,
  'work/milestone-dispute': milestoneDisputeTours,
  'work/party': partyTours,
  'work/project': projectTours,
};
