import { keysIn } from '@nukkad/contract/kernel/record';
import type { PartnerAccount } from '../../../identity/partner/index.ts';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/id.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { type PartnerBank, findBank } from '../bank/bank.store.ts';
import { withFields } from '../profile/apply-fields.ts';
import { type OnPartner, changeTransitions } from './change.transitions.ts';
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

interface RequestedChange {
  readonly wanted: WantedFields;
  readonly viewer: Viewer;
  readonly partners: OnPartner['partners'];
  readonly now: Date;
}

/** Joins the waiting change, or begins one; a rejected one begins anew with the sent fields. */
export async function requestChange(
  tx: Tx,
  partner: Authorized<PartnerAccount>,
  { wanted, viewer, partners, now }: RequestedChange,
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
  const [who, move] = [
    { viewer, partner, partners },
    { now, sent: change, fields: Object.keys(wanted) },
  ];
  if (open) {
    await changeTransitions.move(tx, changeTransitions.allow(who, changeTransitions.verb.ask, open), move);
    return;
  }
  const allowed = changeTransitions.allowNew(who, changeTransitions.verb.ask, change);
  await saveChange(tx, allowed.row);
  await changeTransitions.begin(tx, allowed, move);
}
