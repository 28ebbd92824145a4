import { type PreviewFirst, type ReadCall, previewFirst } from '../../preview-call.ts';
import { getMyProfile } from '../../identity/account/account.api.ts';
import { getCustomerBooking } from '../booking/booking.api.ts';
import { getPartnerBooking } from '../fulfilment/fulfilment.api.ts';
import * as reschedule from './reschedule.api.ts';
import { seenOfNewTime, seenOfReschedule } from './reschedule.confirm.ts';

/** As the side of the caller sees it. */
async function shownTo(look: ReadCall, bookingId: string) {
  const { smeId } = await look(getMyProfile, {});
  return look(smeId ? getPartnerBooking : getCustomerBooking, { query: { bookingId } });
}

export const reschedulePreviews: readonly PreviewFirst[] = [
  previewFirst(reschedule.rescheduleBooking, async (look, { body: { bookingId, day } }) =>
    seenOfReschedule(
      await shownTo(look, bookingId),
      await look(reschedule.getRescheduleOptions, { query: { bookingId, day } }),
    ),
  ),
  previewFirst(reschedule.answerNewTime, async (look, { body }) => {
    const shown = await shownTo(look, body.bookingId);
    if (!shown.proposal) throw new Error('No proposed time is shown.');
    return seenOfNewTime(shown, shown.proposal);
  }),
];
