import { audit } from '../../platform/audit.ts';
import { partnerEvents } from '@nukkad/contract/partner/partner.events';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { partnerErrors } from '@nukkad/contract/partner/partner.errors';
import {
  type PartnerVerb,
  type SuspensionReason,
  partnerLifecycle,
} from '@nukkad/contract/partner/partner.lifecycle';
import { type Authorized, authorize, systemAuthorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { PartnerAccount } from './partner-account.ts';
import { aboutPartner, savePartnerStatus } from './partner-account.store.ts';
import { type PartnerMover, maySeePartner, moverFor, systemMover } from './partner.policy.ts';

/** A locked account that this actor may move by this verb, now. */
export interface AllowedPartner {
  readonly partner: Authorized<PartnerAccount>;
  readonly verb: PartnerVerb;
  readonly mover: PartnerMover;
}

/** 404 unless it is there and this viewer's business. */
export function seenPartner(viewer: Viewer, partner: PartnerAccount | null): PartnerAccount {
  if (!partner || !maySeePartner(viewer, partner)) return refuse(partnerErrors.partner_not_found);
  return partner;
}

/** 404 for somebody else's, 403 for who may never, 409 with the present status for too early or too late. */
export function allowPartnerMove(
  viewer: Viewer,
  verb: PartnerVerb,
  partner: PartnerAccount | null,
): AllowedPartner {
  const seen = seenPartner(viewer, partner);
  const mover = moverFor(viewer, verb, seen);
  const authorized = authorize(seen, mover !== null);
  if (!canMove(partnerLifecycle, verb, seen.status))
    refuse(partnerErrors.partner_moved_on, { present: seen.status });
  return { partner: authorized, verb, mover: mover ?? systemMover };
}

/** For consumers and timers, which look again at the row: null when it has moved on and nothing is to be done. */
export function allowSystemMove(verb: PartnerVerb, partner: PartnerAccount | null): AllowedPartner | null {
  if (!partner || !canMove(partnerLifecycle, verb, partner.status)) return null;
  if (!partnerLifecycle.moves[verb].by.some((actor: string) => actor === 'System')) return null;
  return { partner: systemAuthorized(partner, 'A move of the machine.'), verb, mover: systemMover };
}

interface MoveDetail {
  readonly now: Date;
  readonly suspensionReason?: SuspensionReason;
  /** In words that the partner reads. */
  readonly reason?: string;
  /** It happens with the owner's account, and ends with it. */
  readonly followsOwner?: boolean;
}

/** Status, previous status, audit and outbox of one move, in the caller's transaction. */
export async function movePartner(
  tx: Tx,
  { partner, verb, mover }: AllowedPartner,
  { now, suspensionReason, reason, followsOwner = false }: MoveDetail,
): Promise<Authorized<PartnerAccount>> {
  const [status = partner.status] = partnerLifecycle.moves[verb].to;
  const next: Authorized<PartnerAccount> = {
    ...partner,
    status,
    previousStatus: partner.status,
    suspensionReason: suspensionReason ?? null,
    standingReason: reason ?? null,
    followsOwner,
  };
  await savePartnerStatus(tx, next, now);
  const { organisationId } = partner;
  const facts = { from: partner.status, to: status };
  await audit(tx, now, {
    ...aboutPartner(organisationId),
    action: `partner.${verb}`,
    actorKind: mover.kind,
    actorId: mover.userId,
    detail: { ...facts, ...(suspensionReason && { suspensionReason }) },
  });
  await publish(tx, now, partnerEvents.statusChanged, { organisationId, ...facts });
  return next;
}
