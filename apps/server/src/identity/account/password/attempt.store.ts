import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

export interface CountedAttempt {
  readonly tryId: string;
  readonly kind: 'password' | 'existence';
  readonly subjectHash: Buffer;
  readonly addressHash: Buffer;
  readonly at: Date;
}

/** One after the other; always the subject before the address, so two calls never wait for each other. */
export async function lockAttempts(
  tx: Tx,
  { kind, subjectHash, addressHash }: CountedAttempt,
): Promise<void> {
  for (const name of [
    `${kind} subject ${subjectHash.toString('hex')}`,
    `${kind} address ${addressHash.toString('hex')}`,
  ])
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

export async function countAttempts(
  tx: Tx,
  { kind, subjectHash, addressHash, at }: CountedAttempt,
  by: 'subject' | 'address',
  windowMs: number,
): Promise<number> {
  const hash = by === 'subject' ? sql`subject_hash = ${subjectHash}` : sql`address_hash = ${addressHash}`;
  const { rows } = await sql<{ tries: number }>`select count(*)::int as tries from counted_try
    where kind = ${kind} and ${hash} and at > ${new Date(at.getTime() - windowMs)}`.execute(tx);
  return rows[0]?.tries ?? 0;
}

export async function addAttempt(tx: Tx, fresh: CountedAttempt): Promise<void> {
  await sql`insert into counted_try (try_id, kind, subject_hash, address_hash, at)
    values (${fresh.tryId}, ${fresh.kind}, ${fresh.subjectHash}, ${fresh.addressHash}, ${fresh.at})`.execute(
    tx,
  );
}

/** It was right, so it is no wrong try. */
export async function removeAttempt(tx: Tx, tryId: string): Promise<void> {
  await sql`delete from counted_try where try_id = ${tryId}`.execute(tx);
}

export async function deleteAttemptsBefore(tx: Tx, instant: Date): Promise<void> {
  await sql`delete from counted_try where at < ${instant}`.execute(tx);
}
