import type { BookingStatus } from '@nukkad/contract/market/booking/booking.noun';
import type { Viewer } from '../../../platform/viewer.ts';
import { type Parties, mayMoveNow } from '../booking.policy.ts';

/** Every Admin works at the desk; what needs a second one says so itself. */
export const mayWorkAtDesk = ({ role }: Pick<Viewer, 'role'>): boolean => role === 'Admin';

/** It is taken from its partner first, or no partner has it yet. */
export const mayReassign = (viewer: Viewer, booking: Parties & { readonly status: BookingStatus }): boolean =>
  (['takeBack', 'forward', 'offerToPartner'] as const).some((verb) => mayMoveNow(viewer, verb, booking));
