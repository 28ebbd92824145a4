/** How an envelope moves: its table is `envelope.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import {
  type EnvelopeVerb,
  envelopeErrors,
  envelopeEvents,
  envelopeLifecycle,
  type envelopeNews,
} from '@nukkad/contract/files/envelope/envelope.noun';
import { type AuditActor, actorOnBehalf } from '../../platform/audit.ts';
import { partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { logOf } from '../../platform/lifecycle/log-of.ts';
import { nextRow } from '../../platform/lifecycle/next-row.ts';
import { type PendingEvent, pendingEvent } from '../../platform/lifecycle/pending-event.ts';
import type { Moved } from '../../platform/lifecycle/transition-spec.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import { type Acting, envelopeCapacities, seesAsActing } from './envelope.policy.ts';
import {
  type EnvelopeRow,
  type MovedEnvelope,
  lockEnvelope,
  removeEnvelope,
  saveEnvelope,
} from './envelope.store.ts';

interface EnvelopeMove {
  readonly changes?: Partial<MovedEnvelope>;
  /** One of those named, who did it. */
  readonly recipientId?: string;
  /** Whose turn it is by it. */
  readonly asked?: readonly string[];
  /** Those named who hear what became of it. */
  readonly told?: readonly string[];
  /** Who is reminded. */
  readonly reminded?: readonly string[];
}

type EnvelopeMoved = Moved<typeof envelopeLifecycle, MovedEnvelope, Acting, EnvelopeMove>;

const factsOf = ({ after }: EnvelopeMoved) => ({
  envelopeId: after.envelopeId,
  documentVersion: after.documentVersion,
  userId: after.userId,
  ...(after.organisationId !== null && { organisationId: after.organisationId }),
});

const askedOf = (moved: EnvelopeMoved): readonly PendingEvent[] =>
  (moved.detail.asked ?? []).map((recipientId) =>
    pendingEvent(envelopeEvents.asked, { ...factsOf(moved), recipientId }),
  );

const toldOf = (moved: EnvelopeMoved, news: (typeof envelopeNews)[number]): readonly PendingEvent[] =>
  (moved.detail.told ?? []).map((recipientId) =>
    pendingEvent(envelopeEvents.told, { ...factsOf(moved), recipientId, news }),
  );

const ofOne = (moved: EnvelopeMoved) => ({
  ...factsOf(moved),
  recipientId: moved.detail.recipientId ?? '',
});

function sentOf(moved: EnvelopeMoved): readonly PendingEvent[] {
  const { endsAt, remindAt } = moved.after;
  const times = { endsAt: endsAt?.toISOString() ?? '', remindAt: remindAt?.toISOString() ?? '' };
  return [pendingEvent(envelopeEvents.sent, { ...factsOf(moved), ...times }), ...askedOf(moved)];
}

const tells: Partial<Record<EnvelopeVerb, (moved: EnvelopeMoved) => readonly PendingEvent[]>> = {
  send: sentOf,
  sign: (moved) => [
    pendingEvent(envelopeEvents.signed, ofOne(moved)),
    ...askedOf(moved),
    ...(moved.after.allSignedAt === null ? [] : [pendingEvent(envelopeEvents.allSigned, factsOf(moved))]),
  ],
  delegate: (moved) => [pendingEvent(envelopeEvents.delegated, ofOne(moved)), ...askedOf(moved)],
  remind: (moved) =>
    (moved.detail.reminded ?? []).map((recipientId) =>
      pendingEvent(envelopeEvents.reminded, { ...factsOf(moved), recipientId }),
    ),
  // What an agreement is about tells its own sides.
  decline: (moved) =>
    moved.detail.recipientId === undefined
      ? []
      : [pendingEvent(envelopeEvents.declined, ofOne(moved)), ...toldOf(moved, 'rejected')],
  correct: (moved) => [pendingEvent(envelopeEvents.corrected, factsOf(moved)), ...toldOf(moved, 'corrected')],
  cancel: (moved) => [pendingEvent(envelopeEvents.cancelled, factsOf(moved)), ...toldOf(moved, 'cancelled')],
  expire: (moved) => [pendingEvent(envelopeEvents.expired, factsOf(moved)), ...toldOf(moved, 'expired')],
  complete: (moved) => [
    pendingEvent(envelopeEvents.completed, factsOf(moved)),
    ...toldOf(moved, 'completed'),
  ],
};

/** Those named have no account of necessity, and no number stands in the log. */
const actorOf = (acting: Acting): AuditActor =>
  acting.side === 'sender' ? actorOnBehalf(acting.viewer) : { actorKind: 'Person', actorId: null };

/** Is there still a row? */
const isKept = (envelope: MovedEnvelope): envelope is MovedEnvelope & EnvelopeRow =>
  envelope.status !== 'deleted';

export const envelopeTransitions = transitions({
  table: envelopeLifecycle,
  notFound: envelopeErrors.envelope_not_found,
  movedOn: envelopeErrors.envelope_moved_on,
  lock: async (tx: Tx, envelopeId: string): Promise<MovedEnvelope | null> => lockEnvelope(tx, envelopeId),
  sees: (acting: Acting, row: MovedEnvelope) => seesAsActing(acting, row),
  capacities: (acting: Acting, row) => envelopeCapacities(acting, row),
  next: (row: MovedEnvelope, status, making: EnvelopeMove & { readonly now: Date }) =>
    nextRow<MovedEnvelope, EnvelopeMove>(row, status, making),
  save: async (tx, row) => {
    await (isKept(row) ? saveEnvelope(tx, partOf(row, row)) : removeEnvelope(tx, row));
  },
  logged: logOf(envelopeLifecycle, 'envelope', 'envelopeId', { actor: actorOf }),
  tells: (moved) => tells[moved.verb]?.(moved) ?? [],
});
