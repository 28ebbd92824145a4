/** What a partner earned with each job: the first page, by one statement. */
import { pageOf } from './cards.mjs';
import { rowsOf } from './driver.mjs';
import { claimsOf, liveSession } from './session.mjs';

const pageSize = 20;

const list = `with e as materialized (select e.* from ${liveSession('$1', '$2')} cross join lateral (
      select * from earning where organisation_id = session.organisation_id
      order by earned_at desc, earning_id desc limit ${pageSize + 1}) e)
  select e.*, to_char(e.due_on, 'YYYY-MM-DD') as due, s.full_name as professional, line.name, line.more
  from e left join staff_member s on s.staff_id = e.professional_id
    left join lateral (select name, (select count(*) - 1 from booking_line where booking_id = e.booking_id) as more
      from booking_line where booking_id = e.booking_id order by position limit 1) line on true
  order by e.earned_at desc, e.earning_id desc`;

export function earningOf(row) {
  const deducted = row.commission_paise + row.commission_tax_paise + row.tcs_paise + row.penalty_paise;
  return {
    earningId: row.earning_id,
    ownOffer: row.own_offer_paise,
    kind: row.kind,
    state: row.state,
    bookingId: row.booking_id,
    bookingNumber: row.booking_number,
    projectId: row.project_id,
    title: row.more > 0 ? `${row.name} +${row.more}` : row.name,
    professionalName: row.professional,
    earnedAt: row.earned_at.toISOString(),
    value: row.value_paise,
    tax: row.tax_paise,
    commission: row.commission_paise,
    commissionTax: row.commission_tax_paise,
    tcs: row.tcs_paise,
    penalty: row.penalty_paise,
    earned: row.value_paise + row.tax_paise - deducted,
    cash: row.cash_paise,
    net: row.net_paise,
    commissionPercent: row.commission_paise === 0 ? null : Number(row.commission_percent),
    dueOn: row.due,
    holdReason: row.hold_reason,
    payoutId: row.payout_id,
  };
}

export async function earningList({ headers }) {
  const { sid, jti } = claimsOf(headers);
  const rows = await rowsOf(list, [sid, jti]);
  return pageOf(rows, pageSize, earningOf, (row) => [row.earned_at.toISOString(), row.earning_id]);
}
