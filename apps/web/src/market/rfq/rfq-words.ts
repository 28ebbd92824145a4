import type { RfqCard, rfqCancelReasons } from '@nukkad/contract/market/rfq/rfq.model';
import type { RfqStatus } from '@nukkad/contract/market/rfq/rfq.noun';
import type { Translate } from '../../platform/i18n/i18n.ts';
import type { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { whenInWords } from '../../ui/time/when-in-words.ts';

type Voice = Pick<ReturnType<typeof useTranslation>, 't' | 'plural' | 'locale'>;
export type CancelReason = (typeof rfqCancelReasons)[number];

/** What happens next without the customer doing anything, with its clock. */
export function nextSentence(
  { t, plural, locale }: Voice,
  { nextStep, nextAt, status, partners }: Pick<RfqCard, 'nextStep' | 'nextAt' | 'status' | 'partners'>,
  now: Date,
): string {
  const when = nextAt === null ? '' : whenInWords(t, nextAt, now, locale);
  const until = nextAt === null ? '' : formatInstant(nextAt, 'short', locale);
  if (nextStep === 'tell_partners')
    return t(
      'quote.next.tell',
      'We’re asking partners near you. You’ll hear from us {{when}} at the latest.',
      {
        when,
      },
    );
  if (nextStep === 'look_further')
    return t(
      'quote.next.further',
      'No partner has taken it yet. We’re asking partners further away. Your request stays open until {{until}}.',
      { until },
    );
  if (nextStep === 'partners_answer' && status === 'Requested for More Info')
    return t('quote.next.question', 'A partner has a question. Answer it below to get a quotation.');
  if (nextStep === 'partners_answer' && status === 'Qoutation Sent')
    return t('quote.next.quoted', 'You have quotations. Compare them below, then accept one by {{until}}.', {
      until,
    });
  if (nextStep === 'partners_answer' && status === 'Accepted By User')
    return t('quote.next.accepted', 'You accepted a quotation. Both of you confirm it to start the work.');
  if (nextStep === 'partners_answer')
    return plural(
      'quote.next.answer',
      partners.told,
      {
        one: '{{count}} partner has your request. It stays open until {{until}}.',
        other: '{{count}} partners have your request. It stays open until {{until}}.',
      },
      { until },
    );
  if (nextStep === 'agreed')
    return t('quote.next.agreed', 'You agreed with a partner. The other quotes are closed.');
  if (status === 'Completed' || status === 'Resolved' || status === 'Refunded')
    return t('quote.next.done', 'The work is finished.');
  if (status === 'Disputed') return t('quote.next.disputed', 'Part of the work is in dispute.');
  if (status === 'Inprogress') return t('quote.next.running', 'The work is running as a project.');
  if (status === 'Booked') return t('quote.next.booked', 'Booked. The work is now a project.');
  return status === 'Cancelled'
    ? t('quote.next.cancelled', 'You cancelled this request.')
    : t('quote.next.closed', 'This request is closed.');
}

export const cancelReasonWords: Record<CancelReason, (t: Translate) => string> = {
  changed_mind: (t) => t('quote.reason.changed_mind', 'I don’t need the work any more'),
  found_elsewhere: (t) => t('quote.reason.found_elsewhere', 'I found someone elsewhere'),
  too_expensive: (t) => t('quote.reason.too_expensive', 'It costs too much'),
  no_answer: (t) => t('quote.reason.no_answer', 'No one answered'),
  other: (t) => t('quote.reason.other', 'Another reason'),
};

export const momentWords: Record<RfqStatus, (t: Translate) => string> = {
  'Request Sent': (t) => t('quote.moment.sent', 'You sent the request'),
  'Request Delivered': (t) => t('quote.moment.delivered', 'Sent to partners'),
  'Need To Forward': (t) => t('quote.moment.needForward', 'We’re looking for more partners'),
  Forwaded: (t) => t('quote.moment.forwarded', 'Sent to more partners'),
  Agreed: (t) => t('quote.moment.agreed', 'You and a partner agreed'),
  Booked: (t) => t('quote.moment.booked', 'The work was booked'),
  Cancelled: (t) => t('quote.moment.cancelled', 'You cancelled the request'),
  Closed: (t) => t('quote.moment.closed', 'The request was closed'),
};
