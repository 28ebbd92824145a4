import type { SignedInCall } from '../../../platform/http/route.ts';
import type { PartnershipParts } from '../partnership.parts.ts';
import { type Standing, changeStanding } from './change-standing.ts';

/** The matter is settled; the partner is offered bookings again. */
export const liftSuspension = (parts: PartnershipParts, call: SignedInCall, standing: Standing) =>
  changeStanding(parts, call, standing, { verb: 'lift', tells: false });
