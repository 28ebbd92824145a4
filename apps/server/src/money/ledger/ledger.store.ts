import type { Paise } from '@nukkad/contract/kernel/money';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import { newId } from '../../platform/id.ts';
import { type LedgerRules, type Posting, defaultRules } from './ledger.rules.ts';
import type { PersonalPort } from '../../platform/personal.ts';

export const readRules = (reader: Reader, at: Date): Promise<LedgerRules> =>
  settingAt(reader, 'ledger.rules', at, defaultRules);

/** Of a booking: taxes are those of the day of the supply, shares those of the day on which it was booked. */
export async function readBooks(
  reader: Reader,
  at: Date,
  { createdAt }: { readonly createdAt: Date },
): Promise<LedgerRules> {
  const [taxes, agreed] = await Promise.all([readRules(reader, at), readRules(reader, createdAt)]);
  const { commissionGstPercent, tcsPercent } = taxes;
  return { ...agreed, commissionGstPercent, tcsPercent };
}

export interface NewTransaction {
  readonly kind: string;
  readonly eventId: string;
  /** Null: of no single booking. */
  readonly bookingId: string | null;
  /** The event's instant: with it the event's id is unique in every partition. */
  readonly postedAt: Date;
  readonly postings: readonly Posting[];
}

/** Once per event; told again it changes nothing, and it answers false. The database refuses entries that do not sum to zero. */
export async function saveTransaction(tx: Tx, wanted: NewTransaction): Promise<boolean> {
  const transactionId = newId();
  const { rows } =
    await sql`insert into ledger_transaction (transaction_id, posted_at, kind, event_id, booking_id)
    values (${transactionId}, ${wanted.postedAt}, ${wanted.kind}, ${wanted.eventId}, ${wanted.bookingId})
    on conflict (event_id, posted_at) do nothing returning 1`.execute(tx);
  if (rows.length === 0) return false;
  const lines = wanted.postings.map((posting, index) => ({
    ...posting,
    organisationId: posting.organisationId ?? null,
    line: index + 1,
  }));
  await sql`insert into ledger_entry (transaction_id, posted_at, line, account_code, organisation_id, booking_id, amount_paise)
    select ${transactionId}::uuid, ${wanted.postedAt}::timestamptz, e.line, e.account, e."organisationId", ${wanted.bookingId}::uuid, e."amountPaise"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as e(line int, account text, "organisationId" uuid, "amountPaise" bigint)`.execute(
    tx,
  );
  return true;
}

export interface Violation {
  readonly violation: string;
  readonly subject: string;
  readonly paise: number;
}

/** Every breach of the money promises; none when all is well. Meaningful once the outbox is drained. */
export async function auditLedger(reader: Reader): Promise<Violation[]> {
  const { rows } = await sql<Violation>`select violation, subject, paise from ledger_audit()`.execute(reader);
  return rows;
}

/** Paise that we owe this partner, less what it holds for us in cash; negative: it owes us. */
export async function partnerBalance(reader: Reader, organisationId: string): Promise<Paise> {
  const { rows } = await sql<{
    owed: number;
  }>`select coalesce(-sum(amount_paise), 0)::bigint as owed from ledger_entry
    where organisation_id = ${organisationId} and account_code in ('partner_payable', 'partner_cash')`.execute(
    reader,
  );
  return rows[0]?.owed ?? 0;
}

export interface PostingRow {
  readonly transactionId: string;
  readonly kind: string;
  readonly postedAt: Date;
  readonly line: number;
  readonly account: string;
  readonly organisationId: string | null;
  readonly amountPaise: number;
}

/** Of one booking, oldest first; found by an index. */
export async function listPostings(reader: Reader, bookingId: string): Promise<readonly PostingRow[]> {
  const { rows } =
    await sql<PostingRow>`select t.transaction_id as "transactionId", t.kind, t.posted_at as "postedAt", e.line,
      e.account_code as account, e.organisation_id as "organisationId", e.amount_paise as "amountPaise"
    from (select transaction_id, kind, posted_at from ledger_transaction where booking_id = ${bookingId}
        order by posted_at, transaction_id limit 100) t
      join ledger_entry e on e.transaction_id = t.transaction_id and e.posted_at = t.posted_at
    order by t.posted_at, t.transaction_id, e.line`.execute(reader);
  return rows;
}

/** The ledger knows bookings and organisations, no names. */
export const ledgerPersonal: PersonalPort = {
  tables: [
    {
      table: 'ledger_entry',
      title: 'Accounts of your bookings',
      whose: (
        userId,
      ) => sql`t.account_code in ('customer_held', 'refunds_clearing', 'cancellation_receivable')
        and t.booking_id in (select b.booking_id from booking b where b.buyer_id = ${userId})`,
      without: ['organisation_id'],
      erasure: { kind: 'keep', kept: { why: 'accounts', years: 8 } },
    },
  ],
  openMatters: async (reader, userId) => {
    const { rows } = await sql<{ open: boolean }>`select exists (
      select 1 from ledger_entry e join organisation o using (organisation_id)
      where o.owner_user_id = ${userId} and e.account_code in ('partner_payable', 'partner_cash')
      group by e.organisation_id having sum(e.amount_paise) <> 0) as open`.execute(reader);
    return rows[0]?.open ? ['payout_open'] : [];
  },
};
