import type { SignedInCall } from '../../../platform/http/route.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { type PartnerStatusChange, changePartnerStatus } from './change-partner-status.ts';

/** A partner that had left asked support to come back. */
export const reactivatePartner = (
  deps: PartnershipDependencies,
  call: SignedInCall,
  standing: PartnerStatusChange,
) => changePartnerStatus(deps, call, standing, { verb: 'reactivate', tells: false });
