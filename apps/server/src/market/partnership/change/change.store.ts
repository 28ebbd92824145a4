/** All SQL on changes to live profiles. */
import type { FieldReason, ProfileField } from '@nukkad/contract/identity/partner/partner.model';
import type { ChangeState } from '@nukkad/contract/market/partnership/change.noun';
import { sql } from 'kysely';
import type { PartnerFacts } from '../../../identity/partner/index.ts';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { BankDetails } from '../bank/bank.store.ts';

/** By field, the columns that it is stored in. */
export type WantedFields = Partial<Record<Exclude<ProfileField, 'bank'>, Partial<PartnerFacts>>> & {
  readonly bank?: BankDetails;
};
export type ShownFields = Partial<Record<ProfileField, { readonly from: string; readonly to: string }>>;

export interface PartnerChange {
  readonly changeId: string;
  readonly organisationId: string;
  readonly status: ChangeState;
  readonly version: number;
  readonly wanted: WantedFields;
  readonly shown: ShownFields;
  readonly reasons: readonly FieldReason[];
  readonly askedAt: Date;
  /** The Admin who decided; null while it waits or after the partner took it back. */
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
}

const columns = sql`change_id as "changeId", organisation_id as "organisationId", status, version, wanted, shown, reasons,
  asked_at as "askedAt", decided_by as "decidedBy", decided_at as "decidedAt"`;
const open = sql`status in ('Pending', 'Rejected')`;

/** The one that waits, or was refused and not yet put away. */
export async function findOpenChange(reader: Reader, organisationId: string): Promise<PartnerChange | null> {
  const { rows } = await sql<PartnerChange>`select ${columns} from partner_change
    where organisation_id = ${organisationId} and ${open}`.execute(reader);
  return rows[0] ?? null;
}

export async function lockOpenChange(tx: Tx, organisationId: string): Promise<PartnerChange | null> {
  const { rows } = await sql<PartnerChange>`select ${columns} from partner_change
    where organisation_id = ${organisationId} and ${open} for update`.execute(tx);
  return rows[0] ?? null;
}

export async function saveChange(tx: Tx, change: Authorized<PartnerChange>): Promise<void> {
  const c = change;
  const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
  await sql`insert into partner_change (change_id, organisation_id, status, version, wanted, shown, reasons, asked_at, decided_by, decided_at)
    values (${c.changeId}, ${c.organisationId}, ${c.status}, ${c.version}, ${json(c.wanted)}, ${json(c.shown)}, ${json(c.reasons)},
      ${c.askedAt}, ${c.decidedBy}, ${c.decidedAt})
    on conflict (change_id) do update set status = excluded.status, version = excluded.version, wanted = excluded.wanted,
      shown = excluded.shown, reasons = excluded.reasons, asked_at = excluded.asked_at, decided_by = excluded.decided_by,
      decided_at = excluded.decided_at`.execute(tx);
}
