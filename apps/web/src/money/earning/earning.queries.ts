import { deductedQuery, earningsQuery } from '@nukkad/contract/money/earning/earning-list.query';
import {
  getEarning,
  getEarningStatement,
  getEarningSummary,
  listDeducted,
  listEarnings,
} from '@nukkad/contract/money/earning/earning.api';
import { listAddress } from '@nukkad/lists/address';
import { call } from '../../platform/api/client.ts';
import { saveFile } from '../../ui/press/save-file.ts';
import type { Period } from './period.ts';
import { useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';

export const earningsAddress = listAddress(
  earningsQuery.shape,
  ['window', 'from', 'to', 'kind', 'state', 'staffId', 'q', 'sort'],
  {},
);
export const deductedAddress = listAddress(deductedQuery.shape, ['window', 'from', 'to', 'deduction'], {});

/** The jobs of one payout, on its own page. */
export const payoutEarningsAddress = listAddress(earningsQuery.shape, ['sort'], {});

type EarningsAsked = ReturnType<typeof earningsAddress.read> & { readonly payoutId?: string };
type DeductedAsked = ReturnType<typeof deductedAddress.read>;

/** The figures of a period; those of the last one stay while others are on their way. */
export function useEarningSummary(period: Period) {
  return useAsked(getEarningSummary, { query: period }, { placeholderData: (before) => before });
}

export function useEarnings(asked: EarningsAsked) {
  return usePages(listEarnings, asked, { counted: true, placeholderData: (before) => before });
}

export function useDeducted(asked: DeductedAsked) {
  return usePages(listDeducted, asked, { counted: true, placeholderData: (before) => before });
}

export function useEarning(earningId: string) {
  return useAsked(getEarning, { query: { earningId } });
}

/** The statement of a period, as a file on this device: a link cannot carry the session. */
export async function saveStatement(period: Period, name: string): Promise<void> {
  const pdf: unknown = await call(getEarningStatement, { query: period });
  if (pdf instanceof Blob) saveFile(pdf, `${name}.pdf`);
}
