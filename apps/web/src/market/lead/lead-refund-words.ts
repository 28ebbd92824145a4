import type { Lead } from '@nukkad/contract/market/lead/lead.model';
import type { LeadClaimReason } from '@nukkad/contract/market/lead/lead-refund.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import type { useTranslation } from '../../platform/i18n/use-translation.ts';

export const claimReasonWords: Record<LeadClaimReason, (t: Translate) => string> = {
  wrong_number: (t) => t('lead.claim.wrong_number', 'The number is wrong or not in use'),
  unreachable: (t) => t('lead.claim.unreachable', 'No one answers, again and again'),
  not_the_customer: (t) => t('lead.claim.not_the_customer', 'The person never asked for this'),
  duplicate: (t) => t('lead.claim.duplicate', 'The same request as another lead'),
};

/** Where the credits of a lead are, if they are claimed or came back. */
export function refundSentence(
  { t, plural }: Pick<ReturnType<typeof useTranslation>, 't' | 'plural'>,
  { kind, status, credits, decideWhy }: NonNullable<Lead['refund']>,
): string {
  if (status === 'Waiting') return t('lead.refund.waiting', 'Our team is checking your claim.');
  if (status === 'Withdrawn') return t('lead.refund.withdrawn', 'You took your claim back.');
  if (status === 'Refused')
    return t('lead.refund.refused', 'Your claim was rejected: {{why}}', { why: decideWhy });
  if (kind === 'unseen')
    return plural('lead.refund.unseen', credits, {
      one: 'The customer never opened what you sent, so {{count}} credit was returned.',
      other: 'The customer never opened what you sent, so {{count}} credits were returned.',
    });
  return plural('lead.refund.returned', credits, {
    one: '{{count}} credit was returned to you.',
    other: '{{count}} credits were returned to you.',
  });
}
