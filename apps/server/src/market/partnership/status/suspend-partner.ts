import type { SignedInCall } from '../../../platform/http/route.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { type PartnerStatusChange, changePartnerStatus } from './change-partner-status.ts';

/** A rule was broken: the partner is offered nothing until it is lifted, and reads why. */
export const suspendPartner = (
  deps: PartnershipDependencies,
  call: SignedInCall,
  standing: PartnerStatusChange,
) =>
  changePartnerStatus(deps, call, standing, {
    verb: 'suspend',
    suspensionReason: 'Rule Voilation',
    tells: true,
  });
