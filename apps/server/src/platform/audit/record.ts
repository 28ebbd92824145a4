import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { newId } from '../id.ts';
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
  /** Table of the thing that changed. */
  readonly subjectKind: string;
  readonly subjectId: string;
  /** From, to, reason codes: nothing personal. */
  readonly detail?: Readonly<Record<string, unknown>>;
  /** For what may be told twice, such as an event of the outbox: the second time nothing is written. */
  readonly auditId?: string;
}

export const systemActor: AuditActor = { kind: 'System', userId: null };

export const actorOf = (viewer: Viewer): AuditActor => ({
  kind: viewer.isProfessional ? 'Professional' : (viewer.role ?? 'Buyer'),
  userId: viewer.userId,
});

/** Writes a row of the append-only audit log, in the transaction that makes it true. */
export async function recordAudit(tx: Tx, entry: AuditEntry, now: Date): Promise<void> {
  const { actor, action, subjectKind, subjectId, detail = {}, auditId = newId() } = entry;
  await sql`insert into audit_log (audit_id, at, actor_kind, actor_id, action, subject_kind, subject_id, detail)
    values (${auditId}, ${now}, ${actor.kind}, ${actor.userId}, ${action}, ${subjectKind}, ${subjectId},
      ${JSON.stringify(detail)}::jsonb)
    on conflict do nothing`.execute(tx);
}
