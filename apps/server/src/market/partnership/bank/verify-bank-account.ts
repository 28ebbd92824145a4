import { audit } from '../../../platform/audit.ts';
import { partnerErrors } from '@nukkad/contract/identity/partner/partner.errors';
import { aboutPartner } from '../own-organisation.ts';
import { authorize, partOf } from '../../../platform/authorize.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { ownOrganisation } from '../own-organisation.ts';
import { pennyCodeFits } from '../partnership.keys.ts';
import type { PartnershipDependencies } from '../partnership.dependencies.ts';
import { presentAfter } from '../profile/read-profile.ts';
import { goLive } from '../status/go-live.ts';
import { bankTries } from './bank.rules.ts';
import { countWrongTry, lockBank, saveBankState } from './bank.store.ts';

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
    if (!found || found.state === 'waiting' || found.state === 'failed')
      return refuse(partnerErrors.bank_missing);
    if (found.state === 'verified') return refuse(partnerErrors.bank_already_verified);
    if (found.wrongTries >= bankTries) return refuse(partnerErrors.bank_code_used_up);
    const bank = partOf(partner, found);
    if (!pennyCodeFits(platform.config.secret, bank.checkId, call.input.body.code)) {
      await countWrongTry(tx, bank);
      return null;
    }
    await saveBankState(tx, bank, 'verified', now);
    await audit(tx, now, {
      ...aboutPartner(organisationId),
      action: 'partner.verifyBank',
      actorKind: 'Service Partner',
      actorId: viewer.userId,
    });
    await goLive(deps, tx, organisationId, now);
    return presentAfter(deps, tx, organisationId, viewer);
  });
  return answer ?? refuse(partnerErrors.bank_code_wrong);
}
