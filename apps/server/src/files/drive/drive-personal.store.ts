/** What the drives keep of a person. */
import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';
import { thumbnailKeyOf } from './drive.rules.ts';
import { listFilesOnTheirWay } from './upload/upload.store.ts';

const inTeam = {
  table: 'drive_item',
  title: 'Files and folders of a team drive',
  without: ['ancestors', 'name_key', 'created_by', 'changed_by', 'binned_by'],
} as const;
const emptied = (column: 'created_by' | 'changed_by' | 'binned_by') =>
  ({ kind: 'blank', set: { [column]: null } }) as const;

/** The own drive goes with the account, versions and bin too. What a person put into the drive of a business stays, without them. */
export const drivePersonal: PersonalPort = {
  tables: [
    {
      table: 'drive_upload',
      title: 'Files on their way into a drive',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['lease_id'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'drive_star',
      title: 'Starred files and folders',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'remove' },
    },
    {
      table: 'drive_text',
      title: 'What your files say',
      whose: (userId) => sql`t.space_id in (select space_id from drive_space where user_id = ${userId})`,
      without: ['words'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'drive_version',
      title: 'Versions of your files',
      whose: (userId) =>
        sql`t.item_id in (select i.item_id from drive_item i join drive_space s using (space_id) where s.user_id = ${userId})`,
      without: ['storage_key'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'drive_item',
      title: 'Your files and folders',
      whose: (userId) => sql`t.space_id in (select space_id from drive_space where user_id = ${userId})`,
      without: ['ancestors', 'name_key'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'drive_space',
      title: 'Your drive',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'remove' },
    },
    {
      table: 'drive_version',
      title: 'Versions of files of a team drive',
      whose: (userId) => sql`t.created_by = ${userId}`,
      without: ['storage_key', 'created_by'],
      erasure: { kind: 'blank', set: { created_by: null } },
    },
    {
      ...inTeam,
      whose: (userId) => sql`t.created_by = ${userId}`,
      erasure: emptied('created_by'),
    },
    {
      ...inTeam,
      whose: (userId) => sql`t.changed_by = ${userId}`,
      erasure: emptied('changed_by'),
    },
    {
      ...inTeam,
      whose: (userId) => sql`t.binned_by = ${userId}`,
      erasure: emptied('binned_by'),
    },
  ],
  files: async (reader, userId) => {
    const { rows } = await sql<{ key: string }>`select v.storage_key as key from drive_space s
      join drive_item i using (space_id) join drive_version v using (item_id) where s.user_id = ${userId}`.execute(
      reader,
    );
    const kept = rows.flatMap(({ key }) => [key, thumbnailKeyOf(key)]);
    return [...kept, ...(await listFilesOnTheirWay(reader, userId))];
  },
};
