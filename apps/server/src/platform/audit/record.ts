import { actorOf as actingAs, audit } from '../audit.ts';
import type { Tx } from '../db/database.ts';
import type { Viewer } from '../viewer.ts';

/** Who did it, as the log names them. */
export interface AuditActor {
  readonly kind: string;
  /** Null: the system. */
  readonly userId: string | null;
}

export interface AuditEntry {
  readonly actor: AuditActor;
  /** domain.verb, e.g. account.suspend. */
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly detail?: Readonly<Record<string, unknown>>;
  /** For what may be told twice: the second time nothing is written. */
  readonly auditId?: string;
}

export const actorOf = (viewer: Viewer): AuditActor => {
  const { actorKind: kind, actorId: userId } = actingAs(viewer);
  return { kind, userId };
};

/** The same as `audit`, for those who speak of an actor. */
export const recordAudit = (tx: Tx, { actor, ...entry }: AuditEntry, now: Date): Promise<void> =>
  audit(tx, now, { ...entry, actorKind: actor.kind, actorId: actor.userId });
