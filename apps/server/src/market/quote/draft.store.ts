import type { QuoteDraftContent } from '@nukkad/contract/market/quote/quote.model';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';

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

/** False: it is at another version by now. The lead is locked, so no two change it at once. */
export async function saveDraft(
  tx: Tx,
  { leadId, organisationId }: OfLead,
  content: QuoteDraftContent,
  { version, now }: { readonly version: number; readonly now: Date },
): Promise<boolean> {
  const { rows } =
    await sql`insert into quote_draft as d (lead_id, organisation_id, content, version, saved_at)
    values (${leadId}, ${organisationId}, ${JSON.stringify(content)}::jsonb, ${version + 1}, ${now})
    on conflict (lead_id) do update set content = excluded.content, version = excluded.version, saved_at = excluded.saved_at
      where d.version = ${version}
    returning 1`.execute(tx);
  return rows.length > 0;
}

/** It was sent. */
export async function removeDraft(tx: Tx, { leadId }: OfLead): Promise<void> {
  await tx.deleteFrom('quote_draft').where('lead_id', '=', leadId).execute();
}
