import { system } from '../../../platform/platform.ts';
import { pennyCode } from '../../../platform/providers/kyc/penny-check.ts';
import { decryptAccountNumber } from '../partnership-keys.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { goLive } from '../status/go-live.ts';
import { bankTransitions } from './bank.transitions.ts';
import { findBank } from './bank.store.ts';

/** Sends the one rupee of a check that still waits. PendingEvent twice, it sends once; a failure is tried again by the outbox. */
export async function checkBank(
  deps: PartnershipDependencies,
  organisationId: string,
  checkId: string,
): Promise<void> {
  const { platform, account } = deps;
  const { db, config, providers, clock } = platform;
  const bank = await findBank(db, organisationId);
  const partner = await deps.partners.find(db, organisationId);
  if (!bank || !partner || bank.checkId !== checkId || bank.status !== 'waiting') return;
  const owner = (await account.getPeople(db, [partner.ownerUserId])).get(partner.ownerUserId);
  const state = await providers.kyc.bank({
    holderName: bank.holderName,
    ifsc: bank.ifsc,
    accountNumber: decryptAccountNumber(config.secret, organisationId, bank.accountSealed),
    mobileNumber: owner?.mobileNumber ?? '',
    code: pennyCode(config.secret, 'partner', checkId),
  });
  await platform.write(system, async (tx) => {
    const allowed = await bankTransitions.lockForSystem(tx, bankTransitions.verb.answer, organisationId);
    if (allowed?.row.checkId !== checkId) return;
    await bankTransitions.move(tx, allowed, { now: clock.now(), to: state });
    if (state === 'verified') await goLive(deps, tx, organisationId, clock.now());
  });
}
