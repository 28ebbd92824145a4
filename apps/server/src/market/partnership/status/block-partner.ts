import type { SignedInCall } from '../../../platform/http/route.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { type PartnerStatusChange, changePartnerStatus } from './change-partner-status.ts';

/** Grave or repeated; only an appeal opens it again. */
export const blockPartner = (
  deps: PartnershipDependencies,
  call: SignedInCall,
  standing: PartnerStatusChange,
) => changePartnerStatus(deps, call, standing, { verb: 'block', tells: true });
