import type { SignedInCall } from '../../../platform/http/route.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { type PartnerStatusChange, changePartnerStatus } from './change-partner-status.ts';

/** The appeal was heard. */
export const unblockPartner = (
  deps: PartnershipDependencies,
  call: SignedInCall,
  standing: PartnerStatusChange,
) => changePartnerStatus(deps, call, standing, { verb: 'unblock', tells: false });
