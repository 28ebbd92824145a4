import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import { authorize } from '../../../platform/authorize.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { bankTries, pennyCodeFits } from '../../../platform/providers/kyc/penny-check.ts';
import { refuse } from '../../../platform/refusal.ts';
import { ownOrganisation } from '../own-organisation.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { presentAfter } from '../profile/read-profile.ts';
import { goLive } from '../status/go-live.ts';
import { bankTransitions } from './bank.transitions.ts';
import { countWrongTry, lockBank } from './bank.store.ts';

/** The owner says the code of the one rupee. A wrong one counts, also when the answer is a refusal. */
export async function verifyBankAccount(
  deps: PartnershipDependencies,
  call: SignedInCall<{ body: { code: string } }>,
) {
  const { viewer, now } = call;
  const { platform } = deps;
  const organisationId = ownOrganisation(viewer);
  const answer = await platform.write(call, async (tx) => {
    const seen = deps.partners.transitions.seen(viewer, await deps.partners.lock(tx, organisationId));
    const partner = authorize(seen, deps.partners.isOwner(viewer, seen));
    const found = await lockBank(tx, partner.organisationId);
    if (!found || found.status === 'waiting' || found.status === 'failed')
      return refuse(partnerErrors.bank_missing);
    if (found.status === 'verified') return refuse(partnerErrors.bank_already_verified);
    if (found.wrongTries >= bankTries) return refuse(partnerErrors.bank_code_used_up);
    const allowed = bankTransitions.allow(
      { viewer, partner, partners: deps.partners },
      bankTransitions.verb.verify,
      found,
    );
    const { checkId } = found;
    if (!pennyCodeFits(platform.config.secret, 'partner', { checkId, given: call.input.body.code })) {
      await countWrongTry(tx, allowed.row);
      return null;
    }
    await bankTransitions.move(tx, allowed, { now });
    await goLive(deps, tx, organisationId, now);
    return presentAfter(deps, tx, organisationId, viewer);
  });
  return answer ?? refuse(partnerErrors.bank_code_wrong);
}
