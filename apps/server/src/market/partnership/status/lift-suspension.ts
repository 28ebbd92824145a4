import type { SignedInCall } from '../../../platform/http/route.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { type PartnerStatusChange, changePartnerStatus } from './change-partner-status.ts';

/** The matter is settled; the partner is offered bookings again. */
export const liftSuspension = (
  deps: PartnershipDependencies,
  call: SignedInCall,
  standing: PartnerStatusChange,
) => changePartnerStatus(deps, call, standing, { verb: 'lift', tells: false });
