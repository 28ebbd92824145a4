import { type PreviewFirst, previewFirst } from '../../preview-call.ts';
import { getCustomerBooking } from '../booking/booking.api.ts';
import { getPartnerBooking } from '../fulfilment/fulfilment.api.ts';
import * as noShow from './no-show.api.ts';
import { seenOfCustomerAbsent, seenOfProfessionalAbsent } from './no-show.confirm.ts';

export const noShowPreviews: readonly PreviewFirst[] = [
  previewFirst(noShow.reportCustomerAbsent, async (look, { body: { bookingId } }) =>
    seenOfCustomerAbsent(
      await look(getPartnerBooking, { query: { bookingId } }),
      await look(noShow.getCustomerAbsentTerms, { query: { bookingId } }),
    ),
  ),
  previewFirst(noShow.reportProfessionalAbsent, async (look, { body: { bookingId } }) =>
    seenOfProfessionalAbsent(
      await look(getCustomerBooking, { query: { bookingId } }),
      await look(noShow.getProfessionalAbsentTerms, { query: { bookingId } }),
    ),
  ),
];
