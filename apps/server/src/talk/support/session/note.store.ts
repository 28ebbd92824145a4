import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';

export interface SessionNote {
  readonly noteId: string;
  readonly sessionId: string;
  readonly userId: string | null;
  readonly note: string;
  readonly at: Date;
}

const mostNotes = 100;

export async function insertNote(tx: Tx, one: Authorized<SessionNote>): Promise<void> {
  const { noteId, sessionId, userId, note, at } = one;
  await tx
    .insertInto('support_note')
    .values({ note_id: noteId, session_id: sessionId, user_id: userId, note, created_at: at })
    .execute();
}

export async function listNotes(reader: Reader, sessionId: string): Promise<SessionNote[]> {
  return reader
    .selectFrom('support_note')
    .select(['note_id as noteId', 'session_id as sessionId', 'user_id as userId', 'note', 'created_at as at'])
    .where('session_id', '=', sessionId)
    .orderBy('created_at')
    .limit(mostNotes)
    .execute();
}
