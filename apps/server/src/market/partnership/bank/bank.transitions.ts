/** How a partner's bank account is checked: its table is `bank.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import { partnerErrors, partnerEvents } from '@nukkad/contract/identity/partner/partner.noun';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { bankLifecycle } from '@nukkad/contract/market/partnership/bank.noun';
import { aboutPartner } from '../own-organisation.ts';
import { machineActor } from '../../../platform/audit.ts';
import type { Moved } from '../../../platform/lifecycle/transition-spec.ts';
import { transitions } from '../../../platform/lifecycle/transitions.ts';
import { tellsOf } from '../../../platform/lifecycle/tells-of.ts';
import type { OnPartner } from '../change/change.transitions.ts';
import { type PartnerBank, lockBank, replaceBank, saveBankState } from './bank.store.ts';

interface BankMove {
  /** The account that is given. */
  readonly given?: PartnerBank;
}
type BankMoved = Moved<typeof bankLifecycle, PartnerBank, OnPartner, BankMove>;

const acts = {
  give: 'partner.saveBank',
  answer: 'partner.answerBank',
  verify: 'partner.verifyBank',
} as const;

export const bankTransitions = transitions({
  table: bankLifecycle,
  notFound: partnerErrors.bank_missing,
  movedOn: kernelErrors.stale_state,
  lock: lockBank,
  sees: ({ partner }: OnPartner, bank) => partner.organisationId === bank.organisationId,
  capacities: ({ viewer, partner, partners }) =>
    partners
      .capacities(viewer, partner)
      .flatMap((one) => (one === 'Admin' || one === 'Service Partner' ? [one] : [])),
  next: (bank: PartnerBank, status, { given }: BankMove) => ({ ...bank, ...given, status }),
  save: (tx, bank, { verb, now }: BankMoved) =>
    verb === 'give' ? replaceBank(tx, bank, now) : saveBankState(tx, bank, now),
  logged: ({ verb, after: { organisationId }, by: { kind, who } }) =>
    // The approval of the change says it.
    verb === 'give' && kind === 'Admin'
      ? null
      : {
          ...(who ? { actorKind: kind, actorId: who.viewer.userId } : machineActor),
          ...aboutPartner(organisationId),
          action: acts[verb],
        },
  tells: tellsOf(bankLifecycle, partnerEvents),
});
