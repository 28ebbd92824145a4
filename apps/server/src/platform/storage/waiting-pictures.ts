import { sql } from 'kysely';
import type { Authorized } from '../authorize.ts';
import type { Tx } from '../db/database.ts';
import type { DB } from '../db/schema.gen.ts';

/** Pictures of members that are sent before what they belong to is written. */
type TableOfPictures = {
  [Table in keyof DB]: 'picture_id' | 'member_id' | 'storage_key' | 'added_at' extends keyof DB[Table]
    ? Table
    : never;
}[keyof DB];

/** `waitingPictures('network_story_picture', 'story_id')`: a picture waits while that column is null. */
export function waitingPictures<Table extends TableOfPictures>(
  table: Table,
  owner: keyof DB[Table] & string,
) {
  const [pictures, ownerId] = [sql.table(table), sql.ref(owner)];
  return {
    /** How many of a member wait. What adds some holds the lock until its end, so that no limit is passed by two at once. */
    count: async (tx: Tx, memberId: string): Promise<number> => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${table} ${memberId}`}, 0))`.execute(tx);
      const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from ${pictures}
        where member_id = ${memberId} and ${ownerId} is null`.execute(tx);
      return rows[0]?.waiting ?? 0;
    },
    /** Deletes a lot of those that have waited since before this. Answers the keys of the files. */
    forget: async (
      tx: Tx,
      { before, most }: Authorized<{ readonly before: Date; readonly most: number }>,
    ): Promise<readonly string[]> => {
      const { rows } = await sql<{ key: string }>`delete from ${pictures} where picture_id in
        (select picture_id from ${pictures} where ${ownerId} is null and added_at < ${before}
          order by added_at limit ${most}) returning storage_key as key`.execute(tx);
      return rows.map(({ key }) => key);
    },
  };
}
