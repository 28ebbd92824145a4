import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

export type TicketPurpose = 'password' | 'enrol' | 'code';

export interface Ticket {
  readonly ticketHash: Buffer;
  readonly userId: string;
  readonly purpose: TicketPurpose;
  readonly totpSecret: Buffer | null;
}

export async function addTicket(tx: Tx, ticket: Ticket, now: Date, expiresAt: Date): Promise<void> {
  await sql`insert into admin_ticket (ticket_hash, user_id, purpose, totp_secret, created_at, expires_at)
    values (${ticket.ticketHash}, ${ticket.userId}, ${ticket.purpose}, ${ticket.totpSecret}, ${now}, ${expiresAt})`.execute(
    tx,
  );
}

/** Null: unknown, used, or over. */
export async function lockTicket(tx: Tx, ticketHash: Buffer, now: Date): Promise<Ticket | null> {
  const { rows } =
    await sql<Ticket>`select ticket_hash as "ticketHash", user_id as "userId", purpose, totp_secret as "totpSecret"
    from admin_ticket where ticket_hash = ${ticketHash} and used_at is null and expires_at > ${now} for update`.execute(
      tx,
    );
  return rows[0] ?? null;
}

export async function markTicketUsed(tx: Tx, ticket: Ticket, now: Date): Promise<void> {
  await sql`update admin_ticket set used_at = ${now} where ticket_hash = ${ticket.ticketHash}`.execute(tx);
}

/** A new beginning ends what was begun before. */
export async function endTicketsOf(tx: Tx, userId: string, now: Date): Promise<void> {
  await sql`update admin_ticket set used_at = ${now} where user_id = ${userId} and used_at is null`.execute(
    tx,
  );
}

export async function deleteTicketsBefore(tx: Tx, instant: Date): Promise<void> {
  await sql`delete from admin_ticket where expires_at < ${instant}`.execute(tx);
}
