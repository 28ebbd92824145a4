import type { Paise } from '@nukkad/contract/kernel/money';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';

export interface AskedEarned {
  readonly organisationId: string;
  readonly staffIds: readonly string[];
  /** Both inclusive, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
}

/** Of one booking that a person did: its work, or the fee of its cancellation. */
export interface Earned {
  readonly staffId: string;
  readonly kind: 'work' | 'fee';
  readonly bookingId: string;
  readonly bookingNumber: string;
  readonly valuePaise: Paise;
}

/** As it is read: an adjustment has neither person nor booking. */
type EarnedRow = Pick<Earned, 'kind' | 'valuePaise'> & {
  readonly [Name in 'staffId' | 'bookingId' | 'bookingNumber']: string | null;
};

/** Of what became due in these days, so that a dispute or a cancellation is over. */
export async function listEarnedBy(
  reader: Reader,
  { organisationId, staffIds, from, to }: AskedEarned,
): Promise<readonly Earned[]> {
  if (staffIds.length === 0) return [];
  const { rows } = await sql<EarnedRow>`select professional_id as "staffId",
      case kind when 'work' then 'work' else 'fee' end as kind, booking_id as "bookingId", booking_number as "bookingNumber",
      value_paise as "valuePaise"
    from earning
    where organisation_id = ${organisationId} and professional_id = any(${[...staffIds]}::uuid[])
      and kind in ('work', 'cancellation_fee', 'no_show_fee') and due_on between ${from} and ${to} and value_paise > 0
    order by professional_id, earned_at, earning_id`.execute(reader);
  return rows.flatMap(({ staffId, bookingId, bookingNumber, ...row }) =>
    staffId && bookingId ? [{ ...row, staffId, bookingId, bookingNumber: bookingNumber ?? '' }] : [],
  );
}

/** What is due to a partner now, and in no payout. */
export async function sumDue(reader: Reader, organisationId: string): Promise<Paise> {
  const { rows } = await sql<{ due: number }>`select coalesce(sum(net_paise), 0)::bigint as due from earning
    where organisation_id = ${organisationId} and state = 'Due'`.execute(reader);
  return rows[0]?.due ?? 0;
}

/** The same, locked: no payout takes it until the transaction ends. */
export async function lockDue(tx: Tx, organisationId: string): Promise<Paise> {
  const { rows } = await sql<{ due: number }>`select coalesce(sum(net_paise), 0)::bigint as due from (
    select net_paise from earning where organisation_id = ${organisationId} and state = 'Due' for update) locked`.execute(
    tx,
  );
  return rows[0]?.due ?? 0;
}
