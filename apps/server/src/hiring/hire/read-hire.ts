import type { HireAnswer } from '@nukkad/contract/hiring/hire/hire.model';
import { hireErrors } from '@nukkad/contract/hiring/hire/hire.noun';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { HireDependencies } from './hire.interface.ts';
import { sideOf } from './hire.policy.ts';
import { presentHire } from './hire.presenter.ts';
import { findHireOf } from './hire.store.ts';

export async function readHire(
  deps: HireDependencies,
  call: SignedInCall,
  applicationId: string,
): Promise<HireAnswer> {
  const { db } = deps.platform;
  const row = await findHireOf(db, applicationId);
  if (!row || sideOf(call.viewer, row) === null) return refuse(hireErrors.hire_not_found);
  return presentHire(deps, db, row, call);
}
