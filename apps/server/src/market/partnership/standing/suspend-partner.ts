import type { SignedInCall } from '../../../platform/http/route.ts';
import type { PartnershipParts } from '../partnership.parts.ts';
import { type Standing, changeStanding } from './change-standing.ts';

/** A rule was broken: the partner is offered nothing until it is lifted, and reads why. */
export const suspendPartner = (parts: PartnershipParts, call: SignedInCall, standing: Standing) =>
  changeStanding(parts, call, standing, { verb: 'suspend', suspensionReason: 'Rule Voilation', tells: true });
