import type { IncidentTopic } from '@nukkad/contract/talk/support/support.model';
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { AgentOnDuty } from './session.rules.ts';

export interface Duty {
  readonly userId: string;
  readonly onDuty: boolean;
  readonly languages: readonly ('en' | 'hi')[];
  readonly topics: readonly IncidentTopic[];
  readonly most: number;
}

export async function findDuty(reader: Reader, userId: string): Promise<Duty | null> {
  const found = await reader
    .selectFrom('support_agent')
    .select(['user_id as userId', 'on_duty as onDuty', 'languages', 'topics', 'most'])
    .where('user_id', '=', userId)
    .$narrowType<{ languages: ('en' | 'hi')[]; topics: IncidentTopic[] }>()
    .executeTakeFirst();
  return found ?? null;
}

export async function saveDuty(
  tx: Tx,
  { userId, onDuty, languages, topics, most }: Authorized<Duty>,
  now: Date,
): Promise<void> {
  const kept = { languages: [...languages], topics: [...topics], most };
  const duty = { ...kept, on_duty: onDuty, seen_at: now, changed_at: now };
  await tx
    .insertInto('support_agent')
    .values({ user_id: userId, ...duty })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(duty))
    .execute();
}

/** True: on duty. */
export async function markSeen(
  tx: Tx,
  { userId }: Authorized<Pick<Duty, 'userId'>>,
  now: Date,
): Promise<boolean> {
  const [row] = await tx
    .updateTable('support_agent')
    .set({ seen_at: now })
    .where('user_id', '=', userId)
    .where('on_duty', '=', true)
    .returning('user_id')
    .execute();
  return row !== undefined;
}

/** On duty and seen since `since`, with what they have under way. */
export async function listOnDuty(reader: Reader, since: Date): Promise<AgentOnDuty[]> {
  const { rows } = await sql<AgentOnDuty>`select a.user_id as "userId", a.languages, a.topics, a.most,
      (select count(*)::int from support_session s where s.agent_id = a.user_id and s.status in ('Assigned', 'Inprogress')) as load,
      (select max(s.assigned_at) from support_session s where s.agent_id = a.user_id and s.status in ('Assigned', 'Inprogress')) as "lastAt"
    from support_agent a where a.on_duty and a.seen_at > ${since} order by a.user_id`.execute(reader);
  return rows;
}

/** On duty, but not seen since `since`. */
export async function lockGone(tx: Tx, since: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('support_agent')
    .select('user_id')
    .where('on_duty', '=', true)
    .where('seen_at', '<=', since)
    .orderBy('user_id')
    .forUpdate()
    .execute();
  return rows.map(({ user_id: userId }) => userId);
}

export async function endDuty(
  tx: Tx,
  { userId }: Authorized<Pick<Duty, 'userId'>>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('support_agent')
    .set({ on_duty: false, changed_at: now })
    .where('user_id', '=', userId)
    .execute();
}
