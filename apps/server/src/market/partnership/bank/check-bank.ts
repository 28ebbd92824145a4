import { systemAuthorized } from '../../../platform/authorize.ts';
import { system } from '../../../platform/platform.ts';
import { decryptAccountNumber, pennyCode } from '../partnership.keys.ts';
import type { PartnershipDependencies } from '../partnership.dependencies.ts';
import { goLive } from '../status/go-live.ts';
import { findBank, lockBank, saveBankState } from './bank.store.ts';

/** Sends the one rupee of a check that still waits. Told twice, it sends once; a failure is tried again by the outbox. */
export async function checkBank(
  deps: PartnershipDependencies,
  organisationId: string,
  checkId: string,
): Promise<void> {
  const { platform, account } = deps;
  const { db, config, providers, clock } = platform;
  const bank = await findBank(db, organisationId);
  const partner = await deps.partners.find(db, organisationId);
  if (!bank || !partner || bank.checkId !== checkId || bank.state !== 'waiting') return;
  const owner = (await account.getPeople(db, [partner.ownerUserId])).get(partner.ownerUserId);
  const state = await providers.kyc.bank({
    holderName: bank.holderName,
    ifsc: bank.ifsc,
    accountNumber: decryptAccountNumber(config.secret, organisationId, bank.accountSealed),
    mobileNumber: owner?.mobileNumber ?? '',
    code: pennyCode(config.secret, checkId),
  });
  await platform.write(system, async (tx) => {
    const present = await lockBank(tx, organisationId);
    if (!present || present.checkId !== checkId || present.state !== 'waiting') return;
    await saveBankState(
      tx,
      systemAuthorized(present, 'The bank has answered about this check.'),
      state,
      clock.now(),
    );
    if (state === 'verified') await goLive(deps, tx, organisationId, clock.now());
  });
}
