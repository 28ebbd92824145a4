import { keysIn } from '@nukkad/contract/kernel/record';
import { audit } from '../../../platform/audit.ts';
import { partnerEvents } from '@nukkad/contract/identity/partner/partner.events';
import type { PartnerAccount } from '../../../identity/partner/index.ts';
import { aboutPartner } from '../own-organisation.ts';
import { type Authorized, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/id.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { type PartnerBank, findBank } from '../bank/bank.store.ts';
import { withFields } from '../profile/apply-fields.ts';
import { endOf, shownValue } from './change.rules.ts';
import {
  type PartnerChange,
  type ShownFields,
  type WantedFields,
  lockOpenChange,
  saveChange,
} from './change.store.ts';

function shownFields(partner: PartnerAccount, bank: PartnerBank | null, wanted: WantedFields): ShownFields {
  const next = withFields(partner, wanted);
  const entries = keysIn(wanted).map((field) => {
    if (field !== 'bank')
      return [field, { from: shownValue(field, partner), to: shownValue(field, next) }] as const;
    const words = (one: { bankName: string; accountLast4: string } | null | undefined) =>
      one ? `${one.bankName} ${endOf(one.accountLast4)}` : '';
    return [field, { from: words(bank), to: words(wanted.bank) }] as const;
  });
  return Object.fromEntries(entries);
}

/** Joins the waiting change, or begins one; a rejected one begins anew with the sent fields. */
export async function requestChange(
  tx: Tx,
  partner: Authorized<PartnerAccount>,
  { wanted, userId, now }: { readonly wanted: WantedFields; readonly userId: string; readonly now: Date },
): Promise<void> {
  const { organisationId } = partner;
  const open = await lockOpenChange(tx, organisationId);
  const joined = { ...open?.wanted, ...wanted };
  const change: PartnerChange = {
    changeId: open?.changeId ?? newId(),
    organisationId,
    status: 'Pending',
    version: (open?.version ?? 0) + 1,
    wanted: joined,
    shown: shownFields(partner, await findBank(tx, organisationId), joined),
    reasons: [],
    askedAt: now,
    decidedBy: null,
    decidedAt: null,
  };
  await saveChange(tx, partOf(partner, change));
  await audit(tx, now, {
    ...aboutPartner(organisationId),
    action: 'partner.askChange',
    actorKind: 'Service Partner',
    actorId: userId,
    detail: { changeId: change.changeId, version: change.version, fields: Object.keys(wanted) },
  });
  await publish(tx, now, partnerEvents.changeAsked, { organisationId, changeId: change.changeId });
}
