import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import { type CashRefundRules, defaultRules } from './cash-refund.rules.ts';
import type { PersonalPort } from '../../platform/personal.ts';

const columns = {
  refundId: 'refund_id',
  bookingId: 'booking_id',
  bookingNumber: 'booking_number',
  userId: 'user_id',
  amountPaise: 'amount_paise',
  status: 'status',
  version: 'version',
  reason: 'reason',
  kind: 'kind',
  holderName: 'holder_name',
  ifsc: 'ifsc',
  bankName: 'bank_name',
  accountSealed: 'account_sealed',
  accountHint: 'account_hint',
  nameChecked: 'name_checked',
  attemptId: 'attempt_id',
  failure: 'failure',
  checkedBy: 'checked_by',
  decidedBy: 'decided_by',
  decideWhy: 'decide_why',
  askedAt: 'asked_at',
  paidAt: 'paid_at',
} as const;
const cashRefund = tableColumns('cash_refund', columns);
export const cashRefundColumns = cashRefund.asSql;
export type CashRefundRow = RowOf<'cash_refund', typeof columns>;

export const readRules = (reader: Reader, at: Date): Promise<CashRefundRules> =>
  settingAt(reader, 'cash_refund.rules', at, defaultRules);

export const lockCashRefund = cashRefund.lockBy('refundId');
export const findCashRefund = cashRefund.findBy('refundId');
export const insertCashRefund = cashRefund.insert;
/** All that a move may change. */
export const saveCashRefund = cashRefund
  .saveBy('refundId')
  .but('bookingId', 'bookingNumber', 'userId', 'amountPaise', 'reason', 'askedAt');

export interface OwnFilter {
  readonly userId: string;
  readonly bookingId?: string | undefined;
}

/** Newest first, behind the row that `after` names. */
export async function listOwnCashRefunds(
  reader: Reader,
  { userId, bookingId }: OwnFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<CashRefundRow[]> {
  const of = bookingId ? sql`and booking_id = ${bookingId}` : sql``;
  const behind = after ? sql`and (asked_at, refund_id) < (${after.at}, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<CashRefundRow>`select ${cashRefund.asSql} from cash_refund
    where user_id = ${userId} ${of} ${behind} order by asked_at desc, refund_id desc limit ${limit}`.execute(
    reader,
  );
  return rows;
}

/** Those that no provider has taken, and those whose end it has not told. */
export async function listOpenCashRefunds(reader: Reader, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ refundId: string }>`select r.refund_id as "refundId" from cash_refund r
      join cash_refund_attempt a using (attempt_id)
    where r.status in ('Pending', 'Processing') and a.made_at < ${before} order by a.made_at limit ${limit}`.execute(
    reader,
  );
  return rows.map(({ refundId }) => refundId);
}

/** Part of the accounts; where it went is no one's business once the account is gone. */
export const cashRefundPersonal: PersonalPort = {
  tables: [
    {
      table: 'cash_refund',
      title: 'Refunds of cash',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['account_sealed', 'attempt_id', 'version', 'checked_by', 'decided_by', 'decide_why'],
      erasure: {
        kind: 'blank',
        set: { holder_name: null, account_sealed: null, account_hint: null, ifsc: null },
        kept: { why: 'accounts', years: 8 },
      },
    },
    // What an Admin decided stays evidence.
    {
      table: 'cash_refund',
      title: 'Refunds of cash that you decided on',
      whose: (userId) => sql`t.checked_by = ${userId} or t.decided_by = ${userId}`,
      without: [
        'user_id',
        'holder_name',
        'ifsc',
        'bank_name',
        'account_sealed',
        'account_hint',
        'attempt_id',
        'version',
      ],
      erasure: { kind: 'keep', kept: { why: 'accounts', years: 8 } },
    },
  ],
};
