import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/people/expense/expense.api';
import { call } from '../../platform/api/client.ts';
import { useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';

export const useOwnExpenses = () =>
  usePages(api.listExpenses, { whose: 'own', limit: 50 }, { counted: true });

export const useExpense = (requestId: string) => useAsked(api.getExpense, { query: { requestId } });

export const useCategories = () => useAsked(api.listExpenseCategories, { query: { limit: 100 } });

export const useAddReceipts = () =>
  useSend(api.addReceipts, { given: (files: readonly File[]) => ({ files }) });

const lookAgainMs = 1_500;

/** Asked again while it is being read; without a network the person enters the amount as ever. */
export const useReceiptReading = (receiptId: string) =>
  useAsked(
    api.getReceiptReading,
    { query: { receiptId } },
    { refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? lookAgainMs : false), retry: false },
  );

export const removeReceipt = (receiptId: string) =>
  call(api.removeReceipt, { query: { receiptId }, quiet: true });

export type ExpenseBody = EndpointInput<typeof api.addExpense>['body'];

export const useWithdrawExpense = () =>
  useSend(api.withdrawExpense, {
    given: ({ requestId, version }: { requestId: string; version: number }) => ({
      query: { requestId, version: String(version) },
    }),
  });

export type CategoryBody = EndpointInput<typeof api.addExpenseCategory>['body'];

type AdvancesAsked = { readonly whose: 'own' | 'team'; readonly open?: 'true' };

export const useAdvances = (asked: AdvancesAsked) => usePages(api.listAdvances, { ...asked, limit: 50 });

export type AdvanceBody = EndpointInput<typeof api.giveAdvance>['body'];
