/** How a partner's account moves: its table is `partner.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import {
  partnerErrors,
  partnerEvents,
  partnerLifecycle,
  type SuspensionReason,
} from '@nukkad/contract/identity/partner/partner.noun';
import type { Moved } from '../../../platform/lifecycle/transition-spec.ts';
import { transitions } from '../../../platform/lifecycle/transitions.ts';
import { tellsOf } from '../../../platform/lifecycle/tells-of.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { PartnerAccount } from './partner-account.ts';
import { aboutPartner, lockPartner, savePartnerStatus } from './partner-account.store.ts';
import { maySeePartner, partnerCapacities } from './partner.policy.ts';

interface PartnerMove {
  readonly suspensionReason?: SuspensionReason;
  /** In words that the partner reads. */
  readonly reason?: string;
  /** For the audit log alone. */
  readonly why?: string;
  /** It happens with the owner's account, and ends with it. */
  readonly followsOwner?: boolean;
}

type PartnerMoved = Moved<typeof partnerLifecycle, PartnerAccount, Viewer, PartnerMove>;

export const partnerTransitions = transitions({
  table: partnerLifecycle,
  notFound: partnerErrors.partner_not_found,
  movedOn: partnerErrors.partner_moved_on,
  lock: lockPartner,
  sees: maySeePartner,
  capacities: partnerCapacities,
  next: (partner: PartnerAccount, status, { suspensionReason, reason, followsOwner }: PartnerMove) => ({
    ...partner,
    status,
    previousStatus: partner.status,
    suspensionReason: suspensionReason ?? null,
    standingReason: reason ?? null,
    followsOwner: followsOwner ?? false,
  }),
  save: (tx, partner, { now }) => savePartnerStatus(tx, partner, now),
  logged: ({ verb, from, to, after, by, detail: { suspensionReason, reason, why = reason } }) => ({
    ...aboutPartner(after.organisationId),
    action: `partner.${verb}`,
    actorKind: by.kind,
    actorId: by.who?.userId ?? null,
    detail: { from, to, ...(suspensionReason && { suspensionReason }), ...(why && { why }) },
  }),
  tells: tellsOf(partnerLifecycle, partnerEvents, ({ before, to, after }: PartnerMoved) => ({
    userId: after.ownerUserId,
    from: before.status,
    to,
  })),
});
