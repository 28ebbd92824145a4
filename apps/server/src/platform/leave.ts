/**
 * What every verb leaves behind besides its own rows: events in the outbox, entries of the audit log and the answer of
 * its idempotency key. All of a transaction is collected and leaves with the commit, in one statement.
 */
import { sql } from 'kysely';
import type { Tx } from './db/database.ts';
import { atCommit } from './db/pipeline.ts';

export interface LeftEvent {
  readonly eventId: string;
  readonly name: string;
  readonly version: number;
  readonly payload: object;
  readonly createdAt: Date;
}

export interface LeftEntry {
  readonly auditId: string;
  readonly at: Date;
  readonly actorKind: string;
  readonly actorId: string | null;
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly detail: object;
}

/** The answer that a key is replayed with; its row was inserted when the key was claimed. */
export interface LeftAnswer {
  readonly owner: string;
  readonly key: string;
  readonly answer: unknown;
}

interface Left {
  readonly events: LeftEvent[];
  readonly entries: LeftEntry[];
  answer: LeftAnswer | null;
}

const statementOf = ({ events, entries, answer }: Left) =>
  sql`with logged as (
      insert into audit_log (audit_id, at, actor_kind, actor_id, action, subject_kind, subject_id, detail)
      select "auditId", at, "actorKind", "actorId", action, "subjectKind", "subjectId", detail
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry ("auditId" uuid, at timestamptz, "actorKind" text,
        "actorId" uuid, action text, "subjectKind" text, "subjectId" text, detail jsonb)
      on conflict do nothing),
    answered as (
      update idempotency_key set status = 200, answer = ${JSON.stringify(answer?.answer ?? null)}::jsonb
      where owner = ${answer?.owner ?? null} and key = ${answer?.key ?? null})
    insert into outbox (event_id, name, version, payload, created_at)
    select "eventId", name, version, payload, "createdAt" from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
      as event ("eventId" uuid, name text, version int, payload jsonb, "createdAt" timestamptz)`;

const collected = new WeakMap<Tx, Left>();

/** In a transaction that is not one of `write` or `inTransaction` it is written at once. */
export async function leave(tx: Tx, what: Partial<Left>): Promise<void> {
  const known = collected.get(tx);
  const left: Left = known ?? { events: [], entries: [], answer: null };
  left.events.push(...(what.events ?? []));
  left.entries.push(...(what.entries ?? []));
  left.answer = what.answer ?? left.answer;
  if (known) return;
  const send = () => {
    collected.delete(tx);
    return statementOf(left);
  };
  if (atCommit(tx, send)) collected.set(tx, left);
  else await statementOf(left).execute(tx);
}
