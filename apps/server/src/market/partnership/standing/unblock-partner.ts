import type { SignedInCall } from '../../../platform/http/route.ts';
import type { PartnershipParts } from '../partnership.parts.ts';
import { type Standing, changeStanding } from './change-standing.ts';

/** The appeal was heard. */
export const unblockPartner = (parts: PartnershipParts, call: SignedInCall, standing: Standing) =>
  changeStanding(parts, call, standing, { verb: 'unblock', tells: false });
