/** People who talk: customers and owners of partners with a conversation each, signed in. */
import type pg from 'pg';
import { seedSession, seedUser } from '../../apps/server/seed/account.ts';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { newId } from '../../apps/server/src/platform/id.ts';

export interface TalkPerson {
  readonly userId: string;
  readonly token: string;
}

export interface Talk {
  readonly conversationId: string;
  readonly a: TalkPerson;
  readonly b: TalkPerson;
}

/** Between two customers, so that no booking is read for it: what is measured is the way of a message. */
export async function fillTalks(pool: pg.Pool, secret: string, count: number): Promise<Talk[]> {
  const db = openDatabase(pool);
  const now = new Date();
  const talks: Talk[] = [];
  for (let at = 0; at < count; at += 1) {
    const people = await db.transaction().execute(async (tx) => {
      const made: TalkPerson[] = [];
      for (const half of [0, 1]) {
        const userId = newId();
        const mobileNumber = `8${String(at * 2 + half).padStart(9, '0')}`;
        await seedUser(tx, { userId, mobileNumber, fullName: 'Asha Verma' }, now);
        const as = { role: 'Buyer' as const, organisationId: null, staffId: null };
        const { accessToken } = await seedSession(tx, { secret, userId, mobileNumber, as }, now);
        made.push({ userId, token: accessToken });
      }
      return made;
    });
    const [a, b] = people as [TalkPerson, TalkPerson];
    const conversationId = newId();
    await pool.query(
      `insert into conversation (conversation_id, session_type, a_user_id, b_user_id, last_at, created_at)
      values ($1, 'direct', $2, $3, $4, $4)`,
      [conversationId, a.userId, b.userId, now],
    );
    talks.push({ conversationId, a, b });
  }
  return talks;
}

/** So many messages of the past, half of each side. */
export async function fillMessages(
  pool: pg.Pool,
  { conversationId, a, b }: Talk,
  count: number,
): Promise<void> {
  await pool.query(
    `insert into message (conversation_id, seq, message_id, at, side, user_id, text, a_count, b_count)
    select $1, n, gen_random_uuid(), now() - interval '60 days' + n * (interval '60 days' / $2),
      case when n % 2 = 1 then 'a' else 'b' end, case when n % 2 = 1 then $3::uuid else $4::uuid end,
      'A message of the past, number ' || n, (n + 1) / 2, n / 2 from generate_series(1, $2::int) n`,
    [conversationId, count, a.userId, b.userId],
  );
  await pool.query(
    `update conversation set last_seq = $2, a_count = ($2 + 1) / 2, b_count = $2 / 2 where conversation_id = $1`,
    [conversationId, count],
  );
}
