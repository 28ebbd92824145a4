import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';

interface NewNote {
  readonly noteId: string;
  readonly incidentId: string;
  readonly userId: string;
  readonly note: string;
  readonly at: Date;
}

export async function insertIncidentNote(tx: Tx, one: Authorized<NewNote>): Promise<void> {
  const { noteId, incidentId, userId, note, at } = one;
  await tx
    .insertInto('incident_note')
    .values({ note_id: noteId, incident_id: incidentId, user_id: userId, note, created_at: at })
    .execute();
}

const mostOffered = 50;

/** The labels in use, the most used first. */
export async function listLabels(reader: Reader): Promise<readonly string[]> {
  const { rows } = await sql<{ label: string }>`select label from incident, unnest(labels) label
    group by label order by count(*) desc, label limit ${mostOffered}`.execute(reader);
  return rows.map(({ label }) => label);
}
