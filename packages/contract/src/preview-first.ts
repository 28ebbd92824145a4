/**
 * For callers without a screen, such as the demo story and the tests: what a person would have on the screen before each
 * call that confirms something, by the calls that the screen itself makes.
 */
import { getMyProfile } from './identity/account/account.api.ts';
import { deactivate, getDeactivateRequest } from './identity/account/deactivation.api.ts';
import { seenOfDeactivation } from './identity/account/deactivation.confirm.ts';
import * as booking from './market/booking/booking.api.ts';
import {
  additionPrice,
  seenOfAddition,
  seenOfAssignment,
  seenOfCancellation,
  seenOfCart,
  seenOfCash,
  seenOfCompletion,
  seenOfPayment,
  seenOfRequest,
} from './market/booking/booking.confirm.ts';
import * as fulfilment from './market/fulfilment/fulfilment.api.ts';
import { getServiceDetails, listPartnersOfService } from './market/catalog/catalog.api.ts';
import { listMyServices, updateService } from './market/catalog/partner-service.api.ts';
import { seenOfPartnerService } from './market/catalog/partner-service.confirm.ts';
import { maximumPageSize } from './kernel/page.ts';
import type { AnyEndpoint } from './kernel/endpoint.ts';
import { type ReadCall, type PreviewFirst, type CallInput, previewFirst } from './preview-call.ts';
import { backofficePreviews } from './preview-first.backoffice.ts';
import { getWorkingHours, saveWorkingHours } from './market/partnership/hours.api.ts';
import { seenOfHours } from './market/partnership/hours.confirm.ts';
import * as partner from './market/partnership/partnership.api.ts';
import { seenOfBankAccount, seenOfPartnerDeactivation } from './market/partnership/partnership.confirm.ts';
import * as payment from './money/payment/payment.api.ts';
import { eraseAccount, getPrivacy } from './identity/privacy/privacy.api.ts';
import { seenOfErasure } from './identity/privacy/privacy.confirm.ts';
import * as staff from './identity/staff/staff.api.ts';
import { seenOfInvitation, seenOfMembership } from './identity/staff/staff.confirm.ts';

const ofBuyer = (look: ReadCall, bookingId: string) =>
  look(booking.getCustomerBooking, { query: { bookingId } });
const ofPartner = (look: ReadCall, bookingId: string) =>
  look(fulfilment.getPartnerBooking, { query: { bookingId } });

const previews: readonly PreviewFirst[] = [
  previewFirst(booking.createBooking, async (look) => seenOfCart(await look(booking.getCart, {}))),
  previewFirst(payment.createOrder, async (look, { body }) =>
    seenOfPayment(await ofBuyer(look, body.bookingId)),
  ),
  previewFirst(booking.cancelByCustomer, async (look, { body: { bookingId } }) =>
    seenOfCancellation(
      await ofBuyer(look, bookingId),
      await look(booking.getCancellationCharges, { query: { bookingId } }),
    ),
  ),
  previewFirst(booking.answerAddition, async (look, { body }) => {
    const shown = await ofBuyer(look, body.bookingId);
    const addition = shown.additions.find(({ additionId }) => additionId === body.additionId);
    if (!addition) throw new Error('No such addition is shown.');
    return seenOfAddition(shown, addition);
  }),
  previewFirst(fulfilment.acceptOrReject, async (look, { body }) => {
    const shown = await ofPartner(look, body.bookingId);
    return seenOfRequest(shown, body.action === 'reject' ? shown.refusalCost : null);
  }),
  previewFirst(fulfilment.assignProfessional, async (look, { body }) =>
    seenOfAssignment(await ofPartner(look, body.bookingId)),
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
  previewFirst(partner.deactivatePartner, async (look) =>
    seenOfPartnerDeactivation(await look(partner.getPartnerDeactivation, {})),
  ),
  previewFirst(partner.saveBankAccount, async (look) => {
    const { bank } = await look(partner.getPartnerProfile, {});
    return seenOfBankAccount(bank);
  }),
  previewFirst(staff.answerInvitation, async (look, { body }) => {
    const { items } = await look(staff.listMyInvitations, { query: { limit: maximumPageSize } });
    const invitation = items.find(({ staffId }) => staffId === body.staffId);
    if (!invitation) throw new Error('No such invitation is shown.');
    return seenOfInvitation(invitation);
  }),
  previewFirst(staff.leaveTeam, async (look, { body }) => {
    const { items } = await look(staff.getMyTeam, { query: { limit: maximumPageSize } });
    const own = items.find(({ staffId }) => staffId === body.staffId);
    if (!own) throw new Error('No such colleague is shown.');
    return seenOfMembership((await look(getMyProfile, {})).companyName ?? '', own);
  }),
  previewFirst(deactivate, async (look) => seenOfDeactivation(await look(getDeactivateRequest, {}))),
  previewFirst(eraseAccount, async (look) => seenOfErasure((await look(getPrivacy, {})).erasure.kept)),
  previewFirst(updateService, async (look, { body }) => {
    const { items } = await look(listMyServices, { query: { serviceId: body.serviceId } });
    return seenOfPartnerService(items[0]?.offer ?? null);
  }),
  previewFirst(saveWorkingHours, async (look) => seenOfHours(await look(getWorkingHours, {}))),
  previewFirst(payment.collectCash, async (look, { body }) =>
    seenOfCash(await ofPartner(look, body.bookingId)),
  ),
  ...backofficePreviews,
];

/** What the screen of this call would show; null: no row says how to look. Rejects where a reading call is refused. */
export async function previewOf(
  endpoint: AnyEndpoint,
  look: ReadCall,
  wish: CallInput<unknown>,
): Promise<object | null> {
  const row = previews.find((one) => one.endpoint === endpoint);
  return row ? row.look(look, wish as CallInput<never>) : null;
}
