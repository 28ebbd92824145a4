import { sql } from 'kysely';
import type { Database, Reader } from '../db/database.ts';
import { newId } from '../id.ts';

export interface KeptMessage {
  readonly channel: 'sms' | 'mail' | 'push';
  readonly recipient: string;
  readonly template: string;
  readonly text: string;
  readonly createdAt: Date;
}

export interface InboxMessage extends KeptMessage {
  readonly messageId: string;
}

export async function keepMessage(db: Database, message: KeptMessage): Promise<void> {
  await sql`insert into development_inbox (message_id, channel, recipient, template, text, created_at)
    values (${newId()}, ${message.channel}, ${message.recipient}, ${message.template}, ${message.text}, ${message.createdAt})`.execute(
    db,
  );
}

/** Newest first. `before` is the last message of the page before. */
export async function listMessages(
  reader: Reader,
  wanted: { to: string | null; before: string | null; limit: number },
): Promise<InboxMessage[]> {
  const { to, before, limit } = wanted;
  const { rows } =
    await sql<InboxMessage>`select message_id as "messageId", channel, recipient, template, text, created_at as "createdAt"
    from development_inbox
    where (${to}::text is null or recipient = ${to}) and (${before}::uuid is null or message_id < ${before}::uuid)
    order by message_id desc limit ${limit}`.execute(reader);
  return rows;
}
