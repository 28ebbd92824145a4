import { sql } from 'kysely';
import type { Tx } from './db/database.ts';
import { newId } from './id.ts';
import type { Viewer } from './viewer.ts';

export interface AuditEntry {
  /** Buyer, Service Partner, subUser, Professional, Admin or System. */
  readonly actorKind: string;
  /** The user; null for System. */
  readonly actorId: string | null;
  /** domain.verb. */
  readonly action: string;
  /** The table of the thing that changed, and its id. */
  readonly subjectKind: string;
  readonly subjectId: string;
  /** From and to; nothing personal. */
  readonly detail?: Readonly<Record<string, unknown>>;
  /** For what may be told twice, such as an event of the outbox: the second time nothing is written. */
  readonly auditId?: string;
}

/** A person who acts, as the log names them. */
export const actorOf = (viewer: Viewer): Pick<AuditEntry, 'actorKind' | 'actorId'> => ({
  actorKind: viewer.isProfessional ? 'Professional' : (viewer.role ?? 'Buyer'),
  actorId: viewer.userId,
});

/** Writes who did what, in the transaction that does it. A trigger queues it for the chain. */
export async function audit(tx: Tx, now: Date, entry: AuditEntry): Promise<void> {
  await sql`insert into audit_log (audit_id, at, actor_kind, actor_id, action, subject_kind, subject_id, detail)
    values (${entry.auditId ?? newId()}, ${now}, ${entry.actorKind}, ${entry.actorId}, ${entry.action}, ${entry.subjectKind},
      ${entry.subjectId}, ${JSON.stringify(entry.detail ?? {})}::jsonb)
    on conflict do nothing`.execute(tx);
}
