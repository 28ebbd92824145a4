import { type RawBuilder, sql } from 'kysely';
import type { PaymentFixture } from '../fixtures/payment-fixture.ts';

/** Paise by the way in which money moved. */
interface ByWay {
  readonly online: number;
  readonly cash: number;
  readonly credit: number;
  readonly later: number;
}

/** A booking's money as the double entries alone tell it, in paise. */
export interface Books {
  readonly charged: number;
  readonly returned: number;
  readonly returning: number;
  readonly owed: number;
  readonly charge: number;
  readonly kept: number;
  readonly carried: number;
  /** What came in, and of it what was not owed. */
  readonly came: ByWay;
  readonly surplus: number;
  /** What reached the customer again; later: what is no longer owed. */
  readonly back: ByWay;
  readonly surplusBack: number;
}

const accounts = {
  online: 'gateway_clearing',
  cash: 'partner_cash',
  credit: 'customer_credit',
  later: 'customer_receivable',
} as const;

const sumWhere = (condition: RawBuilder<unknown>) =>
  sql`coalesce(sum(e.amount_paise) filter (where ${condition}), 0)::int`;
const cameBy = (account: string) =>
  sumWhere(
    sql`e.account_code = ${account} and e.amount_paise > 0 and t.kind in ('payment_captured', 'payment_surplus_captured')`,
  );
/** Cash goes back from the bank account, and comes back where the account is wrong. */
const backBy = (account: string) =>
  sql`-${sumWhere(sql`e.account_code = ${account} and t.kind like 'payment%refund%'`)}`;

export async function booksOf(fixture: PaymentFixture, bookingId: string): Promise<Books> {
  const [row] = await fixture.rows(sql`select
      ${cameBy(accounts.online)} as "cameOnline", ${cameBy(accounts.cash)} as "cameCash",
      ${cameBy(accounts.credit)} as "cameCredit", ${cameBy(accounts.later)} as "cameLater",
      ${sumWhere(sql`e.account_code = 'gateway_clearing' and t.kind = 'payment_surplus_captured'`)} as surplus,
      ${backBy(accounts.online)} as "backOnline", ${backBy('bank_clearing')} as "backCash",
      ${backBy(accounts.credit)} as "backCredit", ${backBy(accounts.later)} as "backLater",
      -${sumWhere(sql`e.account_code = 'gateway_clearing' and t.kind = 'payment_surplus_refunded'`)} as "surplusBack",
      -${sumWhere(sql`e.account_code = 'refunds_clearing'`)} as returning,
      ${sumWhere(sql`e.account_code = 'customer_receivable'`)} as owed,
      -${sumWhere(sql`t.kind = 'booking_cancelled' and e.amount_paise < 0`)} as charge,
      ${sumWhere(sql`t.kind = 'booking_cancelled' and e.account_code = 'customer_held'`)} as kept,
      ${sumWhere(sql`t.kind = 'booking_cancelled' and e.account_code = 'cancellation_receivable'`)} as carried
    from ledger_entry e join ledger_transaction t using (transaction_id, posted_at) where e.booking_id = ${bookingId}`);
  const {
    cameOnline,
    cameCash,
    cameCredit,
    cameLater,
    backOnline,
    backCash,
    backCredit,
    backLater,
    ...sums
  } = row as Record<string, number>;
  const came = {
    online: cameOnline,
    cash: cameCash,
    credit: cameCredit,
    later: cameLater,
  } as unknown as ByWay;
  const back = {
    online: backOnline,
    cash: backCash,
    credit: backCredit,
    later: backLater,
  } as unknown as ByWay;
  return {
    ...(sums as unknown as Omit<Books, 'came' | 'back' | 'charged' | 'returned'>),
    charged: came.online + came.cash + came.credit,
    returned: back.online + back.cash + back.credit,
    came,
    back,
  };
}
