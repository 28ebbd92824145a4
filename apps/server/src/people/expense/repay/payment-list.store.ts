import type { PaymentWay } from '@nukkad/contract/people/expense/employee-payment.api';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { AfterInstant } from '../../../platform/http/cursor.ts';
import { countFound } from '../../../platform/db/count-rows.ts';
import type { ReimbursementRow } from './reimbursement.store.ts';

export interface PaymentFilter {
  readonly organisationId: string;
  readonly from: Date;
  /** Not of the month any more. */
  readonly to: Date;
  readonly way: PaymentWay | null;
}

/** The conditions of the list, the same for its page and its count. */
function filtered(reader: Reader, { organisationId, from, to, way }: PaymentFilter) {
  const rows = reader
    .selectFrom('reimbursement')
    .where('organisation_id', '=', organisationId)
    .where('state', '=', 'paid')
    .where('paid_at', '>=', from)
    .where('paid_at', '<', to);
  if (way === null) return rows;
  return way === 'outside'
    ? rows.where('method', 'not in', ['salary', 'advance'])
    : rows.where('method', '=', way);
}

export interface PaymentRow
  extends Pick<ReimbursementRow, 'reimbursementId' | 'requestId' | 'method' | 'amountPaise' | 'reference'> {
  readonly paidAt: Date;
}

/** The newest first. */
export async function listPayments(
  reader: Reader,
  filter: PaymentFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<readonly PaymentRow[]> {
  return filtered(reader, filter)
    .select([
      'reimbursement_id as reimbursementId',
      'request_id as requestId',
      'method',
      'amount_paise as amountPaise',
      'reference',
    ])
    .select((eb) => eb.ref('paid_at').$notNull().as('paidAt'))
    .$if(after !== null, (rows) =>
      rows.where((eb) =>
        eb(eb.refTuple('paid_at', 'reimbursement_id'), '<', eb.tuple(after?.at ?? null, after?.id ?? '')),
      ),
    )
    .orderBy('paid_at', 'desc')
    .orderBy('reimbursement_id', 'desc')
    .limit(limit)
    .execute();
}

export const countPayments = (reader: Reader, filter: PaymentFilter): Promise<number> =>
  countFound(reader, filtered(reader, filter).select('reimbursement_id'));

/** Of the whole month, by way. */
export async function sumsOfMonth(
  reader: Reader,
  { organisationId, from, to }: PaymentFilter,
): Promise<Readonly<Record<PaymentWay, number>>> {
  const { rows } = await sql<Record<PaymentWay, number>>`select
      coalesce(sum(amount_paise) filter (where method not in ('salary', 'advance')), 0)::bigint as outside,
      coalesce(sum(amount_paise) filter (where method = 'salary'), 0)::bigint as salary,
      coalesce(sum(amount_paise) filter (where method = 'advance'), 0)::bigint as advance
    from reimbursement
    where organisation_id = ${organisationId} and state = 'paid' and paid_at >= ${from} and paid_at < ${to}`.execute(
    reader,
  );
  return rows[0] ?? { outside: 0, salary: 0, advance: 0 };
}
