import { getMyProfile } from '../../identity/account/account.api.ts';
import { maximumPageSize } from '../../kernel/page.ts';
import { type ReadCall, type PreviewFirst, previewFirst } from '../../preview-call.ts';
import {
  additionPrice,
  seenOfAssignment,
  seenOfCompletion,
  seenOfRequest,
  seenOfSwap,
} from '../booking/booking.confirm.ts';
import { getServiceDetails, listPartnersOfService } from '../catalog/catalog.api.ts';
import { getSeriesOfBookings } from '../series/series.api.ts';
import { visitsTakenOn } from '../series/series.model.ts';
import * as fulfilment from './fulfilment.api.ts';

const ofPartner = (look: ReadCall, bookingId: string) =>
  look(fulfilment.getPartnerBooking, { query: { bookingId } });

export const fulfilmentPreviews: readonly PreviewFirst[] = [
  previewFirst(fulfilment.acceptOrReject, async (look, { body }) => {
    const shown = await ofPartner(look, body.bookingId);
    if (body.action === 'reject') return seenOfRequest(shown, shown.refusalCost);
    const { bookingId, staffId } = body;
    const series = await look(getSeriesOfBookings, { query: { bookingIds: bookingId } });
    const visits = visitsTakenOn(series.items[0]);
    if (!staffId) return seenOfRequest(shown, null, null, visits);
    const { items } = await look(fulfilment.listFreeProfessionals, { query: { bookingId } });
    const name = items.find((person) => person.staffId === staffId)?.name ?? null;
    return seenOfRequest(shown, null, name, visits);
  }),
  previewFirst(fulfilment.assignProfessional, async (look, { body }) =>
    seenOfAssignment(await ofPartner(look, body.bookingId)),
  ),
  previewFirst(fulfilment.swapProfessionals, async (look, { body }) =>
    seenOfSwap(await ofPartner(look, body.bookingId), await ofPartner(look, body.otherBookingId)),
  ),
  previewFirst(fulfilment.addAdditionalService, async (look, { body }) => {
    const { latitude, longitude } = (await ofPartner(look, body.bookingId)).address;
    const place = latitude === null || longitude === null ? {} : { lat: latitude, lng: longitude };
    const query = { ...place, serviceId: body.serviceId };
    const { smeId } = await look(getMyProfile, {});
    const { questions } = await look(getServiceDetails, { query });
    const { items } = await look(listPartnersOfService, { query: { ...query, limit: maximumPageSize } });
    const own = items.find(({ organisationId }) => organisationId === smeId);
    return {
      ownPrice: own ? additionPrice(own, questions, body.optionIds ?? [], body.quantity) : null,
    };
  }),
  previewFirst(fulfilment.completeBooking, async (look, { body }) =>
    seenOfCompletion(await ofPartner(look, body.bookingId)),
  ),
];
