import type { Deducted, Earning } from '@nukkad/contract/money/earning/earning.model';
import type { EarningRow } from './earning.store.ts';
import { deductionsOf, earnedOf } from './earning.rules.ts';

/** Names of services in the language of the call, by id. */
export type Titles = ReadonlyMap<string, { readonly name: string }>;

function titleOf({ firstLine, serviceId, moreLines }: EarningRow, titles: Titles): string | null {
  const name = titles.get(serviceId ?? '')?.name ?? firstLine;
  return name !== null && moreLines ? `${name} +${moreLines}` : name;
}

const percentOf = ({ commission, commissionPercent }: EarningRow) =>
  commission === 0 ? null : commissionPercent;

export const presentEarning = (row: EarningRow, titles: Titles): Earning => ({
  earningId: row.earningId,
  kind: row.kind,
  state: row.state,
  bookingId: row.bookingId,
  bookingNumber: row.bookingNumber,
  projectId: row.projectId,
  title: titleOf(row, titles),
  professionalName: row.professionalName,
  earnedAt: row.earnedAt.toISOString(),
  value: row.value,
  ownOffer: row.ownOffer,
  tax: row.tax,
  commission: row.commission,
  commissionTax: row.commissionTax,
  tcs: row.tcs,
  penalty: row.penalty,
  earned: earnedOf(row),
  cash: row.cash,
  net: row.net,
  commissionPercent: percentOf(row),
  dueOn: row.dueOn,
  holdReason: row.holdReason,
  payoutId: row.payoutId,
});

export function presentDeducted(row: EarningRow, titles: Titles): Deducted {
  const deductions = deductionsOf(row, percentOf(row));
  return {
    earningId: row.earningId,
    kind: row.kind,
    bookingNumber: row.bookingNumber,
    title: titleOf(row, titles),
    earnedAt: row.earnedAt.toISOString(),
    deductions,
    total: deductions.reduce((sum, { amount }) => sum + amount, 0),
  };
}
