import type { Act } from '@nukkad/contract/acts';
import type { Role } from '@nukkad/contract/kernel/roles';
import type { Tx } from './db/database.ts';
import { newId } from './id.ts';
import { leave } from './leave.ts';
import type { Viewer } from './viewer.ts';

export type ActorKind = Role | 'Professional' | 'Person' | 'System';

/** Who did it, as the log names them. */
export interface AuditActor {
  readonly actorKind: ActorKind;
  /** The user; null for System. */
  readonly actorId: string | null;
  /** For which organisation, so that it is in the organisation's activity. */
  readonly actsFor?: string | null;
}

export interface AuditEntry extends AuditActor {
  readonly action: Act;
  /** The table of the thing that changed, and its id. */
  readonly subjectKind: string;
  readonly subjectId: string;
  /** From and to; nothing personal. */
  readonly detail?: Readonly<Record<string, unknown>>;
  /** For what may be told twice, such as an event of the outbox: the second time nothing is written. */
  readonly auditId?: string;
}

/** What is done without a person. */
export const machineActor: AuditActor = { actorKind: 'System', actorId: null };

/** A person who acts for themselves. */
export const actorOf = (viewer: Viewer): AuditActor => ({
  actorKind: viewer.isProfessional ? 'Professional' : (viewer.role ?? 'Buyer'),
  actorId: viewer.userId,
});

/** A person who acts for the organisation that they are signed in for. */
export const actorOnBehalf = (viewer: Viewer): AuditActor => ({
  ...actorOf(viewer),
  actsFor: viewer.organisationId,
});

/** Writes who did what, in the transaction that does it. A trigger queues it for the chain. */
export async function audit(tx: Tx, now: Date, entry: AuditEntry): Promise<void> {
  const detail = { ...entry.detail, ...(entry.actsFor && { organisationId: entry.actsFor }) };
  const { actorKind, actorId, action, subjectKind, subjectId, auditId = newId() } = entry;
  const row = { auditId, at: now, actorKind, actorId, action, subjectKind, subjectId, detail };
  await leave(tx, { entries: [row] });
}
