import type { SignedInCall } from '../../../platform/http/route.ts';
import type { PartnershipParts } from '../partnership.parts.ts';
import { type Standing, changeStanding } from './change-standing.ts';

/** Grave or repeated; only an appeal opens it again. */
export const blockPartner = (parts: PartnershipParts, call: SignedInCall, standing: Standing) =>
  changeStanding(parts, call, standing, { verb: 'block', tells: true });
