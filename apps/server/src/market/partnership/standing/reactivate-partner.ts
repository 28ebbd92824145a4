import type { SignedInCall } from '../../../platform/http/route.ts';
import type { PartnershipParts } from '../partnership.parts.ts';
import { type Standing, changeStanding } from './change-standing.ts';

/** A partner that had left asked support to come back. */
export const reactivatePartner = (parts: PartnershipParts, call: SignedInCall, standing: Standing) =>
  changeStanding(parts, call, standing, { verb: 'reactivate', tells: false });
