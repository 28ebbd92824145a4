import type { PartnerOffer } from '@nukkad/contract/market/coupon/partner-offer.api';
import type { Translate } from '../../platform/i18n/i18n.ts';
import type { OfferMove } from './partner-offer.queries.ts';

export const offerMoves = ['consent', 'resume', 'pause', 'decline', 'end'] as const;

interface MoveWords {
  readonly button: string;
  readonly title: string;
  readonly consequences: (offer: PartnerOffer) => string[];
  readonly done: string;
}

/** What is asked and said for each thing that can be done with an offer. */
export function moveWords(t: Translate, verb: OfferMove['verb']): MoveWords {
  const kept = t('ownOffer.kept', 'Existing bookings keep their discount.');
  const all: Record<OfferMove['verb'], MoveWords> = {
    consent: {
      button: t('ownOffer.consent', 'Agree'),
      title: t('ownOffer.consent.title', 'Agree to this offer?'),
      consequences: ({ partnerPercent }) => [
        t('ownOffer.consent.share', 'You bear {{percent}}% of each discount. It comes off your earnings.', {
          percent: partnerPercent,
        }),
        t('ownOffer.consent.stop', 'You can pause or end it at any time.'),
      ],
      done: t('ownOffer.consent.done', 'Offer active'),
    },
    decline: {
      button: t('ownOffer.decline', 'Decline'),
      title: t('ownOffer.decline.title', 'Decline this offer?'),
      consequences: () => [t('ownOffer.decline.words', 'Customers will not see it.')],
      done: t('ownOffer.decline.done', 'Offer declined'),
    },
    pause: {
      button: t('ownOffer.pause', 'Pause'),
      title: t('ownOffer.pause.title', 'Pause this offer?'),
      consequences: () => [t('ownOffer.pause.words', 'Customers can’t use it until you resume it.'), kept],
      done: t('ownOffer.pause.done', 'Offer paused'),
    },
    resume: {
      button: t('ownOffer.resume', 'Resume'),
      title: t('ownOffer.resume.title', 'Resume this offer?'),
      consequences: () => [t('ownOffer.resume.words', 'Customers can use it again from now on.')],
      done: t('ownOffer.resume.done', 'Offer active'),
    },
    end: {
      button: t('ownOffer.end', 'End offer'),
      title: t('ownOffer.end.title', 'End this offer?'),
      consequences: () => [t('ownOffer.end.words', 'It can’t be started again.'), kept],
      done: t('ownOffer.end.done', 'Offer ended'),
    },
  };
  return all[verb];
}
