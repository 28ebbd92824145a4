import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import type { SumOfTime } from './earning.rules.ts';

export interface AskedSums {
  readonly organisationId: string;
  readonly step: 'hour' | 'day';
  /** Half-open. */
  readonly from: Date;
  readonly to: Date;
}

/** What was earned, by hour or day and kind, from one index alone. Times without anything are left out. */
export async function listSums(
  reader: Reader,
  { organisationId, step, from, to }: AskedSums,
): Promise<SumOfTime[]> {
  const { rows } = await sql<SumOfTime>`
    select to_char(part, 'YYYY-MM-DD') as day, extract(hour from part)::int as hour, kind, count, jobs, value, tax,
      commission, "commissionTax", tcs, penalty, cash, net
    from (select date_trunc(${step}::text, earned_at at time zone 'Asia/Kolkata') as part, kind, count(*) as count,
        count(*) filter (where kind = 'work' and value_paise <> 0) as jobs, sum(value_paise)::bigint as value,
        sum(tax_paise)::bigint as tax, sum(commission_paise)::bigint as commission,
        sum(commission_tax_paise)::bigint as "commissionTax", sum(tcs_paise)::bigint as tcs,
        sum(penalty_paise)::bigint as penalty, sum(cash_paise)::bigint as cash, sum(net_paise)::bigint as net
      from earning where organisation_id = ${organisationId} and earned_at >= ${from} and earned_at < ${to}
      group by 1, 2) summed
    order by part, kind`.execute(reader);
  return rows;
}

/** When an organisation earned first and last; null: it has not yet. */
export async function findEarned(
  reader: Reader,
  organisationId: string,
): Promise<{ readonly first: Date; readonly last: Date } | null> {
  const { rows } = await sql<{ first: Date | null; last: Date | null }>`select
    (select earned_at from earning where organisation_id = ${organisationId} order by earned_at, earning_id limit 1) as first,
    (select earned_at from earning where organisation_id = ${organisationId} order by earned_at desc, earning_id desc limit 1) as last`.execute(
    reader,
  );
  const { first = null, last = null } = rows[0] ?? {};
  return first && last ? { first, last } : null;
}

export interface OwnDay {
  /** In Asia/Kolkata, YYYY-MM-DD. */
  readonly day: string;
  readonly jobs: number;
  readonly value: number;
  readonly cash: number;
}

/** The finished jobs of one professional of an organisation, by day: bills with tax, and cash. From one index alone. */
export async function listOwnDays(
  reader: Reader,
  own: { readonly organisationId: string; readonly staffId: string; readonly from: Date; readonly to: Date },
): Promise<OwnDay[]> {
  const { rows } = await sql<OwnDay>`
    select to_char(earned_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day,
      count(*) filter (where value_paise <> 0) as jobs, sum(value_paise + tax_paise)::bigint as value, sum(cash_paise)::bigint as cash
    from earning where professional_id = ${own.staffId} and organisation_id = ${own.organisationId} and kind = 'work'
      and earned_at >= ${own.from} and earned_at < ${own.to} group by 1`.execute(reader);
  return rows;
}
