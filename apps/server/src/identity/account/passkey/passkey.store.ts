import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { mostPasskeys } from './passkey.rules.ts';

export interface Passkey {
  readonly passkeyId: string;
  readonly userId: string;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly isSynced: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** The counter is 32 bits on the wire, so a number holds it. */
const fields = sql`passkey_id as "passkeyId", user_id as "userId", credential_id as "credentialId", public_key as "publicKey",
  counter::float8 as counter, transports, name, is_synced as "isSynced", created_at as "createdAt", last_used_at as "lastUsedAt"`;

export async function listPasskeys(reader: Reader, userId: string): Promise<Passkey[]> {
  const { rows } = await sql<Passkey>`select ${fields} from passkey where user_id = ${userId}
    order by passkey_id desc limit ${mostPasskeys}`.execute(reader);
  return rows;
}

export async function lockPasskey(tx: Tx, passkeyId: string): Promise<Passkey | null> {
  const { rows } =
    await sql<Passkey>`select ${fields} from passkey where passkey_id = ${passkeyId} for update`.execute(tx);
  return rows[0] ?? null;
}

/** Two showings of one passkey go one after the other, so that its counter is compared with the newest. */
export async function lockByCredential(tx: Tx, credentialId: string): Promise<Passkey | null> {
  const { rows } =
    await sql<Passkey>`select ${fields} from passkey where credential_id = ${credentialId} for update`.execute(
      tx,
    );
  return rows[0] ?? null;
}

export async function addPasskeyRow(tx: Tx, passkey: Authorized<Passkey>): Promise<void> {
  const p = passkey;
  await sql`insert into passkey (passkey_id, user_id, credential_id, public_key, counter, transports, name, is_synced, created_at)
    values (${p.passkeyId}, ${p.userId}, ${p.credentialId}, ${p.publicKey}, ${p.counter}, ${[...p.transports]}::text[],
      ${p.name}, ${p.isSynced}, ${p.createdAt})`.execute(tx);
}

export async function saveName(tx: Tx, passkey: Authorized<Passkey>, name: string): Promise<void> {
  await sql`update passkey set name = ${name} where passkey_id = ${passkey.passkeyId}`.execute(tx);
}

export async function markUsed(
  tx: Tx,
  { passkeyId }: Authorized<Passkey>,
  counter: number,
  now: Date,
): Promise<void> {
  await sql`update passkey set counter = ${counter}, last_used_at = ${now} where passkey_id = ${passkeyId}`.execute(
    tx,
  );
}

export async function removePasskeyRow(tx: Tx, passkey: Authorized<Passkey>): Promise<void> {
  await sql`delete from passkey where passkey_id = ${passkey.passkeyId}`.execute(tx);
}
