import type { SettingId } from '@nukkad/contract/office/configuration/setting.catalogue';
import { t } from '../../platform/words.ts';

/** Those of candidates, of questions before a booking, of requests for quotations, and of what comes of them: leads, quotes, projects. */
export const rfqSettingNames = {
  'application.rules.keptDays': t(
    'setting.application.rules.keptDays',
    'Job applications without a hire are deleted after',
  ),
  'candidate.rules.hiddenBusinesses': t(
    'setting.candidate.rules.hiddenBusinesses',
    'Businesses that a job profile can be hidden from',
  ),
  'enquiry.rules.answerHours': t('setting.enquiry.rules.answerHours', 'Partner’s time to answer an enquiry'),
  'enquiry.rules.partnersAtOnce': t('setting.enquiry.rules.partnersAtOnce', 'Partners asked per enquiry'),
  'enquiry.rules.openLimit': t('setting.enquiry.rules.openLimit', 'Open enquiries per customer'),
  'enquiry.rules.perDay': t('setting.enquiry.rules.perDay', 'New enquiries per customer and day'),
  'enquiry.rules.messageLimit': t('setting.enquiry.rules.messageLimit', 'Messages per enquiry'),
  'enquiry.rules.quietDays': t('setting.enquiry.rules.quietDays', 'A silent enquiry closes after'),
  'quotation.rules.openPerCategory': t(
    'setting.quotation.rules.openPerCategory',
    'Open quote requests per customer and category',
  ),
  'project.rules.approveDays': t(
    'setting.project.rules.approveDays',
    'Approve milestones automatically after this many days without an answer',
  ),
  'project.rules.firstTellDays': t(
    'setting.project.rules.firstTellDays',
    'Days before automatic approval of a milestone: first reminder',
  ),
  'project.rules.lastTellDays': t(
    'setting.project.rules.lastTellDays',
    'Days before automatic approval of a milestone: second reminder',
  ),
  'project.rules.disputeDays': t(
    'setting.project.rules.disputeDays',
    'A customer may dispute an accepted milestone for',
  ),
  'project.rules.secondAdminPaise': t(
    'setting.project.rules.secondAdminPaise',
    'A disputed milestone is reduced by more than this only with a second Admin',
  ),
  'quotation.rules.answerDays': t(
    'setting.quotation.rules.answerDays',
    'An unanswered quote request closes after',
  ),
  'quotation.rules.partnersTold': t(
    'setting.quotation.rules.partnersTold',
    'Partners told per quote request',
  ),
  'quotation.rules.mostOpenLeads': t('setting.quotation.rules.mostOpenLeads', 'Open leads per partner'),
  'quotation.rules.fairHours': t(
    'setting.quotation.rules.fairHours',
    'A partner told lately waits behind others for',
  ),
  'lead.rules.priceSteps': t('setting.lead.rules.priceSteps', 'Price of a lead, by value of the work'),
  'lead.rules.unknownCredits': t(
    'setting.lead.rules.unknownCredits',
    'Price of a lead without a budget, in credits',
  ),
  'lead.rules.places': t('setting.lead.rules.places', 'Partners who may unlock a request'),
  'lead.rules.openDays': t('setting.lead.rules.openDays', 'An unlocked request stays open for'),
  'lead.rules.unseenHours': t(
    'setting.lead.rules.unseenHours',
    'Credits come back if the customer opens nothing for',
  ),
  'lead.rules.claimDays': t('setting.lead.rules.claimDays', 'A wrong contact can be claimed for'),
  'lead.rules.unsoldHours': t('setting.lead.rules.unsoldHours', 'A lead no one unlocks is forwarded after'),
  'lead.rules.unsoldPercent': t('setting.lead.rules.unsoldPercent', 'A forwarded lead costs less by'),
  'lead.rules.widerMetres': t('setting.lead.rules.widerMetres', 'Send a forwarded lead to partners within'),
  'lead_credit.rules.monthlyCredits': t(
    'setting.lead_credit.rules.monthlyCredits',
    'Credits given to each partner every month',
  ),
  'lead_credit.rules.validDays': t('setting.lead_credit.rules.validDays', 'Bought credits can be used for'),
  'lead_credit.rules.allowanceDays': t(
    'setting.lead_credit.rules.allowanceDays',
    'Monthly credits can be used for',
  ),
  'lead_credit.rules.noticeDays': t(
    'setting.lead_credit.rules.noticeDays',
    'Remind partners before credits expire',
  ),
  'lead_credit.rules.packs': t('setting.lead_credit.rules.packs', 'Packs of credits, with GST'),
  'quote.rules.validDays': t('setting.quote.rules.validDays', 'A quote is valid for'),
  'quote.rules.agreeHours': t('setting.quote.rules.agreeHours', 'An accepted quote is agreed after'),
  'quote.rules.advanceHours': t('setting.quote.rules.advanceHours', 'Time to pay an advance'),
} satisfies Partial<Record<SettingId, string>>;
