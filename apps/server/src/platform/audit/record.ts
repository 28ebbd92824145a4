import { audit } from '../audit.ts';
import type { Tx } from '../db/database.ts';

/** Who did it, as the log names them. */
export interface AuditActor {
  readonly kind: string;
  /** Null: the system. */
  readonly userId: string | null;
}

interface AuditRecord {
  readonly actor: AuditActor;
  /** domain.verb, e.g. account.suspend. */
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** The same as `audit`, for those who speak of an actor. */
export const recordAudit = (tx: Tx, { actor, ...entry }: AuditRecord, now: Date): Promise<void> =>
  audit(tx, now, { ...entry, actorKind: actor.kind, actorId: actor.userId });
