import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import type { revealContact as asked } from '@nukkad/contract/market/desk/desk.api';
import type { EndpointOutput, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { actorOf, audit } from '../../../platform/audit.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { findBooking } from '../booking.store.ts';

/** No door and no number is shown that the log does not say was asked for. */
export async function revealContact(
  { platform, interfaces: { account, partner } }: BookingDependencies,
  call: SignedInCall<EndpointParsed<typeof asked>>,
): Promise<EndpointOutput<typeof asked>> {
  const { bookingId } = call.input.params;
  return platform.write(call, async (tx) => {
    const booking = (await findBooking(tx, bookingId)) ?? refuse(bookingErrors.booking_not_found);
    const { buyerId, organisationId, staffId } = booking;
    const [organisations, staff] = await Promise.all([
      partner.getOrganisations(tx, organisationId ? [organisationId] : []),
      partner.getStaff(tx, staffId ? [staffId] : []),
    ]);
    const ownerId = organisations.get(organisationId ?? '')?.ownerUserId ?? '';
    const professionalId = staff.get(staffId ?? '')?.userId ?? '';
    const ids = [buyerId, ownerId, professionalId].filter((id) => id !== '');
    const people = await account.getPeople(tx, [...new Set(ids)]);
    const numberOf = (userId: string) => people.get(userId)?.mobileNumber ?? '';
    await audit(tx, call.now, {
      ...actorOf(call.viewer),
      action: 'booking.reveal_contact',
      subjectKind: 'booking',
      subjectId: bookingId,
      detail: { why: call.input.body.why },
    });
    return {
      formattedAddress: booking.formattedAddress,
      customerNumber: numberOf(buyerId),
      partnerNumber: numberOf(ownerId),
      professionalNumber: numberOf(professionalId),
    };
  });
}
