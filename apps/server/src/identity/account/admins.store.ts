import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';

const mostAdmins = 200;

/** Active ones, by name. */
export async function listAdmins(
  reader: Reader,
): Promise<readonly { readonly userId: string; readonly fullName: string }[]> {
  const { rows } = await sql<{ userId: string; fullName: string }>`select u.user_id as "userId",
      u.full_name as "fullName"
    from user_account u where u.status = 'Active'
      and exists (select 1 from user_role r where r.user_id = u.user_id and r.role = 'Admin')
    order by u.full_name, u.user_id limit ${mostAdmins}`.execute(reader);
  return rows;
}
