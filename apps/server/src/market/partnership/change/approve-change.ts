import type { SignedInCall } from '../../../platform/http/route.ts';
import { beginCheck } from '../bank/save-bank-account.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { applyFields, refuseTaken } from '../profile/apply-fields.ts';
import { type ChangeLookedAt, decideChange } from './decide-change.ts';

/** The new values become the live ones; a new account is checked by a rupee before anything is paid to it. */
export async function approveChange(
  deps: PartnershipDependencies,
  call: SignedInCall,
  which: ChangeLookedAt,
) {
  const { viewer, now } = call;
  return decideChange(deps, call, which, {
    verb: 'approve',
    reasons: [],
    effect: async (tx, partner, { wanted }) => {
      const { bank, ...fields } = wanted;
      await refuseTaken(deps, tx, partner, fields);
      if (Object.keys(fields).length > 0) await applyFields(deps, tx, partner, fields, now);
      if (bank) await beginCheck(tx, { viewer, partner, partners: deps.partners }, bank, now);
    },
  });
}
