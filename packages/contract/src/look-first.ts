/**
 * For callers without a screen, such as the demo story and the tests: what a person would have on the screen before each
 * call that confirms something, by the calls that the screen itself makes.
 */
import { getMyProfile } from './account/account.api.ts';
import * as booking from './booking/booking.api.ts';
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
} from './booking/booking.confirm.ts';
import * as fulfilment from './booking/fulfilment.api.ts';
import { getServiceDetails, listPartnersOfService } from './catalog/catalog.api.ts';
import { maximumPageSize } from './kernel/page.ts';
import type { AnyEndpoint, EndpointInput, EndpointOutput } from './kernel/endpoint.ts';
import * as partner from './partner/partner.api.ts';
import { seenOfBankAccount, seenOfLeaving } from './partner/partner.confirm.ts';
import * as payment from './payment/payment.api.ts';
import * as staff from './staff/staff.api.ts';
import { seenOfInvitation } from './staff/staff.confirm.ts';

/** Makes a call that only reads; rejects where it is refused. */
export type Look = <E extends AnyEndpoint>(
  endpoint: E,
  input: Partial<EndpointInput<E>>,
) => Promise<EndpointOutput<E>>;

/** The body without `seen`, and the path's parameters. */
interface Wish<Body> {
  readonly body: Body;
  readonly params: Readonly<Record<string, string>>;
}

type BodyOf<E> =
  EndpointInput<E> extends { body: infer B } ? (B extends { seen: infer S } ? [B, S] : never) : never;

interface LookFirst {
  readonly endpoint: AnyEndpoint;
  readonly look: (look: Look, wish: Wish<never>) => Promise<object>;
}

function lookFirst<E extends AnyEndpoint>(
  endpoint: E,
  look: (look: Look, wish: Wish<Omit<BodyOf<E>[0], 'seen'>>) => Promise<BodyOf<E>[1]>,
): LookFirst {
  return { endpoint, look };
}

const ofBuyer = (look: Look, bookingId: string) => look(booking.getCustomerBooking, { query: { bookingId } });
const ofPartner = (look: Look, bookingId: string) =>
  look(fulfilment.getPartnerBooking, { query: { bookingId } });

const looksFirst: readonly LookFirst[] = [
  lookFirst(booking.createBooking, async (look) => seenOfCart(await look(booking.getCart, {}))),
  lookFirst(payment.createOrder, async (look, { body }) =>
    seenOfPayment(await ofBuyer(look, body.bookingId)),
  ),
  lookFirst(booking.cancelByCustomer, async (look, { body: { bookingId } }) =>
    seenOfCancellation(
      await ofBuyer(look, bookingId),
      await look(booking.getCancellationCharges, { query: { bookingId } }),
    ),
  ),
  lookFirst(booking.answerAddition, async (look, { body }) => {
    const shown = await ofBuyer(look, body.bookingId);
    const addition = shown.additions.find(({ additionId }) => additionId === body.additionId);
    if (!addition) throw new Error('No such addition is shown.');
    return seenOfAddition(shown, addition);
  }),
  lookFirst(fulfilment.acceptOrReject, async (look, { body }) => {
    const shown = await ofPartner(look, body.bookingId);
    return seenOfRequest(shown, body.action === 'reject' ? shown.refusalCost : null);
  }),
  lookFirst(fulfilment.assignProfessional, async (look, { body }) =>
    seenOfAssignment(await ofPartner(look, body.bookingId)),
  ),
  lookFirst(fulfilment.addAdditionalService, async (look, { body }) => {
    const { latitude, longitude } = (await ofPartner(look, body.bookingId)).address;
    const place = latitude === null || longitude === null ? {} : { lat: latitude, lng: longitude };
    const query = { ...place, serviceId: body.serviceId };
    const { smeId } = await look(getMyProfile, {});
    const { questions } = await look(getServiceDetails, { query });
    const { items } = await look(listPartnersOfService, { query: { ...query, limit: maximumPageSize } });
    const own = items.find(({ organisationId }) => organisationId === smeId);
    return {
      ownPrice: own ? additionPrice(own.price, questions, body.optionIds ?? [], body.quantity) : null,
    };
  }),
  lookFirst(fulfilment.completeBooking, async (look, { body }) =>
    seenOfCompletion(await ofPartner(look, body.bookingId)),
  ),
  lookFirst(partner.leaveAsPartner, async (look) => seenOfLeaving(await look(partner.getLeaving, {}))),
  lookFirst(partner.saveBankAccount, async (look) => {
    const { bank } = await look(partner.getPartnerProfile, {});
    return seenOfBankAccount(bank);
  }),
  lookFirst(staff.answerInvitation, async (look, { body }) => {
    const { items } = await look(staff.listMyInvitations, { query: { limit: maximumPageSize } });
    const invitation = items.find(({ staffId }) => staffId === body.staffId);
    if (!invitation) throw new Error('No such invitation is shown.');
    return seenOfInvitation(invitation);
  }),
  lookFirst(payment.collectCash, async (look, { body }) => seenOfCash(await ofPartner(look, body.bookingId))),
];

/** What the screen of this call would show; null: no row says how to look. Rejects where a reading call is refused. */
export async function lookBefore(
  endpoint: AnyEndpoint,
  look: Look,
  wish: Wish<unknown>,
): Promise<object | null> {
  const row = looksFirst.find((one) => one.endpoint === endpoint);
  return row ? row.look(look, wish as Wish<never>) : null;
}
