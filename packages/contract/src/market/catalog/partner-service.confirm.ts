/** What is seen when a partner changes an own service. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';

export const confirmsPartnerService = confirmation('offer', {
  price: 'money',
  workMinutes: 'minutes',
  offered: 'flag',
  answers: 'version',
});

/** The terms as they were saved when the editor opened; null: it was not offered. */
export const seenOfPartnerService = (
  offer: {
    readonly price: number;
    readonly minutes: number;
    readonly active: boolean;
    readonly answersVersion: number;
  } | null,
): Seen<typeof confirmsPartnerService> => ({
  price: offer && offer.price,
  workMinutes: offer && offer.minutes,
  offered: offer && offer.active,
  answers: offer?.answersVersion ?? 0,
});
