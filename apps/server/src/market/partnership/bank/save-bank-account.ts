import { audit } from '../../../platform/audit.ts';
import { partnerEvents } from '@nukkad/contract/identity/partner/partner.events';
import { randomUUID } from 'node:crypto';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import {
  confirmsBankAccount,
  seenOfBankAccount,
} from '@nukkad/contract/market/partnership/partnership.confirm';
import { partnerErrors } from '@nukkad/contract/identity/partner/partner.errors';
import type { BankAccountBody } from '@nukkad/contract/identity/partner/partner.model';
import type { PartnerAccount } from '../../../identity/partner/index.ts';
import { aboutPartner } from '../own-organisation.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import { type Authorized, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { refuse } from '../../../platform/refusal.ts';
import { requestChange } from '../change/request-change.ts';
import { ownOrganisation } from '../own-organisation.ts';
import { encryptAccountNumber } from '../partnership.keys.ts';
import type { PartnershipDependencies } from '../partnership.dependencies.ts';
import { allowEdit } from '../profile/allow-edit.ts';
import { presentAfter } from '../profile/read-profile.ts';
import { countCheck } from './bank.rules.ts';
import { type BankDetails, findBankName, lockBank, replaceBank } from './bank.store.ts';

/** Of a draft, the account is checked at once; of a live partner it waits for a review, and the old one is paid meanwhile. */
export async function saveBankAccount(
  deps: PartnershipDependencies,
  call: SignedInCall<{ body: BankAccountBody & { readonly seen: Seen<typeof confirmsBankAccount> } }>,
) {
  const { viewer, now } = call;
  const { platform } = deps;
  const { holderName, accountNumber, ifsc, seen } = call.input.body;
  const organisationId = ownOrganisation(viewer);
  allowEdit(deps, viewer, await deps.partners.find(platform.db, organisationId));
  const bankName = await findBankName(platform.db, ifsc);
  if (bankName === null)
    return refuse(partnerErrors.ifsc_unknown, { fields: { ifsc: partnerErrors.ifsc_unknown.message } });
  const details: BankDetails = {
    holderName,
    ifsc,
    bankName,
    accountSealed: encryptAccountNumber(platform.config.secret, organisationId, accountNumber),
    accountLast4: accountNumber.slice(-4),
  };
  return platform.write(call, async (tx) => {
    const { partner, mode } = allowEdit(deps, viewer, await deps.partners.lock(tx, organisationId));
    const present = await lockBank(tx, organisationId);
    confirmSeen(confirmsBankAccount, seen, seenOfBankAccount(present));
    const hasBank = present !== null;
    if (mode === 'live' && hasBank)
      await requestChange(tx, partner, { wanted: { bank: details }, userId: viewer.userId, now });
    else {
      await beginCheck(tx, partner, details, now);
      await audit(tx, now, {
        ...aboutPartner(organisationId),
        action: 'partner.saveBank',
        actorKind: 'Service Partner',
        actorId: viewer.userId,
      });
    }
    return presentAfter(deps, tx, organisationId, viewer);
  });
}

/** Puts the account in place of the old one and has its rupee sent. */
export async function beginCheck(
  tx: Tx,
  partner: Authorized<PartnerAccount>,
  details: BankDetails,
  now: Date,
): Promise<void> {
  const { organisationId } = partner;
  const count = countCheck(await lockBank(tx, organisationId), now);
  if (!count) return refuse(partnerErrors.bank_checked_too_often);
  const checkId = randomUUID();
  const bank = { organisationId, checkId, ...details, ...count, state: 'waiting' as const, wrongTries: 0 };
  await replaceBank(tx, partOf(partner, bank), now);
  await publish(tx, now, partnerEvents.bankGiven, { organisationId, checkId });
}
