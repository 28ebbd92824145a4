import { randomUUID } from 'node:crypto';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { confirmsBankAccount, seenOfBankAccount } from '@nukkad/contract/market/partnership/partnership.api';
import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import type { BankAccountBody } from '@nukkad/contract/identity/partner/partner.model';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { countCheck } from '../../../platform/providers/kyc/penny-check.ts';
import { refuse } from '../../../platform/refusal.ts';
import { requestChange } from '../change/request-change.ts';
import { ownOrganisation } from '../own-organisation.ts';
import { encryptAccountNumber } from '../partnership-keys.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { allowEdit } from '../profile/allow-edit.ts';
import { presentAfter } from '../profile/read-profile.ts';
import type { OnPartner } from '../change/change.transitions.ts';
import { bankTransitions } from './bank.transitions.ts';
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
      await requestChange(tx, partner, { wanted: { bank: details }, viewer, partners: deps.partners, now });
    else await beginCheck(tx, { viewer, partner, partners: deps.partners }, details, now);
    return presentAfter(deps, tx, organisationId, viewer);
  });
}

/** Puts the account in place of the old one and has its rupee sent. */
export async function beginCheck(tx: Tx, who: OnPartner, details: BankDetails, now: Date): Promise<void> {
  const { organisationId } = who.partner;
  const present = await lockBank(tx, organisationId);
  const count = countCheck(present, now);
  if (!count) return refuse(partnerErrors.bank_checked_too_often);
  const checkId = randomUUID();
  const given = { organisationId, checkId, ...details, ...count, status: 'waiting' as const, wrongTries: 0 };
  if (present) {
    await bankTransitions.move(tx, bankTransitions.allow(who, bankTransitions.verb.give, present), {
      now,
      given,
    });
    return;
  }
  const allowed = bankTransitions.allowNew(who, bankTransitions.verb.give, given);
  await replaceBank(tx, allowed.row, now);
  await bankTransitions.begin(tx, allowed, { now });
}
