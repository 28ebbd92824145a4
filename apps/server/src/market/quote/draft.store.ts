import type { QuoteDraftContent } from '@nukkad/contract/market/quote/quote.model';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { sendOff } from '../../platform/db/pipeline.ts';

export interface DraftRow {
  readonly leadId: string;
  readonly organisationId: string;
  readonly content: QuoteDraftContent;
  readonly version: number;
  readonly savedAt: Date;
}

type OfLead = Authorized<{ readonly leadId: string; readonly organisationId: string }>;

export async function findDraft(reader: Reader, leadId: string): Promise<DraftRow | null> {
  const { rows } =
    await sql<DraftRow>`select lead_id as "leadId", organisation_id as "organisationId", content, version,
      saved_at as "savedAt" from quote_draft where lead_id = ${leadId}`.execute(reader);
  return rows[0] ?? null;
}

/** Behind the lock of the lead, so no two change it at once; null: there is none. */
export async function findDraftVersion(tx: Tx, leadId: string): Promise<number | null> {
  const { rows } = await sql<{ version: number }>`select version from quote_draft
    where lead_id = ${leadId}`.execute(tx);
  return rows[0]?.version ?? null;
}

export async function saveDraft(
  tx: Tx,
  { leadId, organisationId }: OfLead,
  content: QuoteDraftContent,
  { version, now }: { readonly version: number; readonly now: Date },
): Promise<void> {
  const written = sql`insert into quote_draft (lead_id, organisation_id, content, version, saved_at)
    values (${leadId}, ${organisationId}, ${JSON.stringify(content)}::jsonb, ${version}, ${now})
    on conflict (lead_id) do update set content = excluded.content, version = excluded.version, saved_at = excluded.saved_at`;
  await sendOff(tx, written);
}

/** It was sent. */
export async function removeDraft(tx: Tx, { leadId }: OfLead): Promise<void> {
  await tx.deleteFrom('quote_draft').where('lead_id', '=', leadId).execute();
}
