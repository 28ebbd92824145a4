import { type PreviewFirst, previewFirst } from '../../preview-call.ts';
import { getPartnerBooking } from '../fulfilment/fulfilment.api.ts';
import * as giveBack from './give-back.api.ts';
import { seenOfGiveBack } from './give-back.confirm.ts';

export const giveBackPreviews: readonly PreviewFirst[] = [
  previewFirst(giveBack.cancelByPartner, async (look, { body: { bookingId } }) =>
    seenOfGiveBack(
      await look(getPartnerBooking, { query: { bookingId } }),
      await look(giveBack.getGiveBackTerms, { query: { bookingId } }),
    ),
  ),
];
