import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { containing } from '../../platform/db/like.ts';

/** By a part of the name, as a handle is typed too, or by the whole handle: connections first. */
export async function listMentionableIds(
  reader: Reader,
  memberId: string,
  typed: string,
  most: number,
): Promise<readonly string[]> {
  const name = containing(typed.replaceAll('-', ' '));
  const { rows } = await sql<{ id: string }>`select m.member_id as id from network_member m
    where m.is_active and m.member_id <> ${memberId}::uuid and (m.shown_name ilike ${name} or m.handle = ${typed.toLowerCase()})
      and (m.mentioned_by = 'everyone' or (m.mentioned_by = 'connections' and network_connected(${memberId}::uuid, m.member_id)))
      and network_sees(${memberId}::uuid, m.member_id)
    order by network_connected(${memberId}::uuid, m.member_id) desc, m.shown_name, m.member_id limit ${most}`.execute(
    reader,
  );
  return rows.map(({ id }) => id);
}
