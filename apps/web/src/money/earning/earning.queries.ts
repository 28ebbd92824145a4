import { deductedQuery, earningsQuery } from '@nukkad/contract/money/earning/earning-list.query';
import {
  getEarning,
  getEarningStatement,
  getEarningSummary,
  listDeducted,
  listEarnings,
} from '@nukkad/contract/money/earning/earning.api';
import { listAddress } from '@nukkad/lists/address';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { presentLanguage } from '../../platform/i18n/present-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { saveFile } from '../../ui/save-file.ts';
import type { Period } from './period.ts';

const root = 'earning';
export const earningKeys = [root] as const;
const keys = {
  summary: (period: Period) => [root, 'summary', period] as const,
  list: (asked: object) => [root, 'list', presentLanguage(), asked] as const,
  deducted: (asked: object) => [root, 'deducted', presentLanguage(), asked] as const,
  one: (earningId: string) => [root, 'one', presentLanguage(), earningId] as const,
};

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
  return useQuery({
    queryKey: keys.summary(period),
    queryFn: ({ signal }) => call(getEarningSummary, { query: period, quiet: true, signal }),
    placeholderData: (before) => before,
  });
}

export function useEarnings(asked: EarningsAsked) {
  useTranslation();
  return useInfiniteQuery({
    queryKey: keys.list(asked),
    queryFn: ({ pageParam, signal }) =>
      call(listEarnings, {
        query: { ...asked, cursor: pageParam || undefined, ...(!pageParam && { count: 'true' }) },
        quiet: true,
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  });
}

export function useDeducted(asked: DeductedAsked) {
  useTranslation();
  return useInfiniteQuery({
    queryKey: keys.deducted(asked),
    queryFn: ({ pageParam, signal }) =>
      call(listDeducted, {
        query: { ...asked, cursor: pageParam || undefined, ...(!pageParam && { count: 'true' }) },
        quiet: true,
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  });
}

export function useEarning(earningId: string) {
  useTranslation();
  return useQuery({
    queryKey: keys.one(earningId),
    queryFn: ({ signal }) => call(getEarning, { query: { earningId }, quiet: true, signal }),
  });
}

/** The statement of a period, as a file on this device: a link cannot carry the session. */
export async function saveStatement(period: Period, name: string): Promise<void> {
  const pdf: unknown = await call(getEarningStatement, { query: period });
  if (pdf instanceof Blob) saveFile(pdf, `${name}.pdf`);
}
