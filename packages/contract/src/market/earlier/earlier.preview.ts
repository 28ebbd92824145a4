import { type PreviewFirst, previewFirst } from '../../preview-call.ts';
import { getCustomerBooking } from '../booking/booking.api.ts';
import { answerEarlier, getEarlierRequest } from './earlier.api.ts';
import { seenOfEarlier } from './earlier.confirm.ts';

export const earlierPreviews: readonly PreviewFirst[] = [
  previewFirst(answerEarlier, async (look, { body: { bookingId } }) => {
    const query = { bookingId };
    const { offer } = await look(getEarlierRequest, { query });
    if (!offer) throw new Error('No earlier time is offered.');
    return seenOfEarlier(await look(getCustomerBooking, { query }), offer);
  }),
];
