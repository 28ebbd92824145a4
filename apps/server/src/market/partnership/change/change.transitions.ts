/** How changes of live profiles move: their table is `change.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import { partnerErrors, partnerEvents } from '@nukkad/contract/identity/partner/partner.noun';
import { changeLifecycle } from '@nukkad/contract/market/partnership/change.noun';
import type { PartnerAccount, PartnerAccounts } from '../../../identity/partner/index.ts';
import { aboutPartner } from '../own-organisation.ts';
import { machineActor } from '../../../platform/audit.ts';
import { transitions } from '../../../platform/lifecycle/transitions.ts';
import { tellsOf } from '../../../platform/lifecycle/tells-of.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { type PartnerChange, lockOpenChange, saveChange } from './change.store.ts';

/** Who acts, on whose profile; the partner is locked. */
export interface OnPartner {
  readonly viewer: Viewer;
  readonly partner: PartnerAccount;
  readonly partners: Pick<PartnerAccounts, 'capacities'>;
}

interface ChangeMove {
  readonly sent: Partial<PartnerChange>;
  /** For the audit log. */
  readonly fields?: readonly string[];
}

const acts = {
  ask: 'partner.askChange',
  approve: 'partner.approveChange',
  reject: 'partner.rejectChange',
  withdraw: 'partner.withdrawChange',
} as const;

export const changeTransitions = transitions({
  table: changeLifecycle,
  notFound: partnerErrors.change_not_found,
  // What was decided meanwhile is no longer there to be decided.
  movedOn: partnerErrors.change_not_found,
  lock: lockOpenChange,
  sees: ({ partner }: OnPartner, change) => partner.organisationId === change.organisationId,
  capacities: ({ viewer, partner, partners }) =>
    partners
      .capacities(viewer, partner)
      .flatMap((one) => (one === 'Admin' || one === 'Service Partner' ? [one] : [])),
  next: (change: PartnerChange, status, { sent }: ChangeMove) => ({ ...change, ...sent, status }),
  save: saveChange,
  logged: ({
    verb,
    after: { organisationId, changeId, version },
    by: { kind, who },
    detail: { fields },
  }) => ({
    ...(who ? { actorKind: kind, actorId: who.viewer.userId } : machineActor),
    ...aboutPartner(organisationId),
    action: acts[verb],
    detail: { changeId, ...(verb === 'ask' && { version }), ...(fields && { fields }) },
  }),
  tells: tellsOf(changeLifecycle, partnerEvents),
});
