import { wonLead } from '@nukkad/contract/market/lead/lead.noun';
import type { Lead, LeadCard, declineReasons } from '@nukkad/contract/market/lead/lead.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import type { useTranslation } from '../../platform/i18n/use-translation.ts';
import { whenInWords } from '../../ui/time/when-in-words.ts';

type Voice = Pick<ReturnType<typeof useTranslation>, 't' | 'plural' | 'locale'>;
export type DeclineReason = (typeof declineReasons)[number];

const quotedStatuses: readonly LeadCard['status'][] = ['Qoutation Sent', 'Accepted By User', ...wonLead];

/** Where the partner stands, and what follows, with its clock. */
export function leadSentence(
  { t, locale }: Voice,
  {
    status,
    isInterested,
    endsAt,
    unlockedAt,
    pausedFor,
  }: Pick<LeadCard, 'status' | 'isInterested' | 'endsAt' | 'unlockedAt' | 'pausedFor'>,
  now: Date,
): string {
  if (status === 'New Request' && endsAt !== null && pausedFor !== null) return pausedWords(t, pausedFor);
  if (quotedStatuses.includes(status))
    return t('lead.said.quoted', 'You sent your quote. Open it to see its status.');
  if (status === 'Rejected' && unlockedAt !== null)
    return t('lead.said.refused', 'The customer declined your quote.');
  if (status === 'Rejected') return t('lead.said.no', 'You said that this is not for you.');
  if (status === 'Cancelled') return t('lead.said.cancelled', 'The customer cancelled the request.');
  if (status === 'Requested for More Info')
    return t('lead.said.asked', 'You asked the customer. The answer appears here.');
  if (status === 'Accepted By Partner')
    return t('lead.said.taken', 'The customer knows that your quote is coming. Send it.');
  if (status === 'Unlocked')
    return t('lead.said.unlocked', 'You unlocked this lead. Contact the customer and send your quote.');
  if (endsAt === null) return t('lead.said.closed', 'The request is closed.');
  const when = whenInWords(t, endsAt, now, locale);
  return isInterested
    ? t('lead.said.yes', 'The customer knows that you’re interested. The request closes {{when}}.', { when })
    : t('lead.said.new', 'Is this work for you? The request closes {{when}}.', { when });
}

/** Why new work of the category is not taken up: the same pause as for bookings. */
export const pausedWords = (t: Translate, type: NonNullable<LeadCard['pausedFor']>): string =>
  ({
    trade_licence: t(
      'lead.paused.trade_licence',
      'This work needs a valid trade licence. Until yours is verified, you can’t take it up.',
    ),
    insurance: t(
      'lead.paused.insurance',
      'This work needs valid insurance. Until yours is verified, you can’t take it up.',
    ),
    police_verification: t(
      'lead.paused.police_verification',
      'This work needs a valid police verification. Until yours is verified, you can’t take it up.',
    ),
    certificate: t(
      'lead.paused.certificate',
      'This work needs a valid training certificate. Until yours is verified, you can’t take it up.',
    ),
  })[type];

/** The same in the list. */
export const lackingWords = (t: Translate, type: NonNullable<LeadCard['pausedFor']>): string =>
  ({
    trade_licence: t('lead.lacks.trade_licence', 'Licence needed'),
    insurance: t('lead.lacks.insurance', 'Insurance needed'),
    police_verification: t('lead.lacks.police_verification', 'Verification needed'),
    certificate: t('lead.lacks.certificate', 'Certificate needed'),
  })[type];

export const aheadWords = ({ t, plural }: Voice, ahead: number): string =>
  ahead === 0
    ? t('lead.ahead.none', 'No other partner is interested yet')
    : plural('lead.ahead', ahead, {
        one: '{{count}} other partner is interested',
        other: '{{count}} other partners are interested',
      });

/** The price, and how many places are left for it. */
export const priceWords = (
  { t, plural }: Voice,
  { priceCredits, placesLeft }: Pick<LeadCard, 'priceCredits' | 'placesLeft'>,
): string =>
  placesLeft === 0
    ? t('lead.places.none', 'All places are taken. No more partners can unlock this lead.')
    : plural(
        'lead.places',
        placesLeft,
        {
          one: '{{price}} credits · {{count}} place left',
          other: '{{price}} credits · {{count}} places left',
        },
        { price: priceCredits },
      );

export const declineWords: Record<DeclineReason, (t: Translate) => string> = {
  too_far: (t) => t('lead.reason.too_far', 'Too far away'),
  no_time: (t) => t('lead.reason.no_time', 'No time on those days'),
  too_small: (t) => t('lead.reason.too_small', 'The budget is too small'),
  not_our_work: (t) => t('lead.reason.not_our_work', 'Not the work we do'),
  other: (t) => t('lead.reason.other', 'Another reason'),
};

/** Before unlocking: how many photos and documents wait; null where there are none, or they are shown. */
export function lockedFilesWords(
  { t, plural }: Pick<Voice, 't' | 'plural'>,
  { photos, documents, files }: Pick<Lead, 'photos' | 'documents' | 'files'>,
): string | null {
  if (photos + documents === 0 || files.length > 0) return null;
  const parts = [
    ...(photos > 0
      ? [plural('lead.photos', photos, { one: '{{count}} photo', other: '{{count}} photos' })]
      : []),
    ...(documents > 0
      ? [plural('lead.documents', documents, { one: '{{count}} document', other: '{{count}} documents' })]
      : []),
  ];
  return t('lead.filesLocked', 'With {{files}}. You see them once you unlock this lead.', {
    files: parts.join(', '),
  });
}
