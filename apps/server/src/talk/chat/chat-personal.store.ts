import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';
import { listFilesOf } from './document.store.ts';

/**
 * What a person wrote goes with the account; what the other side wrote stays theirs. A conversation stays without the person.
 */
export const chatPersonal: PersonalPort = {
  tables: [
    {
      table: 'message_hidden',
      title: 'Messages you deleted for yourself',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'remove' },
    },
    {
      table: 'message_reaction',
      title: 'Your reactions to messages',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'remove' },
    },
    {
      table: 'conversation_choice',
      title: 'Conversations you pinned or muted',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'remove' },
    },
    {
      table: 'conversation_reader',
      title: 'How far you read',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'remove' },
    },
    {
      table: 'chat_document',
      title: 'Files you sent in messages',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['storage_key'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'message',
      title: 'Messages you wrote',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: {
        kind: 'blank',
        set: {
          user_id: null,
          text: '',
          begun: null,
          story_id: null,
          documents: 0,
          deleted_at: sql`coalesce(t.deleted_at, now())`,
        },
      },
    },
    {
      table: 'conversation',
      title: 'Conversations',
      whose: (userId) => sql`(t.a_user_id = ${userId} or t.b_user_id = ${userId})`,
      without: ['a_organisation_id', 'b_organisation_id', 'a_user_id', 'b_user_id'],
      erasure: {
        kind: 'blank',
        set: { a_user_id: null, b_user_id: null, last_text: '', last_begun: null, a_open: '', b_open: '' },
      },
    },
  ],
  files: listFilesOf,
};
