import { sql } from 'kysely';
import type { NetworkFixture } from '../../fixtures/network-fixture.ts';

const tables = [
  'network_case',
  'network_comment',
  'network_post_file',
  'network_post_picture',
  'network_post',
  'network_poll',
  'network_story_picture',
  'network_story',
  'network_blog_picture',
  'network_blog',
  'network_group_invitation',
  'network_group_membership',
  'network_group',
];

/** Takes away what was written before, so that no limit of a day is reached. */
export async function clear({ app: { platform } }: NetworkFixture): Promise<void> {
  for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(platform.db);
}
